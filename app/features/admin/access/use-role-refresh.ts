import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isAdminQuery } from "./admin-role.ts";

/** Between two questions after what is read, at least: a page reads several things at once. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Queries the role again after each action and each read. The database shows nothing to an account that lost it, which
 * looks like an empty list, and finds no line to change, which looks like one that somebody deleted.
 */
export function useRoleRefresh(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const role = isAdminQuery(userId);
    const [, own] = role.queryKey;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refreshedAt = 0;
    function refreshRole() {
      clearTimeout(timer);
      timer = undefined;
      refreshedAt = Date.now();
      void client.invalidateQueries(role);
    }
    const unsubscribeMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { type } = event.action;
      if (type === "success" || type === "error") refreshRole();
    });
    const unsubscribeQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.query.queryKey[1] === own) return;
      const { type } = event.action;
      if (type === "error") refreshRole();
      const rest = Math.max(0, refreshedAt + MIN_INTERVAL_MS - Date.now());
      if (type === "success") timer ??= setTimeout(refreshRole, rest);
    });
    return () => {
      clearTimeout(timer);
      unsubscribeMutations();
      unsubscribeQueries();
    };
  }, [client, userId]);
}
