import CircleAlert from "lucide-react/icons/circle-alert";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Combobox } from "#app/ui/form/combobox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import type { Checked } from "#domain/draft.ts";
import {
  type AllergyWrong,
  addAllergy,
  areSameAllergies,
  holdsAllergy,
  mergeAllergies,
} from "#domain/profiles/allergies.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import type { ProfileFacts } from "../profile-facts.ts";
import { useAllergyLists } from "./use-allergy-lists.ts";

interface AllergiesDraft {
  readonly allergies: readonly string[];
  /** Chosen from the lists of substances, classes and foods. */
  readonly picked: readonly string[];
  /** Kept as typed after the question. */
  readonly unrecognized: readonly string[];
  /** Not a tag yet: saving takes it along, so that nobody loses it for want of a press on Enter. */
  readonly typed: string;
}

interface AllergiesEntry {
  readonly allergies: readonly string[];
  readonly pickedAllergies: readonly string[];
  readonly unrecognizedAllergies: readonly string[];
}

/** A name that resembles a known one, and what may have been meant. */
interface AllergyQuestion {
  readonly typed: string;
  readonly meant: readonly string[];
}

/** What this person must not be given: the first thing to look for in a hurry, so each is a tag of its own. */
export function AllergiesCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const lists = useAllergyLists();
  const recognized = lists?.recognizeAllergies(facts);
  const markOf = (allergy: string) => {
    const recognition = recognized?.find(({ typed }) => typed === allergy)?.recognition;
    if (recognition === "unknown") return t("profiles.allergies.unrecognized");
    return recognition === "similar"
      ? t("profiles.allergies.similar", { name: lists?.allergySuggestions(allergy)[0] ?? "" })
      : null;
  };
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
                <span>
                  {allergy}
                  {markOf(allergy) !== null && (
                    <span className="font-normal"> ({markOf(allergy)})</span>
                  )}
                </span>
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
  const language = useLanguage();
  const lists = useAllergyLists();
  const [question, setQuestion] = useState<AllergyQuestion>();
  const field = useRef<HTMLInputElement>(null);
  const stored = useFactsForm<AllergiesDraft, AllergiesEntry, "allergies">(
    facts,
    {
      toForm: ({ allergies, pickedAllergies: picked, unrecognizedAllergies: unrecognized }) => ({
        allergies,
        picked,
        unrecognized,
        typed: "",
      }),
      check: checkAllergies,
      merge: ({ base, saved, mine }) => ({
        form: {
          allergies: mergeAllergies(base.allergies, saved.allergies, mine.allergies),
          picked: mergeAllergies(base.picked, saved.picked, mine.picked),
          unrecognized: mergeAllergies(base.unrecognized, saved.unrecognized, mine.unrecognized),
          typed: mine.typed,
        },
        changedElsewhere: areSameAllergies(base.allergies, saved.allergies) ? [] : ["allergies"],
        conflicts: [],
      }),
      changeOf: (details) => ({ details }),
    },
    onClose,
  );
  const { watch, setValue, setError, clearErrors, formState } = stored.form;
  const { allergies, picked, unrecognized, typed } = watch();
  const wrong = formState.errors.typed?.type as AllergyWrong | undefined;

  /** What must be answered before it is added or saved; nothing while the lists are on their way. */
  function questionAbout(name: string): AllergyQuestion | undefined {
    if (!lists || holdsAllergy(unrecognized, name) || holdsAllergy(picked, name)) return undefined;
    const meant = lists.allergySuggestions(name);
    return meant.length > 0 ? { typed: name, meant } : undefined;
  }

  function addName(name: string) {
    const added = addAllergy(allergies, name);
    if (added.ok) {
      setValue("allergies", added.value, { shouldDirty: true });
      setValue("typed", "", { shouldDirty: true });
    } else {
      setError("typed", { type: added.wrong });
    }
    field.current?.focus();
  }

  /** A name of the lists. */
  function pick(name: string) {
    if (!holdsAllergy(picked, name)) setValue("picked", [...picked, name], { shouldDirty: true });
    addName(name);
  }

  function add() {
    const asked = questionAbout(typed);
    if (asked) setQuestion(asked);
    else addName(typed);
  }

  /** The name that was meant, or the same one to keep it; a tag that is there already changes its name. */
  function answer(asked: AllergyQuestion, name: string) {
    setQuestion(undefined);
    if (name === asked.typed) {
      setValue("unrecognized", [...unrecognized, name.trim()], { shouldDirty: true });
    } else {
      setValue("picked", [...picked, name], { shouldDirty: true });
    }
    if (!allergies.includes(asked.typed)) {
      addName(name);
      return;
    }
    const others = allergies.filter((other) => other !== asked.typed);
    const renamed = addAllergy(others, name);
    setValue("allergies", renamed.ok ? renamed.value : others, { shouldDirty: true });
  }

  function remove(allergy: string) {
    setValue(
      "allergies",
      allergies.filter((other) => other !== allergy),
      { shouldDirty: true },
    );
    field.current?.focus();
  }

  return (
    <FactsForm
      stored={stored}
      labelOf={() => t("profiles.allergies.title")}
      shown={(form) => form.allergies.join(", ")}
      onCancel={onClose}
      beforeSubmit={() => {
        const asked = [...allergies, typed].map(questionAbout).find((each) => each !== undefined);
        setQuestion(asked);
        return asked === undefined;
      }}
    >
      <Field
        label={t("profiles.allergies.add")}
        hint={t("profiles.allergies.hint")}
        error={wrong && t(`profiles.allergies.wrong.${wrong}`)}
      >
        {(control) => (
          <span className="flex gap-2">
            <span className="min-w-0 grow">
              <Combobox
                {...control}
                ref={field}
                value={typed}
                onValueChange={(text) => {
                  setValue("typed", text, { shouldDirty: true });
                  setQuestion(undefined);
                  clearErrors("typed");
                }}
                suggestions={lists?.allergyChoices(typed, language) ?? []}
                itemKey={(name) => name}
                itemText={() => ""}
                renderItem={(name) => <span>{name}</span>}
                onChoose={pick}
                onKeyDownCapture={(event) => {
                  // Enter adds the tag; the form is saved by its button.
                  if (event.key === "Enter" && !event.nativeEvent.isComposing)
                    event.preventDefault();
                }}
                onEnter={add}
              />
            </span>
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
      {question && (
        <AllergyQuestionPanel question={question} onAnswer={(name) => answer(question, name)} />
      )}
      {allergies.length > 0 && <AllergyTags allergies={allergies} onRemove={remove} />}
    </FactsForm>
  );
}

function checkAllergies({
  allergies,
  picked,
  unrecognized,
  typed,
}: AllergiesDraft): Checked<AllergiesEntry, { typed?: AllergyWrong }> {
  const added = addAllergy(allergies, typed);
  if (!added.ok && added.wrong === "too-long") return { ok: false, wrong: { typed: added.wrong } };
  const all = added.ok ? added.value : allergies;
  return {
    ok: true,
    value: {
      allergies: all,
      pickedAllergies: picked.filter((each) => holdsAllergy(all, each)),
      unrecognizedAllergies: unrecognized.filter((each) => holdsAllergy(all, each)),
    },
  };
}

/** « ibuprophène » : vouliez-vous dire ibuprofène ? */
function AllergyQuestionPanel({
  question: { typed, meant },
  onAnswer,
}: {
  question: AllergyQuestion;
  onAnswer: (name: string) => void;
}) {
  const t = useText();
  return (
    <section
      role="alert"
      aria-label={t("profiles.allergies.question.title")}
      className="flex flex-col gap-3 rounded-control border border-soon bg-soon/10 p-4"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        {t("profiles.allergies.question.meant", { typed })}
      </p>
      <div className="flex flex-wrap gap-2">
        {meant.map((name) => (
          <Button key={name} onClick={() => onAnswer(name)}>
            {name}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onAnswer(typed)}>
          {t("profiles.allergies.question.keep", { typed })}
        </Button>
      </div>
      <p className="text-ink-soft">{t("profiles.allergies.question.keepHint")}</p>
    </section>
  );
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
