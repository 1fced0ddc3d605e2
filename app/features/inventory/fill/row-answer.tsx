import { useQueryClient } from "@tanstack/react-query";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { FORMS, formWord, isForm } from "#domain/inventory/form.ts";
import type { MedicationWrong } from "#domain/inventory/medication-draft.ts";
import { ReferenceSuggestion } from "../fields/reference-suggestion.tsx";
import type { BoxRow } from "./box-row.ts";
import type { CheckedRow } from "./check-row.ts";

/** What the list of medicines says of a row, or what the row has to be asked. */
export function RowAnswer({
  row,
  checked,
  onChange,
  onRemove,
}: {
  row: BoxRow;
  checked: CheckedRow;
  onChange: (facts: Partial<BoxRow>) => void;
  onRemove: () => void;
}) {
  const t = useText();
  const { state, reference } = checked;
  const name = row.name || t("fill.nameless");
  if (state === "searching") {
    return (
      <p role="status" className="text-ink-soft">
        {t("fill.searching")}
      </p>
    );
  }
  if (state === "choose") return <WhichOne row={row} checked={checked} onChange={onChange} />;
  return (
    <>
      {reference ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ReferenceSuggestion reference={reference} />
          <Button
            variant="plain"
            aria-label={t("fill.changeOf", { name })}
            // What was chosen is asked about again; what the line alone said is typed by hand.
            onClick={() => onChange({ chosen: null, isUnlisted: row.chosen === null })}
          >
            {t("fill.change")}
          </Button>
        </div>
      ) : (
        <Unlisted row={row} checked={checked} />
      )}
      {checked.keepsName && (
        <p className="text-ink-soft text-sm">{t("fill.keepsName", { name: row.name })}</p>
      )}
      <MissingFields row={row} checked={checked} onChange={onChange} />
      {state === "same" && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-soon">{t("fill.same", { name })}</legend>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => onChange({ isAnother: true })}>
              {t("fill.another")}
            </Button>
            <Button variant="secondary" onClick={onRemove}>
              {t("fill.notAnother")}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}

/** One press each; what is meant is never assumed. */
function WhichOne({
  row,
  checked: { choices, hasMoreChoices, lacks },
  onChange,
}: {
  row: BoxRow;
  checked: CheckedRow;
  onChange: (facts: Partial<BoxRow>) => void;
}) {
  const t = useText();
  const question = t("fill.which", { line: row.line || row.name });
  const none = (
    <Button
      variant={lacks.length > 0 ? "secondary" : "plain"}
      className="self-start"
      onClick={() => onChange({ isUnlisted: true })}
    >
      {t("fill.none")}
    </Button>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 break-words font-semibold">{question}</legend>
      {lacks.map(({ of, typed }) => (
        <p key={of} className="text-soon">
          {t(`fill.lacks.${of}`, {
            typed: isForm(typed) ? t(`inventory.form.${formWord(typed)}`) : typed,
          })}
        </p>
      ))}
      {lacks.length > 0 && <p className="text-soon">{t("fill.lacksHint")}</p>}
      {lacks.length > 0 && none}
      {choices.map((reference) => (
        <Button
          key={reference.id}
          variant="secondary"
          className="justify-start py-2 text-left"
          onClick={() => onChange({ chosen: reference })}
        >
          <ReferenceSuggestion reference={reference} />
        </Button>
      ))}
      {hasMoreChoices && <p className="text-ink-soft text-sm">{t("fill.moreChoices")}</p>}
      {lacks.length === 0 && none}
    </fieldset>
  );
}

function Unlisted({ row, checked }: { row: BoxRow; checked: CheckedRow }) {
  const t = useText();
  const queryClient = useQueryClient();
  if (row.name.trim() === "") return null;
  if (!checked.isSearchFailed) return <p className="text-ink-soft">{t("fill.unlisted")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-ink-soft">{t("fill.searchFailed")}</p>
      <Button
        variant="plain"
        onClick={() =>
          void queryClient.refetchQueries({ queryKey: ["references"], type: "active" })
        }
      >
        {t("fill.retry")}
      </Button>
    </div>
  );
}

const DOSAGE_WRONG: Partial<
  Record<MedicationWrong, "fill.wrong.strength" | "fill.wrong.strengthTwoReadings">
> = {
  "below-minimum": "fill.wrong.strength",
  "two-readings": "fill.wrong.strengthTwoReadings",
};

/** Fields that no listed medicine fills in. */
function MissingFields({
  row,
  checked: { reference, wrong },
  onChange,
}: {
  row: BoxRow;
  checked: CheckedRow;
  onChange: (facts: Partial<BoxRow>) => void;
}) {
  const t = useText();
  const asksForm = reference === null || reference.form === null;
  const asksQuantity = reference === null || reference.defaultQuantity === null;
  // A file may say how much is left, and of no other row is that asked.
  const asksLeft = row.left !== "";
  if (row.name.trim() === "" || !(asksForm || asksQuantity || asksLeft)) return null;
  return (
    <div className="grid gap-3 min-[22rem]:grid-cols-2">
      {reference === null && (
        <Field
          label={t("fill.strength")}
          error={wrong.dosage && t(DOSAGE_WRONG[wrong.dosage] ?? "fill.wrong.long")}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              value={row.dosage}
              autoComplete="off"
              onChange={({ target }) => onChange({ dosage: target.value })}
            />
          )}
        </Field>
      )}
      {asksForm && (
        <Field label={t("fill.form")} error={wrong.form && t("fill.wrong.form")} required>
          {(control) => (
            <Select
              {...control}
              value={row.form}
              onChange={({ target }) =>
                onChange({ form: isForm(target.value) ? target.value : "" })
              }
            >
              <option value="">{t("fill.chooseForm")}</option>
              {FORMS.map((form) => (
                <option key={form} value={form}>
                  {t(`inventory.form.${formWord(form)}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {asksQuantity && (
        <Field
          label={t("fill.quantity")}
          error={wrong.totalQuantity && t("fill.wrong.quantity")}
          hint={row.form !== "" && t(`inventory.hints.unit.${formWord(row.form)}`)}
          required
        >
          {(control) => (
            <NumberInput
              {...control}
              value={row.quantity}
              onChange={({ target }) => onChange({ quantity: target.value })}
            />
          )}
        </Field>
      )}
      {asksLeft && (
        <Field
          label={t("fill.left")}
          error={wrong.currentQuantity && t("fill.wrong.quantity")}
          optional
        >
          {(control) => (
            <NumberInput
              {...control}
              value={row.left}
              onChange={({ target }) => onChange({ left: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
