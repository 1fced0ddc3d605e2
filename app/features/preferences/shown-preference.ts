import { useText } from "#app/locale/text.tsx";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import { isMinutes, type ShownPreference } from "#domain/preferences/preferences.ts";

/** The value of a preference in words, for a reader who does not change it. */
export function useShownPreference(): (
  name: ShownPreference,
  value: boolean | number | string,
) => string {
  const t = useText();
  return (name, value) => {
    if (typeof value === "boolean") return t(value ? "preferences.on" : "preferences.off");
    if (isMinutes(name)) return t(`preferences.${name}Minutes`, { count: Number(value) });
    const language = LANGUAGES.find((each) => each === value);
    return language ? LANGUAGE_NAMES[language] : String(value);
  };
}
