import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportRun } from "../../../domain/medicines/import-run.ts";
import { browserDb } from "../../client/browser-db.ts";
import { type EditionOrder, importEdition } from "./data.ts";
import { importsQuery, runQuery } from "./queries.ts";

/** Sends an edition; what the server tells of it meanwhile is what the page would have asked for. */
export function useImport() {
  const queryClient = useQueryClient();
  const { queryKey } = runQuery;
  return useMutation({
    mutationFn: async (order: EditionOrder) => {
      await queryClient.cancelQueries({ queryKey });
      const tell = (news: ImportRun) => void queryClient.setQueryData(queryKey, news);
      tell({ is: "running", done: 0, total: 0 });
      await importEdition(browserDb(), order, tell);
    },
    // Whatever was lost on the way, the server knows what became of it.
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
        // Names that are typed in this browser are looked up in the new edition.
        queryClient.invalidateQueries({ queryKey: ["references"] }),
      ]),
  });
}
