import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Combobox } from "#app/ui/form/combobox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { MEDICATION_MAX_LENGTHS } from "#domain/inventory/medication-draft.ts";
import { fold } from "#domain/locale/fold.ts";
import { fillFrom } from "../form.ts";
import type { MedicationReference } from "../medication-reference.ts";
import { suggestionsQuery } from "../queries.ts";
import { ReferenceSource } from "../reference-source.tsx";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";
import { ReferenceSuggestion } from "./reference-suggestion.tsx";

/** Long enough to let a word be typed, short enough to seem immediate. */
const PAUSE_MS = 180;

/** The name of the box, with what the reference list proposes for it. */
export function NameField({
  form,
  reference = null,
}: {
  form: MedicationFormControl;
  /** What the form was filled from before anybody typed. */
  reference?: MedicationReference | null | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const wrong = useFieldErrorText();
  const { field, fieldState } = useController({ control: form.control, name: "name" });
  const [chosen, setChosen] = useState(field.value);
  const [filledFrom, setFilledFrom] = useState<MedicationReference | null>(reference);
  // What was stored or chosen needs no proposals; only typing does.
  const asked = useDebounced(field.value === chosen ? "" : field.value, PAUSE_MS);
  const suggestions = useQuery(suggestionsQuery(asked, language));
  // Until the answer for these letters is here, what stays of the last one must still fit them.
  const isBehind = suggestions.isPlaceholderData || asked !== field.value;
  const proposed = (suggestions.data ?? []).filter(
    ({ name, molecule }) => !isBehind || fold(`${name} ${molecule}`).includes(fold(field.value)),
  );
  const isStillFilled = filledFrom !== null && form.watch("referenceId") === filledFrom.id;
  const isAsking = field.value !== chosen && field.value.trim().length >= 2;

  function choose(reference: MedicationReference) {
    setChosen(reference.name);
    setFilledFrom(reference);
    const typed = form.getValues();
    form.reset({ ...typed, ...fillFrom(reference, typed, language) }, { keepDefaultValues: true });
  }

  return (
    <Field
      label={t("inventory.fields.name")}
      hint={
        isStillFilled ? (
          <>
            <ReferenceSource reference={filledFrom} />
            {filledFrom.isWithdrawn && ` · ${t("inventory.suggestions.withdrawn")}`}
          </>
        ) : (
          <SuggestionsState isAsking={isAsking} {...suggestions} />
        )
      }
      error={wrong(fieldState.error, {
        required: t("inventory.wrong.name"),
        "too-long": t("inventory.wrong.longerThan", { max: MEDICATION_MAX_LENGTHS.name }),
      })}
      required
    >
      {(control) => (
        <Combobox
          {...control}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          autoCapitalize="words"
          enterKeyHint="next"
          value={field.value}
          onValueChange={(value) => {
            // Another name is another medicine: what the reference said no longer holds.
            if (value !== form.getValues("name")) {
              form.setValue("referenceId", "");
              setFilledFrom(null);
            }
            field.onChange(value);
          }}
          suggestions={isAsking ? proposed : []}
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          onChoose={choose}
          renderItem={(reference) => <ReferenceSuggestion reference={reference} />}
        />
      )}
    </Field>
  );
}

/** What the search is doing, said where the eye already is; the form can always be filled by hand. */
function SuggestionsState({
  isAsking,
  isError,
  isFetching,
  data,
}: {
  isAsking: boolean;
  isError: boolean;
  isFetching: boolean;
  data: readonly MedicationReference[] | undefined;
}) {
  const t = useText();
  if (!isAsking) return t("inventory.hints.name");
  if (isError) return t("inventory.suggestions.failed");
  if (isFetching || !data) return t("inventory.suggestions.searching");
  return data.length === 0
    ? t("inventory.suggestions.none")
    : t("inventory.suggestions.found", { count: data.length });
}
