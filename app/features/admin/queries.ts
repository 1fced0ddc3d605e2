import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { adminKey } from "./access/admin-role.ts";
import { listImports, readMachine, readOverview, readRun, waitsForAdministrator } from "./data.ts";

/** Often enough to see it move, seldom enough to leave it the database. */
const POLL_INTERVAL_MS = 1000;

/** Whether nobody runs this installation yet, and a code of its server makes somebody do so. */
export const waitsForAdministratorQuery = queryOptions({
  queryKey: [...adminKey, "waits-for-administrator"] as const,
  queryFn: () => waitsForAdministrator(browserDb()),
});

/** Read anew at each visit. */
export const overviewQuery = queryOptions({
  queryKey: [...adminKey, "overview"] as const,
  queryFn: () => readOverview(browserDb()),
  staleTime: 0,
});

export const machineQuery = queryOptions({
  queryKey: [...adminKey, "machine"] as const,
  queryFn: () => readMachine(browserDb()),
});

export const importsQuery = queryOptions({
  queryKey: [...adminKey, "imports"] as const,
  queryFn: () => listImports(browserDb()),
});

/** Looked at again and again while an import runs. */
export const runQuery = queryOptions({
  queryKey: [...adminKey, "run"] as const,
  queryFn: () => readRun(browserDb()),
  refetchInterval: ({ state: { data } }) =>
    typeof data === "object" && data?.is === "running" ? POLL_INTERVAL_MS : false,
});
