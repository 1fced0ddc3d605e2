import { lazy, type ReactNode, Suspense } from "react";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { DevicePage } from "./device-page.tsx";

/** Their code and words are fetched for this page alone. */
const VisitorCabinet = lazy(async () => ({
  default: (await import("#app/features/inventory/fill/visitor-cabinet.tsx")).VisitorCabinet,
}));
const EmergencyCard = lazy(async () => ({
  default: (await import("#app/features/symptoms/emergency/emergency-card.tsx")).EmergencyCard,
}));

export async function clientLoader() {
  await Promise.all([addArea("member"), addArea("fill")]);
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

/** A list of boxes before there is an account. It stays on the device, and is found again by the page that fills a cabinet. */
export default function FirstCabinetPage() {
  const t = useText();
  return (
    <Frame>
      <p className="max-w-prose text-ink-soft">{t("fill.lead")}</p>
      <Suspense fallback={<Spinner />}>
        <EmergencyCard />
        <VisitorCabinet />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <DevicePage page="first-cabinet" title={t("site.hero.tryFirst")} className="max-w-6xl">
      {children}
    </DevicePage>
  );
}
