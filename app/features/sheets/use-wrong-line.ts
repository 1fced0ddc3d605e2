import type { UseFormReturn } from "react-hook-form";
import type { SheetDraft, SheetEntry, SheetProblem } from "../../../domain/sheets/sheet.ts";
import { useText } from "../../locale/text.tsx";

export type LineForm = UseFormReturn<SheetDraft, unknown, SheetEntry>;

/** What is wrong with a column, in words. */
export function useWrongLine({ formState: { errors } }: LineForm) {
  const t = useText();
  return (name: string): string | undefined => {
    const word = errors[name]?.type as SheetProblem | undefined;
    return word && t(`sheets.wrong.${word}`);
  };
}
