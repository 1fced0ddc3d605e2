import { queryClient } from "../queries/query-client.ts";

/** Milliseconds between two questions of a page that hears of changes: only what got lost is found by them. */
const LIVE_POLL_MS = 300_000;

let isLive = false;

/** Whether every channel of this page is joined. */
export function setLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  // A timer that is running was set for the other state.
  for (const { observers } of queryClient.getQueryCache().getAll()) {
    for (const observer of observers) observer.setOptions(observer.options);
  }
}

/** Whether this page hears of every change. */
export const isPageLive = () => isLive;

/** For `refetchInterval`: as often as given while the page does not hear of changes, and rarely while it does. */
export const pollInterval = (milliseconds: number) => () =>
  isLive ? Math.max(milliseconds, LIVE_POLL_MS) : milliseconds;
