import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine } from "../plain-text.ts";
import { wrongPhone } from "./phone.ts";
import { isProfileType, type ProfileType } from "./profile.ts";
import { type PastDayWrong, PROFILE_NAME_MAX_LENGTH, wrongPastDay } from "./profile-draft.ts";

/** Who a profile is, each field as typed. */
export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly type: string;
  readonly bornOn: string;
  readonly phone: string;
}

/** In the order of the form, for the focus. */
export const PERSON_FIELDS = [
  "firstName",
  "lastName",
  "type",
  "bornOn",
  "phone",
] as const satisfies readonly (keyof PersonDraft)[];

export type PersonWrong = "required" | "too-long" | "not-a-type" | PastDayWrong | "not-a-phone";

export interface PersonEntry {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly phone: string | null;
}

/** One of the two names is enough, but without any nobody knows whom they act on. */
export function checkPerson(
  draft: PersonDraft,
  today: Day,
): Checked<PersonEntry, Partial<Record<keyof PersonDraft, PersonWrong>>> {
  const { type, bornOn } = draft;
  const firstName = plainLine(draft.firstName);
  const lastName = plainLine(draft.lastName);
  const phone = plainLine(draft.phone);
  const isNameless = firstName === "" && lastName === "";
  const wrong = wrongOnly<keyof PersonDraft, PersonWrong>({
    firstName: isNameless ? "required" : wrongLength(firstName),
    lastName: wrongLength(lastName),
    type: isProfileType(type) ? undefined : "not-a-type",
    bornOn: wrongPastDay(bornOn, today),
    phone: wrongPhone(phone),
  });
  if (Object.keys(wrong).length > 0 || !isProfileType(type)) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      firstName: firstName || null,
      lastName: lastName || null,
      type,
      bornOn: isDay(bornOn) ? bornOn : null,
      phone: phone || null,
    },
  };
}

function wrongLength(name: string): "too-long" | undefined {
  return isLongerThan(name, PROFILE_NAME_MAX_LENGTH) ? "too-long" : undefined;
}
