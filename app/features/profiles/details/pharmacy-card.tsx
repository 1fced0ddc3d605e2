import { useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { mergeForms } from "#domain/merge.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import type { ProfileFacts } from "../profile-facts.ts";

/** A list entry may not be empty: second specification, section 5. */
const NONE = "none";

/** A pharmacy that can be ordered from. */
export interface ListedPharmacy {
  readonly id: string;
  readonly name: string;
  /** In the reader's country: those alone are offered. */
  readonly isNear: boolean;
}

interface PharmacyDraft {
  readonly pharmacyId: string;
}

interface PharmacyEntry {
  readonly defaultPharmacyId: string | null;
}

/** Where this person's medicines come from as a rule. */
export function PharmacyCard({
  facts,
  pharmacies,
  mayEdit,
}: {
  facts: ProfileFacts;
  pharmacies: readonly ListedPharmacy[] | undefined;
  mayEdit: boolean;
}) {
  const t = useText();
  return (
    <EditableCard
      title={t("profiles.pharmacy.title")}
      mayEdit={mayEdit && pharmacies !== undefined}
      view={<PharmacyView id={facts.defaultPharmacyId} pharmacies={pharmacies} />}
      editor={(onClose) => (
        <PharmacyForm facts={facts} pharmacies={pharmacies ?? []} onClose={onClose} />
      )}
    />
  );
}

function PharmacyView({
  id,
  pharmacies,
}: {
  id: string | null;
  pharmacies: readonly ListedPharmacy[] | undefined;
}) {
  const t = useText();
  if (id === null) return <p className="text-ink-soft">{t("profiles.pharmacy.unset")}</p>;
  if (!pharmacies) return <Skeleton className="h-6 w-48" />;
  return (
    <p>{pharmacies.find((pharmacy) => pharmacy.id === id)?.name ?? t("profiles.pharmacy.gone")}</p>
  );
}

function PharmacyForm({
  facts,
  pharmacies,
  onClose,
}: {
  facts: ProfileFacts;
  pharmacies: readonly ListedPharmacy[];
  onClose: () => void;
}) {
  const t = useText();
  const stored = useFactsForm<PharmacyDraft, PharmacyEntry, "pharmacyId">(
    facts,
    {
      toForm: ({ defaultPharmacyId }) => ({ pharmacyId: defaultPharmacyId ?? NONE }),
      check: ({ pharmacyId }) => ({
        ok: true,
        value: { defaultPharmacyId: pharmacyId === NONE ? null : pharmacyId },
      }),
      merge: (versions) => mergeForms(["pharmacyId"], versions),
      // The specification has it stand in both tables.
      changeOf: (entry) => ({ profile: entry, details: entry }),
    },
    onClose,
  );
  // What was chosen elsewhere, or is offered no longer, stays until somebody decides otherwise.
  const offered = pharmacies.filter(({ id, isNear }) => isNear || id === stored.base.pharmacyId);
  const nameOf = (id: string) =>
    id === NONE
      ? t("profiles.pharmacy.none")
      : (pharmacies.find((pharmacy) => pharmacy.id === id)?.name ?? t("profiles.pharmacy.gone"));
  const isGone = offered.every(({ id }) => id !== stored.base.pharmacyId);
  return (
    <FactsForm
      stored={stored}
      labelOf={() => t("profiles.pharmacy.title")}
      shown={({ pharmacyId }) => nameOf(pharmacyId)}
      onCancel={onClose}
    >
      <Field
        label={t("profiles.pharmacy.title")}
        hint={offered.length === 0 ? t("profiles.pharmacy.noneNear") : undefined}
      >
        {(control) => (
          <Select {...control} {...stored.form.register("pharmacyId")}>
            <option value={NONE}>{nameOf(NONE)}</option>
            {isGone && stored.base.pharmacyId !== NONE && (
              <option value={stored.base.pharmacyId}>{nameOf(stored.base.pharmacyId)}</option>
            )}
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FactsForm>
  );
}
