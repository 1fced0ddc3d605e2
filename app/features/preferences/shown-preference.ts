import { useText } from "#app/locale/text.tsx";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import {
  isMinutes,
  type PreferenceField,
  type PreferencesDraft,
} from "#domain/preferences/preferences.ts";

/** A preference in words, for a reader who does not change it. */
export function useShownPreference(): (form: PreferencesDraft, field: PreferenceField) => string {
  const t = useText();
  return (form, field) => {
    const value = form[field];
    if (typeof value === "boolean") return t(value ? "preferences.on" : "preferences.off");
    if (isMinutes(field)) {
      return t(`preferences.${field}Minutes`, { count: Number(value) });
    }
    const language = LANGUAGES.find((each) => each === value);
    return language ? LANGUAGE_NAMES[language] : value;
  };
}
