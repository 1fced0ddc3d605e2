import ChevronDown from "lucide-react/icons/chevron-down";
import { type FormEvent, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import {
  type ConditionDay,
  type ConditionDraft,
  type ConditionsWrong,
  checkConditions,
  NEW_CONDITION,
  toConditionDrafts,
} from "#domain/profiles/condition-draft.ts";
import { CONDITIONS, type Condition, ENDING_CONDITIONS } from "#domain/profiles/conditions.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { useSaveConditions } from "../queries.ts";

/** Those that the profile holds come first; the others open below. */
export function ConditionsForm({ facts, onClose }: { facts: ProfileFacts; onClose: () => void }) {
  const t = useText();
  const saving = useSaveConditions(facts.id);
  const [stored] = useState(facts.conditions);
  const [drafts, setDrafts] = useState(() => toConditionDrafts(stored));
  const [wrong, setWrong] = useState<ConditionsWrong>({});
  const [isChanged, setChanged] = useState(false);
  const isStored = (condition: Condition) => stored.some((each) => each.condition === condition);

  function change(condition: Condition, draft: ConditionDraft | undefined) {
    setChanged(true);
    setWrong({});
    const { [condition]: _before, ...others } = drafts;
    setDrafts(draft ? { ...others, [condition]: draft } : others);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const checked = checkConditions(drafts, stored, today());
    if (!checked.ok) {
      setWrong(checked.wrong);
      return;
    }
    saving.mutate(checked.value, {
      onSuccess() {
        onClose();
        showToast({ tone: "success", message: t("conditions.done") });
      },
      onError: () => showToast({ tone: "failure", message: t("conditions.failed") }),
    });
  }

  const items = (list: readonly Condition[]) =>
    list.map((condition) => (
      <ConditionItem
        key={condition}
        condition={condition}
        draft={drafts[condition]}
        wrong={wrong[condition] ?? {}}
        onChange={(draft) => change(condition, draft)}
      />
    ));

  return (
    <CardForm
      isUnsaved={isChanged && !saving.isSuccess}
      isSaving={saving.isPending}
      failure={saving.error ? failureOf(saving.error) : null}
      onSubmit={save}
      onCancel={onClose}
    >
      <fieldset>
        <legend className="mb-2 text-ink-soft">{t("conditions.hint")}</legend>
        {items(CONDITIONS.filter(isStored))}
        <details
          className="group rounded-control border border-edge"
          open={stored.length === 0 || undefined}
        >
          <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
            />
            {t("conditions.more")}
          </summary>
          <div className="px-4 pb-3">
            {items(CONDITIONS.filter((condition) => !isStored(condition)))}
          </div>
        </details>
      </fieldset>
    </CardForm>
  );
}

function ConditionItem({
  condition,
  draft,
  wrong,
  onChange,
}: {
  condition: Condition;
  /** Undefined where it is not ticked. */
  draft: ConditionDraft | undefined;
  wrong: NonNullable<ConditionsWrong[Condition]>;
  onChange: (draft: ConditionDraft | undefined) => void;
}) {
  const t = useText();
  const isPregnancy = condition === "pregnancy";
  const dayField = (draftOf: ConditionDraft, field: ConditionDay, label: string, hint?: string) => {
    const mistake = wrong[field];
    return (
      <Field label={label} hint={hint} error={mistake && t(`conditions.wrong.${mistake}`)} optional>
        {(control) => (
          <DateInput
            {...control}
            value={draftOf[field]}
            onChange={({ target }) => onChange({ ...draftOf, [field]: target.value })}
          />
        )}
      </Field>
    );
  };
  return (
    <div className="border-line border-b py-1 last:border-b-0">
      <Checkbox
        label={t(`conditions.name.${condition}`)}
        checked={draft !== undefined}
        onChange={({ target }) => onChange(target.checked ? NEW_CONDITION : undefined)}
      />
      {draft && ENDING_CONDITIONS.includes(condition) && (
        <div className="flex flex-col gap-4 pb-3 pl-8">
          {isPregnancy && (
            <Checkbox
              label={t("conditions.isUnknown")}
              checked={draft.isUnknown}
              onChange={({ target }) => onChange({ ...draft, isUnknown: target.checked })}
            />
          )}
          {isPregnancy && !draft.isUnknown && (
            <>
              {dayField(draft, "lastPeriodOn", t("conditions.lastPeriod"))}
              {draft.lastPeriodOn === "" && dayField(draft, "dueOn", t("conditions.due"))}
            </>
          )}
          {dayField(draft, "until", t("conditions.until"), t("conditions.untilHint"))}
        </div>
      )}
    </div>
  );
}
