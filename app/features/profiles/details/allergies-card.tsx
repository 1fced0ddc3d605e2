import CircleAlert from "lucide-react/icons/circle-alert";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import type { Checked } from "#domain/draft.ts";
import {
  type AllergyWrong,
  addAllergy,
  areSameAllergies,
  mergeAllergies,
} from "#domain/profiles/allergies.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import type { ProfileFacts } from "../profile-facts.ts";

interface AllergiesDraft {
  readonly allergies: readonly string[];
  /** Not a tag yet: saving takes it along, so that nobody loses it for want of a press on Enter. */
  readonly typed: string;
}

interface AllergiesEntry {
  readonly allergies: readonly string[];
}

/** What this person must not be given: the first thing to look for in a hurry, so each is a tag of its own. */
export function AllergiesCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  return (
    <EditableCard
      title={t("profiles.allergies.title")}
      mayEdit={mayEdit}
      view={
        facts.allergies.length === 0 ? (
          <p className="text-ink-soft">{t("profiles.allergies.none")}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {facts.allergies.map((allergy) => (
              <li
                key={allergy}
                className="flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-soon/10 px-3 py-1 font-semibold text-soon [overflow-wrap:anywhere]"
              >
                <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                {allergy}
              </li>
            ))}
          </ul>
        )
      }
      editor={(onClose) => <AllergiesForm facts={facts} onClose={onClose} />}
    />
  );
}

function AllergiesForm({ facts, onClose }: { facts: ProfileFacts; onClose: () => void }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const stored = useFactsForm<AllergiesDraft, AllergiesEntry, "allergies">(
    facts,
    {
      toForm: ({ allergies }) => ({ allergies, typed: "" }),
      check: checkAllergies,
      merge: ({ base, saved, mine }) => ({
        form: {
          allergies: mergeAllergies(base.allergies, saved.allergies, mine.allergies),
          typed: mine.typed,
        },
        changedElsewhere: areSameAllergies(base.allergies, saved.allergies) ? [] : ["allergies"],
        conflicts: [],
      }),
      changeOf: ({ allergies }) => ({ details: { allergies } }),
    },
    onClose,
  );
  const { watch, setValue, setError, clearErrors, formState } = stored.form;
  const { allergies, typed } = watch();
  const wrong = formState.errors.typed?.type as AllergyWrong | undefined;

  function add() {
    const added = addAllergy(allergies, typed);
    if (added.ok) {
      setValue("allergies", added.value, { shouldDirty: true });
      setValue("typed", "", { shouldDirty: true });
    } else {
      setError("typed", { type: added.wrong });
    }
    field.current?.focus();
  }

  function remove(allergy: string) {
    setValue(
      "allergies",
      allergies.filter((other) => other !== allergy),
      { shouldDirty: true },
    );
    field.current?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter adds the tag; the form is saved by its button.
    event.preventDefault();
    add();
  }

  return (
    <FactsForm
      stored={stored}
      labelOf={() => t("profiles.allergies.title")}
      shown={(form) => form.allergies.join(", ")}
      onCancel={onClose}
    >
      <Field
        label={t("profiles.allergies.add")}
        hint={t("profiles.allergies.hint")}
        error={wrong && t(`profiles.allergies.wrong.${wrong}`)}
      >
        {(control) => (
          <span className="flex gap-2">
            <TextInput
              {...control}
              ref={field}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => {
                setValue("typed", target.value, { shouldDirty: true });
                clearErrors("typed");
              }}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="secondary"
              icon={<Plus aria-hidden="true" className="size-5" />}
              className="shrink-0"
              onClick={add}
            >
              {t("profiles.allergies.addThis")}
            </Button>
          </span>
        )}
      </Field>
      {allergies.length > 0 && <AllergyTags allergies={allergies} onRemove={remove} />}
    </FactsForm>
  );
}

function checkAllergies({
  allergies,
  typed,
}: AllergiesDraft): Checked<AllergiesEntry, { typed?: AllergyWrong }> {
  const added = addAllergy(allergies, typed);
  if (added.ok) return { ok: true, value: { allergies: added.value } };
  return added.wrong === "too-long"
    ? { ok: false, wrong: { typed: added.wrong } }
    : { ok: true, value: { allergies } };
}

function AllergyTags({
  allergies,
  onRemove,
}: {
  allergies: readonly string[];
  onRemove: (allergy: string) => void;
}) {
  const t = useText();
  return (
    <ul aria-label={t("profiles.allergies.title")} className="flex flex-wrap gap-2">
      {allergies.map((allergy) => (
        <li
          key={allergy}
          className="flex max-w-full items-center rounded-full bg-soon/10 pl-3 font-semibold text-soon"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{allergy}</span>
          <button
            type="button"
            aria-label={t("profiles.allergies.remove", { allergy })}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-soon/15"
            onClick={() => onRemove(allergy)}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
