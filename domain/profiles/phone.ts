import { isLongerThan } from "../draft.ts";

/** In characters, as the database limits it. */
const PHONE_MAX_LENGTH = 50;

/** No number that reaches anybody has fewer digits: 15, 112. */
const MIN_DIGITS = 2;

/** A number as people write it in any country, with spaces, dots and an extension; empty is right. */
export function wrongPhone(typed: string): "too-long" | "not-a-phone" | undefined {
  if (typed === "") return undefined;
  if (isLongerThan(typed, PHONE_MAX_LENGTH)) return "too-long";
  const digits = typed.replace(/\D/gu, "").length;
  return /^[+(\d]/u.test(typed) && digits >= MIN_DIGITS ? undefined : "not-a-phone";
}

/** The number for a link that calls it: digits and the plus in front. */
export function diallable(phone: string): string {
  const [number = ""] = phone.split(/[a-z]/iu);
  return number.replace(/(?!^\+)\D/gu, "");
}
