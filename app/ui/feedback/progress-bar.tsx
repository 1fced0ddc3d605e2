import type { Tone } from "../list/badge.tsx";

const FILL: Record<Tone, string> = {
  valid: "bg-valid",
  soon: "bg-soon",
  expired: "bg-expired",
  unknown: "bg-unknown",
  urgent: "bg-urgent",
  accent: "bg-accent",
};

/** Five hundredths, so that what is nearly gone is still seen. */
const MIN_VISIBLE_SHARE = 0.05;

/** @param share 0 to 1; what lies outside is drawn as the nearest end. */
export function ProgressBar({
  share,
  label,
  tone = "accent",
}: {
  share: number;
  label: string;
  tone?: Tone;
}) {
  const shown = Math.min(1, Math.max(MIN_VISIBLE_SHARE, share));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(1, Math.max(0, share)) * 100)}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div className={`h-full rounded-full ${FILL[tone]}`} style={{ width: `${shown * 100}%` }} />
    </div>
  );
}
