import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { quietMoment } from "#app/client/time/quiet-moment.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { DevicePage } from "./device-page.tsx";
import { NumbersToCall } from "./numbers-to-call.tsx";

/** Their code and words are fetched for this page alone. */
const importCabinet = () => import("#app/features/inventory/fill/visitor-cabinet.tsx");
const importEmergencyCard = () => import("#app/features/symptoms/emergency/emergency-card.tsx");
const VisitorCabinet = lazy(async () => ({ default: (await importCabinet()).VisitorCabinet }));
const EmergencyCard = lazy(async () => ({ default: (await importEmergencyCard()).EmergencyCard }));

export const handle = { areas: ["member", "fill"] } satisfies PageWords;

export async function clientLoader() {
  await Promise.all([importCabinet(), importEmergencyCard(), addAreas(handle.areas)]);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <NumbersToCall />
      <Spinner />
    </Frame>
  );
}

/** A list of boxes before there is an account. It stays on the device, and is found again by the page that fills a cabinet. */
export default function FirstCabinetPage() {
  const t = useText();
  useEffect(() => {
    const leaving = new AbortController();
    void fetchQuestionAhead(leaving.signal);
    return () => leaving.abort();
  }, []);
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

/** What the link below the list opens, fetched while the list is typed. */
async function fetchQuestionAhead(signal: AbortSignal): Promise<void> {
  await quietMoment({ signal });
  if (signal.aborted) return;
  try {
    const [{ readQuestionAhead }] = await Promise.all([
      import("./first-answer/visitor-question.tsx"),
      addAreas(["visitor"]),
    ]);
    readQuestionAhead();
  } catch {
    // Its own page fetches it again, and says what fails.
  }
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <DevicePage page="first-cabinet" title={t("site.hero.tryFirst")} className="max-w-6xl">
      {children}
    </DevicePage>
  );
}
