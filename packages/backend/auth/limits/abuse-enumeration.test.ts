import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "../../../../testing/engines/pglite-template.ts";
import { recordTestResult } from "../../../../testing/harness/test-result-rows.ts";
import {
  KEYS,
  newIpAddress,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";
import { confirmEmail, insertAccount } from "../accounts/account.ts";
import { createPasswords } from "../passwords/passwords.ts";

/** Somebody whose account is open, nobody, and somebody who has not confirmed yet. */
const KINDS = ["known", "unknown", "unconfirmed"] as const;
type Kind = (typeof KINDS)[number];

let testBackend: TestBackend;
let hash: string;
beforeAll(async () => {
  hash = await createPasswords(10).hash(PASSWORD);
  // Passwords cost what they cost in earnest, or a time would say nothing.
  testBackend = await startTestBackend(await openEmbedded(), { passwordCost: 10 });
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
});

type AuthAction = "signup" | "signin" | "recover" | "resend";
const PATHS = {
  signup: "signup",
  signin: "token?grant_type=password",
  recover: "recover",
  resend: "resend",
};
const ACTIONS = {
  signup: "sign-up",
  signin: "sign-in",
  recover: "recover",
  resend: "resend",
} as const;

interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly text: string;
  readonly milliseconds: number;
}

async function post(
  action: AuthAction,
  email: string,
  password: string,
  from = newIpAddress(),
): Promise<Answer> {
  const captcha_token = await testBackend.solve(ACTIONS[action]);
  const body = { email, password, type: "signup", gotrue_meta_security: { captcha_token } };
  const start = performance.now();
  const response = await testBackend.fetch(
    `${SITE}/auth/v1/${PATHS[action]}`,
    { method: "POST", headers: { apikey: KEYS.publishableKey }, body: JSON.stringify(body) },
    from,
  );
  const text = await response.text();
  const milliseconds = performance.now() - start;
  const headers = JSON.stringify([...response.headers]).replace(
    /trousse-device=[\w-]{43};/,
    "trousse-device=NEW;",
  );
  return { status: response.status, headers, text: anonymous(text, email), milliseconds };
}

/** What differs from one answer to the next for everybody. */
const anonymous = (text: string, email: string) =>
  text
    .replaceAll(email, "EMAIL")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT");

async function emailOf(kind: Kind): Promise<string> {
  if (kind === "known") return (await testBackend.member()).email;
  const email = testBackend.newEmail();
  if (kind === "unconfirmed") await post("signup", email, PASSWORD);
  return email;
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of each kind and action. `TIMING_SAMPLES=200` takes as many as row A4 asks for, some minutes on an idle machine. */
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 25);

/** A median is judged from this number of samples on; only a quiet machine is asked for that many. */
const ENOUGH = 200;

/** As `emailOf`, without the sign-up that would take longer than what is measured. */
async function quickEmailOf(kind: Kind): Promise<string> {
  const email = testBackend.newEmail();
  if (kind === "unknown") return email;
  const account = { id: randomUUID(), identityId: randomUUID(), email, metadata: {} };
  const createdAt = testBackend.clock.now;
  await testBackend.engine.transaction(async (tx) => {
    await insertAccount(tx, { ...account, password: hash, createdAt });
    if (kind === "known") await confirmEmail(tx, account, email, createdAt);
  });
  return email;
}

describe.each<{ action: AuthAction; password: string; status: number }>([
  { action: "signup", password: "Another-1000", status: 200 },
  { action: "signin", password: "Wrong-1000", status: 400 },
  { action: "recover", password: PASSWORD, status: 200 },
  { action: "resend", password: PASSWORD, status: 200 },
])("A4: $action", ({ action, password, status }) => {
  test("a known, an unknown and an unconfirmed address are answered alike", async () => {
    const answers: Partial<Record<Kind, Omit<Answer, "milliseconds">>> = {};
    for (const kind of KINDS) {
      const { milliseconds: _, ...answer } = await post(action, await emailOf(kind), password);
      answers[kind] = answer;
    }
    expect(answers.unknown?.status).toBe(status);
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.unconfirmed).toEqual(answers.unknown);
  });

  // Times depend on the load of the machine: with few samples they are printed and not asserted.
  test("each takes as long", { timeout: 3_600_000 }, async ({ annotate }) => {
    const times: Record<Kind, number[]> = { known: [], unknown: [], unconfirmed: [] };
    for (let sample = 0; sample < SAMPLES; sample++) {
      // The captcha looks at the real clock as well, and this may take longer than a challenge lasts.
      testBackend.clock.now = Date.now();
      for (const kind of KINDS) {
        const email = await quickEmailOf(kind);
        const answer = await post(action, email, password);
        expect(answer.status, "what is measured is the action, not a refusal of it").toBe(status);
        times[kind].push(answer.milliseconds);
      }
    }
    const base = middle(times.unknown);
    const ratio = (kind: Kind) => middle(times[kind]) / base;
    const line = (kind: Kind) =>
      `${kind} ${middle(times[kind]).toFixed(1)} ms (${ratio(kind).toFixed(2)})`;
    await annotate(`${action}, ${SAMPLES} samples: ${KINDS.map(line).join(", ")}`);
    if (SAMPLES < ENOUGH) return;
    const furthest = Math.max(...KINDS.map((kind) => Math.abs(ratio(kind) - 1)));
    recordTestResult({
      row: "A4",
      what: `${action}: how long known and unconfirmed addresses take beside an unknown`,
      target: `|p50 ratio - 1| ≤ 0.2 over ${ENOUGH} samples`,
      measured: KINDS.map(line).join(", "),
      held: furthest <= 0.2,
    });
    for (const kind of KINDS) expect(Math.abs(ratio(kind) - 1), kind).toBeLessThanOrEqual(0.2);
  });
});

test("A4: only a caller with the password can distinguish a pending account from a confirmed one", async () => {
  const email = await emailOf("unconfirmed");
  expect((await post("signin", email, "Wrong-1000")).text).toContain("invalid_credentials");
  expect((await post("signin", email, PASSWORD)).text).toContain("email_not_confirmed");
});

test("A4: a change of address is answered alike, whosever the new one is", async () => {
  const answers: string[] = [];
  for (const kind of KINDS) {
    const { client, email } = await testBackend.member();
    const newEmail = await emailOf(kind);
    const { data, error } = await client.auth.updateUser({
      email: newEmail,
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    answers.push(anonymous(JSON.stringify(data), email).replaceAll(newEmail, "NEW"));
  }
  expect(new Set(answers).size).toBe(1);
});

test("A4: a lock is answered alike", async () => {
  const answers: Pick<Answer, "status" | "headers" | "text">[] = [];
  for (const kind of KINDS) {
    const email = await emailOf(kind);
    const from = newIpAddress();
    for (let count = 0; count < 5; count++) await post("signin", email, "Wrong-1000", from);
    const { milliseconds: _, ...answer } = await post("signin", email, PASSWORD, from);
    answers.push(answer);
  }
  expect(answers[0]?.status).toBe(429);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
});
