import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ReactNode } from "react";

/** `gap` can be mended here; `unknown` could not be read, or depends on another line. */
export type LineState = "fine" | "gap" | "unknown";

const LOOKS = {
  fine: { Icon: CircleCheck, colour: "text-valid" },
  gap: { Icon: CircleAlert, colour: "text-soon" },
  unknown: { Icon: CircleHelp, colour: "text-unknown" },
} as const;

/** One question of the list with its answer, and below it what mends it. */
export function ReadinessLine({
  state,
  title,
  children,
}: {
  state: LineState;
  title: string;
  /** The answer in words, and at most one action. */
  children: ReactNode;
}) {
  const { Icon, colour } = LOOKS[state];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${colour}`} />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <h3 className="font-semibold text-base">{title}</h3>
        {children}
      </div>
    </li>
  );
}
