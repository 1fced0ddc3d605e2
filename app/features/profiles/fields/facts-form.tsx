import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm, type VersionedForm } from "#app/client/forms/versioned-form.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import type { Checked } from "#domain/draft.ts";
import type { MergeResult } from "#domain/merge.ts";
import type { FactsChange, ProfileFacts } from "../profile-facts.ts";
import { useSaveFacts } from "../queries.ts";
import { type MeasuresToConfirm, useMeasureConfirmation } from "./use-measure-confirmation.tsx";

/** What is particular to the form of one card. */
interface FactsRules<Form, Entry, Field extends keyof Form> {
  toForm(facts: ProfileFacts): Form;
  check(form: Form): Checked<Entry, Partial<Record<string, string>>>;
  merge(versions: { base: Form; saved: Form; mine: Form }): MergeResult<Form, Field>;
  changeOf(entry: Entry, known: ProfileFacts): FactsChange;
}

export function useFactsForm<
  Form extends FieldValues,
  Entry extends FieldValues,
  Field extends keyof Form & string,
>(
  facts: ProfileFacts,
  { changeOf, ...rules }: FactsRules<Form, Entry, Field>,
  onDone: () => void,
): VersionedForm<Form, Entry, Field> {
  const t = useText();
  const saveFacts = useSaveFacts();
  return useVersionedForm<ProfileFacts, Form, Entry, Field>(facts, {
    ...rules,
    save: (known, entry) => saveFacts(known, changeOf(entry, known)),
    onSaved() {
      onDone();
      showToast({ tone: "success", message: t("profiles.saving.done") });
    },
    onFailed: () => showToast({ tone: "failure", message: t("profiles.saving.failed") }),
  });
}

/** The fields of a card between what somebody else changed meanwhile and the two ways out. */
export function FactsForm<
  Form extends FieldValues,
  Entry extends FieldValues,
  Field extends keyof Form & string,
>({
  stored,
  labelOf,
  shown,
  onCancel,
  bodyOf = nobody,
  confirmed = unchanged,
  beforeSubmit = always,
  children,
}: {
  stored: VersionedForm<Form, Entry, Field>;
  labelOf: (field: Field) => string;
  /** A field's value as people read it. */
  shown: (form: Form, field: Field) => string;
  onCancel: () => void;
  /** The body that an entry would keep, to ask about what hardly anybody has. */
  bodyOf?: (entry: Entry) => MeasuresToConfirm | null;
  /** The entry once somebody said yes to that question. */
  confirmed?: (entry: Entry) => Entry;
  /** Whether it may be saved: something else may have to be answered first. */
  beforeSubmit?: () => boolean;
  children: ReactNode;
}) {
  const t = useText();
  const { form, base, merge, problem, isSaving, isSaved, save, acceptSaved } = stored;
  const { submit, question } = useMeasureConfirmation(bodyOf, save, confirmed);
  return (
    <>
      <CardForm
        isUnsaved={form.formState.isDirty && !isSaved}
        isSaving={isSaving}
        failure={problem ? failureOf(problem) : null}
        notice={
          merge && (
            <MergeNotice
              title={t("profiles.saving.changedMeanwhile")}
              fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
                field,
                label: labelOf(field),
                saved: shown(base, field),
                mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
              }))}
              onTake={acceptSaved}
            />
          )
        }
        onSubmit={(event) => {
          event.preventDefault();
          if (beforeSubmit()) void form.handleSubmit(submit)(event);
        }}
        onCancel={onCancel}
      >
        {children}
      </CardForm>
      {question}
    </>
  );
}

const nobody = () => null;
const always = () => true;
const unchanged = <Entry,>(entry: Entry) => entry;
