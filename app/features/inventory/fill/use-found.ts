import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useLanguage } from "#app/locale/text.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { nameWithoutForm } from "#domain/inventory/typed-boxes/box-line.ts";
import type { MedicationReference } from "../medication-reference.ts";
import type { BoxRow } from "./box-row.ts";
import type { Found } from "./check-row.ts";
import { lineReferencesQuery } from "./queries.ts";

/** Milliseconds in which a name is still being typed. */
const PAUSE_MS = 300;

/** What the list of medicines has for each row, in their order. */
export function useFound(rows: readonly BoxRow[]): readonly Found[] {
  const language = useLanguage();
  const typed = useDebounced(rows, PAUSE_MS);
  const results = useQueries({
    queries: rows.map((row) => {
      const settled = typed.find(({ id }) => id === row.id) ?? row;
      const isOpen = row.chosen === null && !row.isUnlisted;
      return lineReferencesQuery(nameWithoutForm(settled.name), settled.dosage, language, isOpen);
    }),
  });
  return rows.map((row, at) => {
    const settled = typed.find(({ id }) => id === row.id) ?? row;
    const isBehind = settled.name !== row.name || settled.dosage !== row.dosage;
    return isBehind ? { state: "searching" } : foundOf(results[at]);
  });
}

function foundOf(result: UseQueryResult<MedicationReference[]> | undefined): Found {
  if (result?.data) return { state: "found", references: result.data };
  if (result?.isError) return { state: "failed" };
  // Too short to be searched for.
  return result?.fetchStatus === "idle"
    ? { state: "found", references: [] }
    : { state: "searching" };
}
