import type { UseFormReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import type { FlagDraft, FlagEntry, FlagField, FlagWrong } from "#domain/flags/flag-draft.ts";

const REQUIRED = ["name", "percentage", "roles", "userIds", "startsAt"] as const;

/** What is wrong with a field, in words. */
export function useFlagFieldErrors({
  formState: { errors },
}: UseFormReturn<FlagDraft, unknown, FlagEntry>) {
  const t = useText();
  return (field: FlagField): string | undefined => {
    const word = errors[field]?.type as FlagWrong | undefined;
    if (!word) return undefined;
    const missing = REQUIRED.find((required) => required === field);
    return word === "required" && missing
      ? t(`flags.required.${missing}`)
      : t(`flags.wrong.${word}`);
  };
}
