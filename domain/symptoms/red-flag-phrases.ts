import type { RedFlagId } from "./red-flag.ts";
import { BODY_PHRASES } from "./red-flag-phrases-body.ts";
import { FAMILY_PHRASES } from "./red-flag-phrases-family.ts";
import { HEAD_PHRASES } from "./red-flag-phrases-head.ts";

/** How people say each of them, in French, English and Spanish. */
export const RED_FLAG_PHRASES: Readonly<Record<RedFlagId, readonly string[]>> = {
  ...HEAD_PHRASES,
  ...BODY_PHRASES,
  ...FAMILY_PHRASES,
};
