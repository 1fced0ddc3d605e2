import { epochMs, type Instant } from "../calendar/instant.ts";
import { instantOf, isWallTime } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import type { Checked } from "../draft.ts";
import type { Observed } from "./observed-moment.ts";

export const OBSERVED_CHOICES = ["now", "half-hour", "hour", "other"] as const;

export type ObservedChoice = (typeof OBSERVED_CHOICES)[number];

export interface ObservedDraft {
  readonly choice: ObservedChoice;
  /** As `<input type="datetime-local">` writes it; read for another hour alone. */
  readonly typed: string;
}

export type ObservedWrong = "required" | "not-a-time" | "in-the-future" | "too-early";

/** @param earliest before it, the page that notes it would not show it */
export function checkObserved(
  { choice, typed }: ObservedDraft,
  {
    now,
    earliest,
    zone,
  }: { readonly now: Instant; readonly earliest: Instant; readonly zone: Zone },
): Checked<Observed | null, ObservedWrong> {
  switch (choice) {
    case "now":
      return { ok: true, value: null };
    case "half-hour":
      return { ok: true, value: { minutesAgo: 30 } };
    case "hour":
      return { ok: true, value: { minutesAgo: 60 } };
    case "other": {
      if (typed === "") return { ok: false, wrong: "required" };
      if (!isWallTime(typed)) return { ok: false, wrong: "not-a-time" };
      const at = instantOf(typed, zone);
      if (epochMs(at) > epochMs(now)) return { ok: false, wrong: "in-the-future" };
      if (epochMs(at) < epochMs(earliest)) return { ok: false, wrong: "too-early" };
      return { ok: true, value: { at } };
    }
  }
}
