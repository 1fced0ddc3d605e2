import { isDay } from "../../../domain/calendar/day.ts";
import { formWord, isForm } from "../../../domain/inventory/form.ts";
import { formatShortDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import type { MedicationForm } from "./form.ts";
import type { Merge, MergedField } from "./merge.ts";

/** Somebody else saved first: what they wrote, what is typed here, and the choice between the two. */
export function MergeNotice({
  merge,
  saved,
  onTake,
}: {
  merge: Merge;
  saved: MedicationForm;
  onTake: (field: MergedField) => void;
}) {
  const t = useText();
  const shown = useShown();
  return (
    <div role="alert" className="mt-5 rounded-control border border-soon bg-soon/10 p-4">
      <p className="font-semibold">{t("inventory.editing.conflict.title")}</p>
      <p>{t("inventory.editing.conflict.body")}</p>
      <dl className="mt-2 flex flex-col gap-3">
        {merge.taken.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{t(`inventory.fields.${field}`)}</dt>
            <dd>{t("inventory.editing.conflict.taken", { value: shown(saved[field]) })}</dd>
          </div>
        ))}
        {merge.contested.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{t(`inventory.fields.${field}`)}</dt>
            <dd>{t("inventory.editing.conflict.saved", { value: shown(saved[field]) })}</dd>
            <dd>{t("inventory.editing.conflict.yours", { value: shown(merge.form[field]) })}</dd>
            <dd className="mt-1">
              <Button look="secondary" onClick={() => onTake(field)}>
                {t("inventory.editing.conflict.take")}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A field's text as people read it: forms in their language, days as they write them. */
function useShown(): (value: string) => string {
  const t = useText();
  const language = useLanguage();
  return (value) => {
    if (value === "") return t("inventory.editing.conflict.nothing");
    if (isForm(value)) return t(`inventory.form.${formWord(value)}`);
    return isDay(value) ? formatShortDay(value, language) : value;
  };
}
