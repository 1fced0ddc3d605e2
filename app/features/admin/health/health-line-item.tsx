import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CircleX from "lucide-react/icons/circle-x";
import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import type { HealthLine, HealthState } from "#domain/installation/installation-health.ts";

const LOOKS: Readonly<Record<HealthState, { tone: Tone; icon: ReactNode }>> = {
  broken: { tone: "expired", icon: <CircleX aria-hidden="true" /> },
  attention: { tone: "soon", icon: <CircleAlert aria-hidden="true" /> },
  unknown: { tone: "unknown", icon: <CircleHelp aria-hidden="true" /> },
  fine: { tone: "valid", icon: <CircleCheck aria-hidden="true" /> },
};

/** What the sentences of the lines are filled with. */
export interface HealthValues {
  readonly newest: string;
  readonly size: string;
  readonly delivered: string;
  readonly failed: string;
  readonly version: string;
  readonly edition: string;
  readonly reviewed: number;
  readonly count: number;
}

/** One topic: its state in a word, what is the case, and what to do about it. */
export function HealthLineItem({
  line,
  values,
  children,
}: {
  line: HealthLine;
  values: HealthValues;
  children?: ReactNode;
}) {
  const t = useText();
  const { topic, state, code } = line;
  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-base">{t(`health.topic.${topic}`)}</h2>
        <Badge {...LOOKS[state]}>{t(`health.state.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{t(`health.said.${code}`, { ...values })}</p>
      {state !== "fine" && (
        <p className="text-ink-soft wrap-anywhere">
          {t("health.todo", { what: t(`health.action.${line.code}`) })}
        </p>
      )}
      {children}
    </li>
  );
}
