import type { ReactNode } from "react";

export type Tone = "valid" | "soon" | "expired" | "unknown" | "urgent" | "accent";

const TONES: Record<Tone, string> = {
  valid: "bg-valid/10 text-valid",
  soon: "bg-soon/10 text-soon",
  expired: "bg-expired/10 text-expired",
  unknown: "bg-unknown/10 text-unknown",
  urgent: "bg-urgent/10 text-urgent",
  accent: "bg-accent-soft text-accent",
};

/** A status is always an icon, a word and a colour. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold [&>svg]:size-4 [&>svg]:shrink-0 ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
