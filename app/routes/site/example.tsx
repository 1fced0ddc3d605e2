import { lazy, type ReactNode, Suspense } from "react";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { DevicePage } from "./device-page.tsx";

/** Its home, rules and words are fetched for this page alone. */
const importPage = () => import("./example/example-page.tsx");
const ExamplePage = lazy(async () => ({ default: (await importPage()).ExamplePage }));

export const handle = { areas: ["member", "visitor"] } satisfies PageWords;

export async function clientLoader() {
  await Promise.all([importPage(), addAreas(handle.areas)]);
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

export default function ExampleHomePage() {
  const t = useText();
  return (
    <Frame>
      <p className="max-w-prose text-ink-soft">{t("example.lead")}</p>
      <Suspense fallback={<Spinner />}>
        <ExamplePage />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <DevicePage page="example" title={t("site.hero.example")} className="max-w-4xl">
      {children}
    </DevicePage>
  );
}
