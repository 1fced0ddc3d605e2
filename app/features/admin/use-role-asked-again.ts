import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isAdminQuery } from "./queries.ts";

/** Between two questions after what is read, at least: a page reads several things at once. */
const SELDOM_MS = 5_000;

/**
 * Asks for the role again after each deed and after what is read. The database shows nothing to whoever lost it, which
 * looks like an empty list, and finds no line to change, which looks like one that somebody deleted.
 */
export function useRoleAskedAgain(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const role = isAdminQuery(userId);
    const [, own] = role.queryKey;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = 0;
    function ask() {
      clearTimeout(timer);
      timer = undefined;
      askedAt = Date.now();
      void client.invalidateQueries(role);
    }
    const ignoreDeeds = client.getMutationCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { type } = event.action;
      if (type === "success" || type === "error") ask();
    });
    const ignoreReading = client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.query.queryKey[1] === own) return;
      const { type } = event.action;
      if (type === "error") ask();
      const rest = Math.max(0, askedAt + SELDOM_MS - Date.now());
      if (type === "success") timer ??= setTimeout(ask, rest);
    });
    return () => {
      clearTimeout(timer);
      ignoreDeeds();
      ignoreReading();
    };
  }, [client, userId]);
}
