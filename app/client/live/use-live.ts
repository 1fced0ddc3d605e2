import { useEffect } from "react";
import { startLive } from "./live.ts";

/** Keeps the page up to date for as long as the account is signed in. */
export function useLive(userId: string | undefined): void {
  useEffect(() => (userId === undefined ? undefined : startLive(userId)), [userId]);
}
