import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import {
  CARD_FIELDS,
  type CardDraft,
  type CardWrong,
  checkCard,
  type StatedFacts,
  toCardDraft,
} from "#domain/emergency-card/card-draft.ts";
import { BLOOD_GROUPS, DONOR_WISHES, isDonorWish } from "#domain/emergency-card/card-lines.ts";
import { mergeForms } from "#domain/merge.ts";
import type { StoredCard } from "./data.ts";
import { useSaveCardFacts } from "./queries.ts";

type CardFormValues = { -readonly [Name in keyof CardDraft]: CardDraft[Name] };
type FieldName = keyof CardFormValues;

const CONTACTS = ["first", "second"] as const;

export function CardFactsForm({
  card,
  allergies,
  onClose,
}: {
  card: StoredCard;
  allergies: readonly string[];
  onClose: () => void;
}) {
  const t = useText();
  const save = useSaveCardFacts(card.profileId);
  const stored = useVersionedForm<StoredCard, CardFormValues, StatedFacts, FieldName>(card, {
    toForm: (facts) => toCardDraft(facts, allergies),
    check: (form) => checkCard(form, allergies),
    merge: (versions) => mergeForms(CARD_FIELDS, versions, isSame),
    save,
    onSaved() {
      onClose();
      showToast({ tone: "success", message: t("card.facts.saved") });
    },
    onFailed: () => showToast({ tone: "failure", message: t("card.facts.failed") }),
  });
  const { form, base, merge, problem, isSaving, isSaved } = stored;
  const { register, formState } = form;
  const wrong = (error: { type?: unknown } | undefined) =>
    error && t(`card.facts.wrong.${error.type as CardWrong}`);
  const errors = formState.errors as Partial<Record<string, { type?: unknown }>>;
  const reactionErrors = (formState.errors.reactions ?? []) as { type?: unknown }[];

  return (
    <CardForm
      isUnsaved={formState.isDirty && !isSaved}
      isSaving={isSaving}
      failure={problem ? failureOf(problem) : null}
      notice={
        merge && (
          <MergeNotice
            title={t("card.facts.changed")}
            fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
              field,
              label: labelOf(field),
              saved: shown(base, field),
              mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
            }))}
            onTake={stored.acceptSaved}
          />
        )
      }
      onSubmit={form.handleSubmit(stored.save)}
      onCancel={onClose}
    >
      <Field label={t("card.facts.blood")} hint={t("card.facts.bloodHint")} optional>
        {(control) => (
          <Select {...control} {...register("bloodGroup")}>
            <option value="">{t("card.facts.unsaid")}</option>
            {BLOOD_GROUPS.map((group) => (
              <option key={group} value={group}>
                {group}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {allergies.map((allergy, nth) => (
        <Field
          key={allergy}
          label={t("card.facts.reaction", { allergy })}
          hint={nth === 0 ? t("card.facts.reactionHint") : undefined}
          error={wrong(reactionErrors[nth])}
          optional
        >
          {(control) => (
            <TextInput {...control} {...register(`reactions.${nth}`)} autoComplete="off" />
          )}
        </Field>
      ))}
      <Field
        label={t("card.facts.implants")}
        hint={t("card.facts.implantsHint")}
        error={wrong(errors.implants)}
        optional
      >
        {(control) => (
          <TextArea {...control} {...register("implants")} rows={2} autoComplete="off" />
        )}
      </Field>
      {CONTACTS.map((which) => (
        <fieldset key={which} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-2 font-semibold">{t(`card.facts.${which}`)}</legend>
          <Field label={t("card.facts.name")} error={wrong(errors[`${which}Name`])} optional>
            {(control) => (
              <TextInput {...control} {...register(`${which}Name`)} autoComplete="off" />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("card.facts.phone")} error={wrong(errors[`${which}Phone`])} optional>
              {(control) => (
                <TextInput
                  {...control}
                  {...register(`${which}Phone`)}
                  type="tel"
                  autoComplete="off"
                />
              )}
            </Field>
            <Field
              label={t("card.facts.relation")}
              hint={t("card.facts.relationHint")}
              error={wrong(errors[`${which}Relation`])}
              optional
            >
              {(control) => (
                <TextInput {...control} {...register(`${which}Relation`)} autoComplete="off" />
              )}
            </Field>
          </div>
        </fieldset>
      ))}
      <Field label={t("card.facts.languages")} error={wrong(errors.languages)} optional>
        {(control) => <TextInput {...control} {...register("languages")} autoComplete="off" />}
      </Field>
      <Field label={t("card.facts.donor")} hint={t("card.facts.donorHint")} optional>
        {(control) => (
          <Select {...control} {...register("donorWish")}>
            <option value="">{t("card.facts.unsaid")}</option>
            {DONOR_WISHES.map((wish) => (
              <option key={wish} value={wish}>
                {t(`card.donor.${wish}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </CardForm>
  );

  function labelOf(field: FieldName): string {
    if (field === "bloodGroup") return t("card.facts.blood");
    if (field === "donorWish") return t("card.facts.donor");
    if (field === "reactions" || field === "implants" || field === "languages") {
      return t(`card.facts.${field}`);
    }
    return t(field.startsWith("first") ? "card.facts.first" : "card.facts.second");
  }

  function shown(of: CardFormValues, field: FieldName): string {
    const value = of[field];
    if (typeof value !== "string") {
      return allergies
        .flatMap((allergy, nth) =>
          value[nth] ? [t("card.withReaction", { allergy, reaction: value[nth] })] : [],
        )
        .join(", ");
    }
    return field === "donorWish" && isDonorWish(value) ? t(`card.donor.${value}`) : value;
  }
}

const isSame = (a: CardFormValues[FieldName], b: CardFormValues[FieldName]) =>
  String(a) === String(b);
