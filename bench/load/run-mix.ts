import { randomInt, randomUUID } from "node:crypto";
import { HttpClient, type HttpRequest, type HttpResponse } from "../harness/http-client.ts";
import { type LoadSetup, PASSWORD } from "./load-setup.ts";
import type { Member } from "./members.ts";
import { createMixSequence } from "./mix.ts";
import { type Arrived, type Pace, runOpen } from "./open-model.ts";
import type { Outcome } from "./summary.ts";

/** Challenges solved in advance, so that solving them is not measured. */
const AHEAD = 40;

/** Runs members who come and go as the mix has it, at a pace. */
export async function runMix(setup: LoadSetup, pace: Pace): Promise<Arrived<Outcome>[]> {
  const { requests, members } = setup;
  const deal = createMixSequence();
  // Nobody may sign in more than five times in a quarter of an hour, however often this runs.
  const turn = { refresh: 0, signIn: randomInt(members.length) };
  const proofs = await solveAhead(setup);
  return withClient(setup.server.url, (send) =>
    runOpen(pace, async (nth) => {
      const kind = deal();
      const member = nthOf(members, nth * 7);
      switch (kind) {
        case "dashboard":
          return send(kind, requests.dashboard(member, nth));
        case "dose":
          return sendDose(setup, send, nth);
        case "search":
          return send(kind, requests.search(member, nth));
        case "symptoms":
          return send(kind, requests.symptoms(member));
        case "page":
          return send(kind, requests.page(member, nth));
        case "refresh":
          turn.refresh += 1;
          return refresh(nthOf(members, turn.refresh), requests.refresh, send);
        case "sign-in":
          turn.signIn += 1;
          return send(
            kind,
            requests.signIn(nthOf(members, turn.signIn), PASSWORD, await proofs.take()),
          );
      }
    }),
  );
}

/** Somebody who guesses passwords of accounts that do not exist, each guess from another network. */
export async function guessPasswords(setup: LoadSetup, pace: Pace): Promise<Arrived<Outcome>[]> {
  const proofs = await solveAhead(setup);
  return withClient(setup.server.url, (send) =>
    runOpen(pace, async () => {
      const address = `172.${randomInt(16, 32)}.${randomInt(256)}.${randomInt(256)}`;
      const who = { address, email: `${randomUUID()}@example.org` };
      return send("guess", setup.requests.signIn(who, "Not-this-0ne", await proofs.take()));
    }),
  );
}

export type Send = (kind: string, ask: HttpRequest) => Promise<Outcome & { readonly body: string }>;

/** A sender that never throws: the result of a request is in its outcome. */
export async function withClient<Result>(
  origin: string,
  work: (send: Send) => Promise<Result>,
): Promise<Result> {
  const client = new HttpClient(origin);
  const none: HttpResponse = { status: 0, head: "", body: "" };
  try {
    return await work(async (kind, ask) => {
      const { status, head, body } = await client.exchange(ask).catch(() => none);
      return { kind, status, hasRetryAfter: /^retry-after: *\d+/im.test(head), body };
    });
  } finally {
    client.close();
  }
}

export async function sendDose(
  { requests, members }: LoadSetup,
  send: Send,
  nth: number,
): Promise<Outcome> {
  const dose = randomUUID();
  const outcome = await send("dose", requests.dose(nthOf(members, nth * 7), nth, dose));
  return { ...outcome, dose };
}

async function refresh(
  member: Member,
  ask: (member: Member) => HttpRequest,
  send: Send,
): Promise<Outcome> {
  const outcome = await send("refresh", ask(member));
  const [, accessToken] = /"access_token":"([^"]+)"/.exec(outcome.body) ?? [];
  const [, refreshToken] = /"refresh_token":"([^"]+)"/.exec(outcome.body) ?? [];
  if (accessToken && refreshToken) Object.assign(member, { accessToken, refreshToken });
  return outcome;
}

async function solveAhead({ solveCaptcha }: LoadSetup) {
  const solved = await Promise.all(Array.from({ length: AHEAD }, solveCaptcha));
  return {
    async take(): Promise<string> {
      const proof = solved.shift() ?? (await solveCaptcha());
      void solveCaptcha().then((another) => solved.push(another));
      return proof;
    },
  };
}

function nthOf<Thing>(things: readonly [Thing, ...Thing[]], nth: number): Thing {
  return things[nth % things.length] ?? things[0];
}
