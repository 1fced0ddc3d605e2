import { lazy, type ReactNode, Suspense } from "react";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { DevicePage } from "./device-page.tsx";

/** Its code and words are fetched for this page alone. */
const PhoneSetup = lazy(async () => ({
  default: (await import("#app/features/phone-setup/phone-setup.tsx")).PhoneSetup,
}));

export async function clientLoader() {
  await addArea("phone");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <Spinner />
    </Frame>
  );
}

/** Leads through what a phone needs: installing, notifications, the camera. */
export default function PhoneHelpPage() {
  const t = useText();
  return (
    <Frame>
      <p className="max-w-prose text-ink-soft">{t("phone.lead")}</p>
      <Suspense fallback={<Spinner />}>
        <PhoneSetup />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <DevicePage page="help/phone" title={t("site.phoneHelp")} className="max-w-3xl">
      {children}
    </DevicePage>
  );
}
