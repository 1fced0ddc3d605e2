import type { Measured } from "../../testing/measured.ts";
import { alternate } from "../alternate.ts";
import { Client } from "../client.ts";
import { median } from "../median.ts";
import { listPath } from "../rest-deeds.ts";
import { lookForDoses } from "./kept.ts";
import { type Arrived, runOpen } from "./open-model.ts";
import { percentile } from "./percentile.ts";
import { isAccepted, type Outcome, type Summary, secondsUntilCalm, summarize } from "./summary.ts";
import type { Town } from "./town.ts";
import { guessPasswords, runMix } from "./traffic.ts";
import { type Extent, ms, on, times } from "./trial.ts";

/** Requests a second: fifty thousand families in their busiest five minutes, one part in twenty-five of them. */
export const PER_SECOND = 36;

const SECONDS = { steady: 600, herd: 300, guessing: 60 };

/** Wrong passwords a second. */
const GUESSES = 20;

/** Milliseconds. */
const LONGEST_TURN = 50;

/** What a town is like on any day; measured once for all rows that compare themselves with it. */
export async function calm(town: Town, seconds: number): Promise<Arrived<Outcome>[]> {
  await town.renew();
  return runMix(town, { perSecond: PER_SECOND, seconds });
}

/** B4: a day like any other. */
export async function steadyState(town: Town, extent: Extent): Promise<Measured[]> {
  const seconds = extent.seconds(SECONDS.steady);
  const floor = await floorAtPace(town, seconds / 4);
  await town.readMetrics();
  const arrived = await calm(town, seconds);
  const turn = lagIn(await town.readMetrics());
  const summary = summarize(arrived);
  const kept = await lookForDoses(town, arrived);
  const errors = summary.failed + summary.shed;
  return [
    {
      row: "B4",
      what: `${PER_SECOND} requests a second of the mix; ${on(town)}`,
      target:
        "0 × 5xx, 0 unanswered, p99 ≤ 10 × the barest server's at that pace, event-loop p99 < 50 ms",
      measured: `${tellAnswers(summary)}, p50 ${ms(summary.p50)}, p99 ${ms(summary.p99)} to ${ms(floor)} (${times(summary.p99 / floor)} ×), event loop ${ms(turn)}; ${extent.tell(SECONDS.steady)}`,
      held:
        errors + summary.unanswered + summary.refused === 0 &&
        summary.p99 <= 10 * floor &&
        turn < LONGEST_TURN,
    },
    {
      row: "B3",
      what: `doses of the mix are all there, and each box holds what was not taken; ${on(town)}`,
      target: "0 lost, 0 boxes wrong",
      measured: `${kept.acknowledged} acknowledged, ${kept.lost} lost, ${kept.wrongBoxes} boxes wrong; ${extent.tell(SECONDS.steady)}`,
      held: kept.lost === 0 && kept.wrongBoxes === 0,
    },
  ];
}

/** B5: everybody's telephone rings at eight. */
export async function herd(town: Town, extent: Extent): Promise<Measured[]> {
  const seconds = extent.seconds(SECONDS.herd);
  const usual = summarize(await calm(town, seconds / 3));
  await town.renew();
  const arrived = await runMix(town, { perSecond: PER_SECOND, seconds, ramp: 1 });
  const summary = summarize(arrived);
  const recovered = secondsUntilCalm(
    arrived.filter(({ due }) => due < 10_000),
    2 * usual.p99,
  );
  return [
    {
      row: "B5",
      what: `from nobody to ${PER_SECOND} requests a second within one; ${on(town)}`,
      target: "p99 ≤ 2 × an even pace's, recovered within 5 s",
      measured: `p99 ${ms(summary.p99)} to ${ms(usual.p99)} (${times(summary.p99 / usual.p99)} ×), recovered after ${recovered.toFixed(1)} s, ${tellAnswers(summary)}; ${extent.tell(SECONDS.herd)}`,
      held: summary.p99 <= 2 * usual.p99 && recovered < 5,
    },
  ];
}

/** B6: somebody guesses passwords all the while. */
export async function interference(town: Town, extent: Extent): Promise<Measured[]> {
  const seconds = extent.seconds(SECONDS.guessing) / extent.turns;
  const guesses: Arrived<Outcome>[] = [];
  const turns = await alternate(extent.turns, {
    alone: async () => readsOf(await calm(town, seconds)),
    guessed: async () => {
      const [arrived, guessed] = await Promise.all([
        calm(town, seconds),
        guessPasswords(town, { perSecond: GUESSES, seconds }),
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
      what: `reads while ${GUESSES} wrong passwords a second are tried; ${on(town)}`,
      target: "p50 ≤ 1.5 ×",
      measured: `${times(guessed / alone)} × (${ms(guessed)} to ${ms(alone)}, medians of ${extent.turns}); of ${guesses.length} guesses ${told(400)} were answered wrong and ${told(429, 503)} put off; ${extent.tell(SECONDS.guessing)}`,
      held: guessed / alone <= 1.5,
    },
  ];
}

function tellAnswers({ sent, shed, failed, unanswered, refused }: Summary): string {
  return `${sent} sent, ${failed + shed} × 5xx, ${unanswered} unanswered${refused > 0 ? `, ${refused} refused` : ""}`;
}

/** p50 of what the dashboard reads. */
function readsOf(arrived: readonly Arrived<Outcome>[]): number {
  const reads = arrived.filter((one) => isAccepted(one) && one.answer.kind === "dashboard");
  return percentile(
    reads.map(({ took }) => took),
    50,
  );
}

/** p99 of a bare server over the same SQL. */
async function floorAtPace(town: Town, seconds: number): Promise<number> {
  const floor = await town.openFloor();
  const client = new Client(floor.origin);
  const [member] = town.members;
  try {
    const ask = () => client.ask({ path: listPath(member.account) });
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
function lagIn(metrics: string): number {
  const seconds = /^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(metrics)?.[1];
  if (!seconds) throw new Error("The process tells nothing of its event loop.");
  return Number(seconds) * 1000;
}
