import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { readIsAdmin } from "./role-data.ts";

export const adminKey = ["admin"] as const;

/** Apart from what else admins read: the menu of every member asks for it. */
export const isAdminQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminKey, "is-admin", userId] as const,
    queryFn: () => readIsAdmin(browserDb(), userId),
  });
