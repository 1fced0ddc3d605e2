import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import type { Sheet, SheetEntry } from "#domain/sheets/sheet.ts";
import { addLine, deleteLine, listLines, type SheetLine, saveLine } from "./data.ts";

export const linesQuery = (sheet: Sheet, search: string) =>
  queryOptions({
    queryKey: ["sheets", sheet.name, sheet.isLarge ? search : ""] as const,
    queryFn: () => listLines(browserDb(), sheet, search),
    // What was found stays in sight while the next letter is looked for.
    placeholderData: (shown) => shown,
  });

/** A changed line is updated everywhere: symptoms and medicines are kept for a while. */
function useInvalidateSheets(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}

export function useAddLine(sheet: Sheet) {
  return useMutation({
    mutationFn: (entry: SheetEntry) => addLine(browserDb(), sheet, entry),
    onSuccess: useInvalidateSheets(),
  });
}

export function useSaveLine(sheet: Sheet) {
  return useMutation({
    mutationFn: ({ known, entry }: { known: SheetLine; entry: SheetEntry }) =>
      saveLine(browserDb(), sheet, known, entry),
    onSuccess: useInvalidateSheets(),
  });
}

export function useDeleteLine(sheet: Sheet) {
  return useMutation({
    mutationFn: (line: SheetLine) => deleteLine(browserDb(), sheet, line),
    onSuccess: useInvalidateSheets(),
  });
}
