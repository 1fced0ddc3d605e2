import type { Arrived } from "./open-model.ts";
import { percentile } from "./percentile.ts";

/** What came of one request. Status 0: no answer, or none within ten seconds. */
export interface Outcome {
  readonly kind: string;
  readonly status: number;
  /** Whether a refusal said when to come again. */
  readonly hasRetryAfter: boolean;
  /** The dose that the answer acknowledged. */
  readonly dose?: string | undefined;
}

export interface Summary {
  readonly sent: number;
  /** Milliseconds, of those that were answered as asked. */
  readonly p50: number;
  readonly p99: number;
  readonly accepted: number;
  /** 503, with and without a word about when to come again. */
  readonly shed: number;
  readonly shedWithoutRetryAfter: number;
  /** Other failures of the server, and requests without an answer. */
  readonly failed: number;
  readonly unanswered: number;
  /** Refused for a reason of the request. */
  readonly refused: number;
  /** Milliseconds by which the sender was late, for all but one in a hundred. */
  readonly senderLate: number;
}

export const isAccepted = ({ answer }: Arrived<Outcome>) =>
  answer.status >= 200 && answer.status < 300;

/** @throws {RangeError} when nothing was answered as asked */
export function summarize(arrived: readonly Arrived<Outcome>[]): Summary {
  const accepted = arrived.filter(isAccepted).map(({ took }) => took);
  const count = (is: (outcome: Outcome) => boolean) =>
    arrived.filter(({ answer }) => is(answer)).length;
  return {
    sent: arrived.length,
    p50: percentile(accepted, 50),
    p99: percentile(accepted, 99),
    accepted: accepted.length,
    shed: count(({ status }) => status === 503),
    shedWithoutRetryAfter: count(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter),
    failed: count(({ status }) => status >= 500 && status !== 503),
    unanswered: count(({ status }) => status === 0),
    refused: count(({ status }) => status >= 300 && status < 500),
    senderLate: percentile(
      arrived.map(({ late }) => late),
      99,
    ),
  };
}

/**
 * Seconds from the start after which nobody waited longer than `limit` any more: 0 when nobody ever did.
 * @param limit milliseconds
 */
export function secondsUntilRecovered(arrived: readonly Arrived<Outcome>[], limit: number): number {
  const slow = arrived.filter(({ took }) => took > limit).map(({ due, took }) => due + took);
  return Math.max(0, ...slow) / 1000;
}
