import { Fragment } from "react";
import { Dosage } from "#app/locale/dosage.tsx";
import { useText } from "#app/locale/text.tsx";
import { formWord } from "#domain/inventory/form.ts";
import { FormPictogram } from "../form-pictogram.tsx";
import type { MedicationReference } from "../medication-reference.ts";
import { MoleculeNames } from "../molecule-names.tsx";
import { usePackQuantity } from "../pack-words.ts";

/** One proposed presentation: what tells it from its neighbours stands first. */
export function ReferenceSuggestion({ reference }: { reference: MedicationReference }) {
  const t = useText();
  const packQuantity = usePackQuantity();
  const facts = [
    reference.form === null ? (
      <span key="form" lang={reference.languages.molecule}>
        {reference.formInSource}
      </span>
    ) : (
      t(`inventory.form.${formWord(reference.form)}`)
    ),
    reference.defaultQuantity === null
      ? ""
      : t("inventory.suggestions.pack", {
          quantity: packQuantity(reference.form, reference.defaultQuantity),
        }),
    <MoleculeNames key="molecule" reference={reference} />,
    reference.needsPrescription ? t("inventory.suggestions.prescription") : "",
    reference.isWithdrawn ? t("inventory.suggestions.withdrawn") : "",
  ];
  return (
    <span className="flex items-center gap-3">
      {reference.form && <FormPictogram form={reference.form} className="size-6 text-accent" />}
      <span className="min-w-0">
        <span className="block font-semibold">
          {reference.name} <Dosage>{reference.dosage}</Dosage>
        </span>
        <span className="block text-ink-soft text-sm">
          {facts.filter(Boolean).map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and never move
            <Fragment key={place}>
              {place > 0 && " · "}
              {fact}
            </Fragment>
          ))}
        </span>
      </span>
    </span>
  );
}
