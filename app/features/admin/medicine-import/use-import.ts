import { useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import type { ImportRun } from "#domain/medicines/imports/import-run.ts";
import { type ImportRequest, importEdition } from "../data.ts";
import { importsQuery, runQuery } from "../queries.ts";

/** Sends an edition; what the server tells of it meanwhile is what the page would have asked for. */
export function useImport() {
  const queryClient = useQueryClient();
  const { queryKey } = runQuery;
  return useMutation({
    mutationFn: async (order: ImportRequest) => {
      await queryClient.cancelQueries({ queryKey });
      const onProgress = (news: ImportRun) => void queryClient.setQueryData(queryKey, news);
      onProgress({ is: "running", done: 0, total: 0 });
      await importEdition(browserDb(), order, onProgress);
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
