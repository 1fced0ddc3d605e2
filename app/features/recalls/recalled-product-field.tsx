import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import type { DraftProduct } from "./recall-draft.ts";

/** One product that the notice may mean: whether it does, and which batches. */
export function RecalledProductField({
  product,
  onChange,
}: {
  product: DraftProduct;
  onChange: (product: DraftProduct) => void;
}) {
  const t = useText();
  const { name, dosage, form, isChosen, allLots, lots } = product;
  return (
    <>
      <Checkbox
        label={
          <>
            <span className="font-semibold">
              {name} {dosage}
            </span>
            <span className="block text-ink-soft text-sm">{form}</span>
          </>
        }
        checked={isChosen}
        onChange={({ target }) => onChange({ ...product, isChosen: target.checked })}
      />
      {isChosen && (
        <div className="mt-2 flex flex-col gap-2 sm:pl-8">
          {!allLots && (
            <Field label={t("admin.recalls.fields.lots")} hint={t("admin.recalls.fields.lotsHint")}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  spellCheck={false}
                  value={lots}
                  onChange={({ target }) => onChange({ ...product, lots: target.value })}
                />
              )}
            </Field>
          )}
          <Checkbox
            label={t("admin.recalls.fields.allLots")}
            checked={allLots}
            onChange={({ target }) => onChange({ ...product, allLots: target.checked })}
          />
        </div>
      )}
    </>
  );
}
