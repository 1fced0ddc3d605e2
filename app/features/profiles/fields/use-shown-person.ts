import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { isDay } from "#domain/calendar/day.ts";
import type { PersonDraft } from "#domain/profiles/person-draft.ts";
import { isProfileType } from "#domain/profiles/profile.ts";

/** A field of a person as people read it: the type in their language, days as they write them. */
export function useShownPerson(): (form: PersonDraft, field: keyof PersonDraft) => string {
  const t = useText();
  const language = useLanguage();
  return (form, field) => {
    const value = form[field];
    if (field === "type" && isProfileType(value)) return t(`profiles.type.${value}`);
    return isDay(value) ? formatShortDay(value, language) : value;
  };
}
