import { lazy, type ReactNode, Suspense } from "react";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { DevicePage } from "./device-page.tsx";
import { NumbersToCall } from "./numbers-to-call.tsx";

/** Its rules and words are fetched for this page alone. */
const importQuestion = () => import("./first-answer/visitor-question.tsx");
const VisitorQuestion = lazy(async () => ({ default: (await importQuestion()).VisitorQuestion }));

export const handle = { areas: ["member", "fill", "visitor"] } satisfies PageWords;

export async function clientLoader() {
  const [{ readQuestionAhead }] = await Promise.all([importQuestion(), addAreas(handle.areas)]);
  readQuestionAhead();
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

export default function FirstAnswerPage() {
  const t = useText();
  return (
    <Frame>
      <p className="max-w-prose text-ink-soft">{t("visitor.lead")}</p>
      <Suspense fallback={<Spinner />}>
        <VisitorQuestion />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <DevicePage page="first-answer" title={t("site.hero.askFirst")} className="max-w-3xl">
      {children}
    </DevicePage>
  );
}
