import { z } from "zod";
import type { UpdateState } from "#domain/installation/machine-state.ts";
import { runPeriodically } from "../lifecycle/run-periodically.ts";
import { VERSION } from "../version.ts";
import { isNewer, releaseOf } from "./newer-version.ts";

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 10_000;
/** Characters. A release of GitHub with its notes has some thousands. */
const MAX_ANSWER = 500_000;

/** `releases/latest` of GitHub, Gitea and Forgejo, or a file with the same two fields. */
const release = z.object({ tag_name: z.string().max(40), html_url: z.string().optional() });

export interface UpdateCheck {
  state(): UpdateState;
  stop(): Promise<void>;
}

/**
 * Asks a place of the operator's choice once a day which version is the newest, and sends nothing of the installation.
 * @param url undefined asks nobody
 */
export function startUpdateCheck(url: string | undefined, current = VERSION): UpdateCheck {
  if (url === undefined) return { state: () => ({ is: "off" }), stop: async () => undefined };
  let state: UpdateState = { is: "pending" };
  const stop = runPeriodically(
    async (stopping) => {
      const found = await readUpdate(url, current, stopping).catch(() => undefined);
      state = found ?? { is: "failed" };
    },
    () => undefined,
    DAY_MS,
  );
  return { state: () => state, stop };
}

async function readUpdate(
  url: string,
  current: string,
  stopping: AbortSignal,
): Promise<UpdateState | undefined> {
  const answer = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: { accept: "application/json" },
  });
  const text = await answer.text();
  if (!answer.ok || text.length > MAX_ANSWER) return undefined;
  const { tag_name, html_url } = release.parse(JSON.parse(text));
  const version = releaseOf(tag_name);
  if (version === undefined) return undefined;
  if (!isNewer(version, current)) return { is: "current" };
  const isLink = URL.parse(html_url ?? "")?.protocol === "https:";
  return { is: "available", version, notesUrl: isLink && html_url ? html_url : null };
}
