import type { BodyDraft } from "#domain/profiles/body-draft.ts";
import { useMeasureWords } from "../measure-words.ts";

/** A measure of a form as people read it; what is no number stands as typed. */
export function useShownBody(): (form: BodyDraft, field: keyof BodyDraft) => string {
  const words = useMeasureWords();
  return ({ weight, height }, field) =>
    field === "weight"
      ? (words.weight(weight.metric, weight.unit) ?? weight.text)
      : (words.height(height.metric, height.unit) ?? height.text);
}
