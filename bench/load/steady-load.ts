import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { HttpClient } from "../harness/http-client.ts";
import { alternate } from "../measure/alternate.ts";
import { median } from "../measure/median.ts";
import { listPath } from "../rest/rest-operations.ts";
import { checkAcknowledgedDoses } from "./acknowledged-doses.ts";
import type { LoadSetup } from "./load-setup.ts";
import { type Arrived, runOpen } from "./open-model.ts";
import { percentile } from "./percentile.ts";
import { guessPasswords, runMix } from "./run-mix.ts";
import {
  isAccepted,
  type Outcome,
  type Summary,
  secondsUntilRecovered,
  summarize,
} from "./summary.ts";
import { engineLabel, ms, type TrialExtent, times } from "./trial.ts";

/** Requests a second: fifty thousand families in their busiest five minutes, one part in twenty-five of them. */
export const PER_SECOND = 36;

const SECONDS = { steady: 600, herd: 300, guessing: 60 };

/** Wrong passwords a second. */
const GUESSES = 20;

/** Milliseconds. */
const MAX_LAG_MS = 50;

/** The load of an ordinary day; measured once for all rows that compare themselves with it. */
export async function runSteadyMix(setup: LoadSetup, seconds: number): Promise<Arrived<Outcome>[]> {
  await setup.renewTokens();
  return runMix(setup, { perSecond: PER_SECOND, seconds });
}

/** B4: a day like any other. */
export async function steadyState(setup: LoadSetup, extent: TrialExtent): Promise<TestResultRow[]> {
  const seconds = extent.seconds(SECONDS.steady);
  const floor = await floorAtPace(setup, seconds / 4);
  await setup.readMetrics();
  const arrived = await runSteadyMix(setup, seconds);
  const turn = eventLoopLagIn(await setup.readMetrics());
  const summary = summarize(arrived);
  const result = await checkAcknowledgedDoses(setup, arrived);
  const errors = summary.failed + summary.shed;
  return [
    {
      row: "B4",
      what: `${PER_SECOND} requests a second of the mix; ${engineLabel(setup)}`,
      target:
        "0 × 5xx, 0 unanswered, p99 ≤ 10 × the barest server's at that pace, event-loop p99 < 50 ms",
      measured: `${describeAnswers(summary)}, p50 ${ms(summary.p50)}, p99 ${ms(summary.p99)} to ${ms(floor)} (${times(summary.p99 / floor)} ×), event loop ${ms(turn)}; ${extent.describe(SECONDS.steady)}`,
      held:
        errors + summary.unanswered + summary.refused === 0 &&
        summary.p99 <= 10 * floor &&
        turn < MAX_LAG_MS,
    },
    {
      row: "B3",
      what: `doses of the mix are all there, and each box holds what was not taken; ${engineLabel(setup)}`,
      target: "0 lost, 0 boxes wrong",
      measured: `${result.acknowledged} acknowledged, ${result.lost} lost, ${result.wrongBoxes} boxes wrong; ${extent.describe(SECONDS.steady)}`,
      held: result.lost === 0 && result.wrongBoxes === 0,
    },
  ];
}

/** B5: everybody's telephone rings at eight. */
export async function thunderingHerd(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  const seconds = extent.seconds(SECONDS.herd);
  const usual = summarize(await runSteadyMix(setup, seconds / 3));
  await setup.renewTokens();
  const arrived = await runMix(setup, { perSecond: PER_SECOND, seconds, ramp: 1 });
  const summary = summarize(arrived);
  const recovered = secondsUntilRecovered(
    arrived.filter(({ due }) => due < 10_000),
    2 * usual.p99,
  );
  return [
    {
      row: "B5",
      what: `from nobody to ${PER_SECOND} requests a second within one; ${engineLabel(setup)}`,
      target: "p99 ≤ 2 × an even pace's, recovered within 5 s",
      measured: `p99 ${ms(summary.p99)} to ${ms(usual.p99)} (${times(summary.p99 / usual.p99)} ×), recovered after ${recovered.toFixed(1)} s, ${describeAnswers(summary)}; ${extent.describe(SECONDS.herd)}`,
      held: summary.p99 <= 2 * usual.p99 && recovered < 5,
    },
  ];
}

/** B6: somebody guesses passwords all the while. */
export async function interference(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  const seconds = extent.seconds(SECONDS.guessing) / extent.turns;
  const guesses: Arrived<Outcome>[] = [];
  const turns = await alternate(extent.turns, {
    alone: async () => readsOf(await runSteadyMix(setup, seconds)),
    guessed: async () => {
      const [arrived, guessed] = await Promise.all([
        runSteadyMix(setup, seconds),
        guessPasswords(setup, { perSecond: GUESSES, seconds }),
      ]);
      guesses.push(...guessed);
      return readsOf(arrived);
    },
  });
  const alone = median(turns.alone);
  const guessed = median(turns.guessed);
  const told = (...statuses: number[]) =>
    guesses.filter(({ answer }) => statuses.includes(answer.status)).length;
  return [
    {
      row: "B6",
      what: `reads while ${GUESSES} wrong passwords a second are tried; ${engineLabel(setup)}`,
      target: "p50 ≤ 1.5 ×",
      measured: `${times(guessed / alone)} × (${ms(guessed)} to ${ms(alone)}, medians of ${extent.turns}); of ${guesses.length} guesses ${told(400)} were answered wrong and ${told(429, 503)} put off; ${extent.describe(SECONDS.guessing)}`,
      held: guessed / alone <= 1.5,
    },
  ];
}

function describeAnswers({ sent, shed, failed, unanswered, refused }: Summary): string {
  return `${sent} sent, ${failed + shed} × 5xx, ${unanswered} unanswered${refused > 0 ? `, ${refused} refused` : ""}`;
}

/** The p50 of the requests of the dashboard. */
function readsOf(arrived: readonly Arrived<Outcome>[]): number {
  const reads = arrived.filter((one) => isAccepted(one) && one.answer.kind === "dashboard");
  return percentile(
    reads.map(({ took }) => took),
    50,
  );
}

/** p99 of a bare server over the same SQL. */
async function floorAtPace(setup: LoadSetup, seconds: number): Promise<number> {
  const floor = await setup.openFloor();
  const client = new HttpClient(floor.origin);
  const [member] = setup.members;
  try {
    const ask = () => client.request({ path: listPath(member.account) });
    await runOpen({ perSecond: PER_SECOND, seconds: 1 }, ask);
    const arrived = await runOpen({ perSecond: PER_SECOND, seconds }, ask);
    return percentile(
      arrived.map(({ took }) => took),
      99,
    );
  } finally {
    client.close();
    floor.close();
  }
}

/** Milliseconds of the event loop since the last look, for all turns but one in a hundred. */
function eventLoopLagIn(metrics: string): number {
  const seconds = /^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(metrics)?.[1];
  if (!seconds) throw new Error("The process reports no event loop delay.");
  return Number(seconds) * 1000;
}
