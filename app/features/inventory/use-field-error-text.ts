import { useText } from "#app/locale/text.tsx";
import type { FormErrorCode } from "./form.ts";

/**
 * The sentence under a field. A field brings its own sentences where it has something better to say than the
 * general one.
 */
export function useFieldErrorText() {
  const t = useText();
  return (
    error: { type?: unknown } | undefined,
    own: Partial<Record<FormErrorCode, string>>,
  ): string | undefined => {
    const word = error?.type as FormErrorCode | undefined;
    if (word === undefined) return undefined;
    return own[word] ?? t(`inventory.wrong.${GENERAL[word]}`);
  };
}

/** Words whose field says it better fall back on the nearest general sentence. */
const GENERAL = {
  required: "required",
  "not-a-form": "required",
  "below-minimum": "not-a-number",
  "not-a-number": "not-a-number",
  "two-readings": "two-readings",
  "above-maximum": "above-maximum",
  "too-long": "too-long",
  "not-a-day": "not-a-day",
  "in-the-future": "in-the-future",
  "not-a-time": "not-a-time",
  twice: "twice",
  "no-weekday": "no-weekday",
  "before-start": "before-start",
  "not-official": "not-official",
} as const satisfies Record<FormErrorCode, string>;
