import { type ReactNode, useDeferredValue } from "react";
import { useForm, useWatch } from "react-hook-form";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useUnsavedChanges } from "#app/ui/dialog/unsaved-changes.ts";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { type IllnessEntry, isObservation, WORDS_MAX } from "#domain/illness/illness-entry.ts";
import { checkNote, type NoteDraft, type NoteWrong } from "#domain/illness/note-draft.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";
import { EntryList } from "./entry-list.tsx";
import { useObserved } from "./use-observed.tsx";

/** The symptoms that were noted, and remarks in free words. */
export function ObservationsCard({
  entries,
  unsent,
  earliest,
  besideWords,
  onNote,
  onDelete,
}: {
  /** Oldest first; those of other sorts are left out. */
  entries: readonly IllnessEntry[];
  unsent: ReadonlySet<string>;
  /** What was seen before it would not be shown here. */
  earliest: Instant;
  /** What is said of the words while they are typed, above the button. */
  besideWords?: (text: string) => ReactNode;
  /** Null where nothing may be noted, or the illness has ended. Resolves to whether it was noted. */
  onNote: Note | null;
  onDelete: (entry: IllnessEntry) => void;
}) {
  const t = useText();
  const observations = entries.filter(isObservation);
  return (
    <Card title={t("illness.observations.title")} className="print:border-0 print:p-0">
      <div className="flex flex-col gap-4">
        {onNote && <NoteForm earliest={earliest} besideWords={besideWords} onNote={onNote} />}
        {observations.length === 0 && (
          <p className="text-ink-soft">{t("illness.observations.none")}</p>
        )}
        <EntryList
          label={t("illness.observations.title")}
          entries={observations}
          unsent={unsent}
          onDelete={onDelete}
        />
      </div>
    </Card>
  );
}

/** @param observed null where it was seen just now */
type Note = (words: string, observed: Observed | null) => Promise<boolean>;

function NoteForm({
  earliest,
  besideWords,
  onNote,
}: {
  earliest: Instant;
  besideWords: ((text: string) => ReactNode) | undefined;
  onNote: Note;
}) {
  const t = useText();
  const when = useObserved(earliest);
  const { register, handleSubmit, formState, reset, control } = useForm<
    NoteDraft,
    unknown,
    NoteDraft
  >({
    defaultValues: { words: "" },
    resolver: checkedResolver(checkNote),
  });
  const typed = useDeferredValue(useWatch({ control, name: "words" }));
  const wrong = formState.errors.words?.type as NoteWrong | undefined;
  useUnsavedChanges(formState.isDirty);

  // What was typed stays until it is noted.
  async function save({ words }: NoteDraft) {
    const read = when.read();
    if (!read.ok || !(await onNote(words, read.value))) return;
    reset();
    when.reset();
  }

  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3 print:hidden"
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <Field
        label={t("illness.observations.label")}
        hint={t("illness.observations.hint")}
        error={wrong && t(`illness.observations.wrong.${wrong}`, { max: WORDS_MAX })}
        className="w-full"
      >
        {(control) => <TextArea {...control} {...register("words")} rows={2} dir="auto" />}
      </Field>
      {besideWords?.(typed)}
      {when.field}
      <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
        {t("illness.observations.save")}
      </Button>
    </form>
  );
}
