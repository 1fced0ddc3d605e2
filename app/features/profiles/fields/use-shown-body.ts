import { formatDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage } from "#app/locale/text.tsx";
import { isDay } from "#domain/calendar/day.ts";
import type { BodyDraft } from "#domain/profiles/body-draft.ts";

/** A measure of a form as people read it; what is no number stands as typed. */
export function useShownBody(): (form: BodyDraft, field: keyof BodyDraft) => string {
  const words = useMeasureWords();
  const language = useLanguage();
  return ({ weight, weighedOn, height }, field) => {
    if (field === "weighedOn") return isDay(weighedOn) ? formatDay(weighedOn, language) : weighedOn;
    return field === "weight"
      ? (words.weight(weight.metric, weight.unit) ?? weight.text)
      : (words.height(height.metric, height.unit) ?? height.text);
  };
}
