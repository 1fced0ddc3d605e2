import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";

export const PROFILE_TYPES = ["adult", "child"] as const;

export type ProfileType = (typeof PROFILE_TYPES)[number];

/** A person whose medicines are kept. The main profile of an account has the id of its user. */
export interface Profile {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isPrimary: boolean;
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly createdAt: Instant;
}

export function isProfileType(text: string): text is ProfileType {
  return (PROFILE_TYPES as readonly string[]).includes(text);
}

/** First and last name as far as they are known; null for a profile without any ('Profil sans nom'). */
export function profileName({
  firstName,
  lastName,
}: Pick<Profile, "firstName" | "lastName">): string | null {
  const names = [firstName, lastName]
    .map((name) => name?.trim() ?? "")
    .filter((name) => name !== "");
  return names.length > 0 ? names.join(" ") : null;
}
