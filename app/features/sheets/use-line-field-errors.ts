import type { UseFormReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import type { SheetDraft, SheetEntry, SheetProblem } from "#domain/sheets/sheet.ts";

export type LineForm = UseFormReturn<SheetDraft, unknown, SheetEntry>;

/** What is wrong with a column, in words. */
export function useLineFieldErrors({ formState: { errors } }: LineForm) {
  const t = useText();
  return (name: string): string | undefined => {
    const word = errors[name]?.type as SheetProblem | undefined;
    return word && t(`sheets.wrong.${word}`);
  };
}
