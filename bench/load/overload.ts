import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { load } from "../measure/load.ts";
import { checkAcknowledgedDoses } from "./acknowledged-doses.ts";
import type { LoadSetup } from "./load-setup.ts";
import { createMixSequence } from "./mix.ts";
import { runMix, sendDose, withClient } from "./run-mix.ts";
import { PER_SECOND, runSteadyMix } from "./steady-load.ts";
import { secondsUntilRecovered, summarize } from "./summary.ts";
import { engineLabel, ms, type TrialExtent, times } from "./trial.ts";

const SECONDS = { overload: 120, before: 30, saturating: 4, after: 20 };
const MANY = 32;

/** The sent rate divided by the capacity. */
const OVERLOAD_FACTOR = 3;

/** B11: three times what can be answered. */
export async function overload(setup: LoadSetup, extent: TrialExtent): Promise<TestResultRow[]> {
  const before = summarize(await runSteadyMix(setup, extent.seconds(SECONDS.before)));
  const most = await saturation(setup);
  const seconds = extent.seconds(SECONDS.overload);
  await setup.renewTokens();
  const arrived = await runMix(setup, { perSecond: most * OVERLOAD_FACTOR, seconds });
  const summary = summarize(arrived);
  const after = await runSteadyMix(setup, extent.seconds(SECONDS.after));
  const recovered = secondsUntilRecovered(after, 2 * before.p99);
  const result = await checkAcknowledgedDoses(setup, arrived);
  const slower = summary.p99 / before.p99;
  return [
    {
      row: "B11",
      what: `${OVERLOAD_FACTOR} × what it can do; ${engineLabel(setup)}`,
      target:
        "sheds with 503 and Retry-After, p99 of what it accepts ≤ 3 × B4's, no acknowledged write lost, recovers by itself",
      measured: `${Math.round(most * OVERLOAD_FACTOR)} a second to ${Math.round(most)}: ${summary.accepted} answered, ${summary.shed} shed (${summary.shedWithoutRetryAfter} without Retry-After), ${summary.failed} other 5xx, ${summary.unanswered} unanswered; p99 ${ms(summary.p99)} to ${ms(before.p99)} (${times(slower)} ×; the sender itself was ${ms(summary.senderLate)} late); ${result.acknowledged} doses acknowledged, ${result.lost} lost; recovered after ${recovered.toFixed(1)} s; ${extent.describe(SECONDS.overload)}`,
      held:
        summary.shed > 0 &&
        summary.shedWithoutRetryAfter + summary.failed + summary.unanswered === 0 &&
        slower <= 3 &&
        result.lost === 0 &&
        summarize(after).accepted === after.length,
    },
  ];
}

/** Requests a second that it answers when nobody asks before they were answered. */
async function saturation(setup: LoadSetup): Promise<number> {
  const deal = createMixSequence();
  let nth = 0;
  const { perSecond } = await withClient(setup.server.url, (send) =>
    load({ connections: MANY, seconds: SECONDS.saturating }, async () => {
      nth += 1;
      const { requests, members } = setup;
      const member = members[(nth * 7) % members.length] ?? members[0];
      const kind = deal();
      if (kind === "dose") await sendDose(setup, send, nth);
      else if (kind === "search") await send(kind, requests.search(member, nth));
      else if (kind === "symptoms") await send(kind, requests.symptoms(member));
      else if (kind === "page") await send(kind, requests.page(member, nth));
      else await send(kind, requests.dashboard(member, nth));
    }),
  );
  return Math.max(perSecond, PER_SECOND);
}
