import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { Checked } from "#domain/draft.ts";
import type { MergeResult } from "#domain/merge.ts";
import { checkedResolver } from "./checked-resolver.ts";

/** The result of a save: the stored version, by this save or by an earlier one of somebody else. */
export interface SaveResult<Stored> {
  readonly outcome: "saved" | "changed-meanwhile";
  readonly stored: Stored;
}

interface FormRules<Stored, Form, Entry, Field extends keyof Form> {
  toForm(stored: Stored): Form;
  check(form: Form, known: Stored): Checked<Entry, Partial<Record<string, string>>>;
  merge(versions: { base: Form; saved: Form; mine: Form }): MergeResult<Form, Field>;
  /** Writes against the version that `known` names. */
  save(known: Stored, entry: Entry): Promise<SaveResult<Stored>>;
  onSaved(stored: Stored): void;
  onFailed(): void;
  /** Typing goes on after a save, against what was saved. */
  readonly staysOpen?: boolean;
}

export interface VersionedForm<Form extends FieldValues, Entry, Field extends keyof Form> {
  readonly form: UseFormReturn<Form, unknown, Entry>;
  /** What is stored, as the form would show it. */
  readonly base: Form;
  /** After a conflict: the changes of the other save, and the fields to decide. */
  readonly merge: MergeResult<Form, Field> | undefined;
  /** Why the last save failed. */
  readonly problem: unknown;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  save(entry: Entry): void;
  /** Resolves the conflict with the values of the other save. */
  acceptSaved(field: Field): void;
}

/**
 * A form whose row others may change at the same time. A save names the version it started from; on a conflict the form
 * shows both values, and no input is lost.
 */
export function useVersionedForm<
  Stored,
  Form extends FieldValues,
  Entry extends FieldValues,
  Field extends keyof Form & string,
>(stored: Stored, rules: FormRules<Stored, Form, Entry, Field>): VersionedForm<Form, Entry, Field> {
  const [known, setKnown] = useState(stored);
  const [merge, setMerge] = useState<MergeResult<Form, Field>>();
  const form = useForm<Form, unknown, Entry>({
    defaultValues: rules.toForm(stored) as DefaultValues<Form>,
    resolver: checkedResolver((typed: Form) => rules.check(typed, known)),
  });
  const base = rules.toForm(known);
  const saving = useMutation({
    mutationFn: ({ expected, entry }: { expected: Stored; entry: Entry }) =>
      rules.save(expected, entry),
  });

  function send(entry: Entry, expected: Stored) {
    saving.mutate(
      { expected, entry },
      {
        onSuccess: ({ outcome, stored: current }) => {
          if (outcome !== "saved") return rebase(entry, current);
          if (rules.staysOpen) goOn(current);
          rules.onSaved(current);
        },
        onError: () => rules.onFailed(),
      },
    );
  }

  /** What was typed since the save began stays, and differs from what is saved now. */
  function goOn(current: Stored) {
    setKnown(current);
    setMerge(undefined);
    form.reset(rules.toForm(current) as DefaultValues<Form>, { keepValues: true });
  }

  /** Applies the version that somebody else saved meanwhile, without losing input. */
  function rebase(entry: Entry, current: Stored) {
    const saved = rules.toForm(current);
    const merged = rules.merge({ base, saved, mine: form.getValues() });
    setKnown(current);
    form.reset(saved as DefaultValues<Form>);
    form.reset(merged.form as DefaultValues<Form>, { keepDefaultValues: true });
    if (merged.changedElsewhere.length + merged.conflicts.length > 0) setMerge(merged);
    // The other save changed other fields, or to the same values: there is no conflict.
    else send(entry, current);
  }

  function acceptSaved(field: Field) {
    form.setValue(field as string as Path<Form>, base[field] as PathValue<Form, Path<Form>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    setMerge((seen) => seen && { ...seen, conflicts: seen.conflicts.filter((f) => f !== field) });
  }

  return {
    form,
    base,
    merge,
    problem: saving.error,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess && saving.data.outcome === "saved",
    save: (entry) => void (saving.isPending || send(entry, known)),
    acceptSaved,
  };
}
