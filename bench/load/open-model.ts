import { setImmediate, setTimeout as wait } from "node:timers/promises";

/**
 * An open model: people come when they come, whether those before them were answered or not. With callers who wait for
 * their answer before they ask again, a server that stands still for a second would delay a handful of requests; here
 * it delays all that came in that second, as it does in life.
 */
export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
  /** Seconds in which the rate grows from nothing to the whole. */
  readonly ramp?: number;
}

export interface Arrived<Answer> {
  /** Milliseconds from the start of the run to the moment it had to be sent. */
  readonly due: number;
  /** Milliseconds from that moment, not from when it was sent, to its answer. */
  readonly took: number;
  /** Milliseconds by which the sender itself was late. */
  readonly late: number;
  readonly answer: Answer;
}

/** When requests have to be sent, in milliseconds from the start, at equal distances once the rate is reached. */
export function dueTimes({ perSecond, seconds, ramp = 0 }: Pace): number[] {
  const inRamp = (perSecond * ramp) / 2;
  const count = Math.floor(inRamp + perSecond * (seconds - ramp));
  return Array.from({ length: count }, (_, nth) =>
    nth < inRamp
      ? 1000 * Math.sqrt((2 * ramp * nth) / perSecond)
      : 1000 * (ramp + (nth - inRamp) / perSecond),
  );
}

/** Milliseconds before a due time from which the sender watches the clock: a timer alone is late. */
const WATCHED = 2;

/** Sends each at its time and waits for all answers. @param send must not throw */
export async function runOpen<Answer>(
  pace: Pace,
  send: (nth: number) => Promise<Answer>,
): Promise<Arrived<Answer>[]> {
  const start = performance.now();
  const now = () => performance.now() - start;
  const underWay: Promise<Arrived<Answer>>[] = [];
  for (const [nth, due] of dueTimes(pace).entries()) {
    const ahead = due - now() - WATCHED;
    if (ahead > 0) await wait(ahead);
    while (now() < due) await setImmediate();
    const late = now() - due;
    underWay.push(send(nth).then((answer) => ({ due, took: now() - due, late, answer })));
  }
  return Promise.all(underWay);
}
