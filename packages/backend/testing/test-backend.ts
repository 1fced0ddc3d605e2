import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { type Backend, type BackendOptions, createBackend } from "../backend.ts";
import { type CaptchaAction, createCaptcha } from "../captcha/captcha.ts";
import type { Engine } from "../database/engine.ts";
import type { Keys } from "../identity/api-keys.ts";
import type { Mail } from "../mail/mailer.ts";
import { buildConfirmation } from "./build-confirmation.ts";
import { newEmail } from "./test-email.ts";
import { withCookies } from "./with-cookies.ts";

export const SITE = "http://localhost:3000";
export const PASSWORD = "Doliprane-1000";

/** What a link confirms in a browser that did not sign up. */
export const buildConfirmationFor = (token_hash: string, password = PASSWORD) =>
  buildConfirmation(token_hash, password);

/** An address nobody has: of those kept for documents (RFC 3849). */
export const newIpAddress = () => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `2001:db8:${a.toString(16)}:${b.toString(16)}::1`;
};

export const KEYS: Keys = {
  publishableKey: "sb_publishable_Yq3nqvX8p1W5c0mJ7bO2dT9rKfLhZ6sAeU4iGgNxMtQ",
  secretKey: "sb_secret_b8RzP1vXq4tYw7cNf0aKmEjHs6dLuGi2oB9pCxVnQrT",
  jwtSecret: "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E",
};

/** A table with a row per person, as every product has one. */
const NOTES_TABLE = `
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  text text not null
);
alter table public.notes enable row level security;
grant select, insert on public.notes to authenticated;
create policy "people keep their own notes" on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
`;

export interface TestBackend {
  readonly backend: Backend;
  readonly engine: Engine;
  /** Milliseconds since 1970, for everything but the captcha's own look at the clock. */
  readonly clock: { now: number };
  readonly mails: Mail[];
  readonly problems: unknown[];
  /**
   * A request as a browser's `fetch` would send it. Each comes from another machine, so that limits
   * for one bind those tests only that name one.
   */
  fetch(input: string | URL | Request, init?: RequestInit, from?: string): Promise<Response>;
  /** A client of its own: a browser, a tab, another person. */
  client(options?: { storage?: Map<string, string>; from?: string }): SupabaseClient;
  /** A solved challenge. */
  solve(action: CaptchaAction): Promise<string>;
  /** The token in the newest mail to this address. */
  tokenFor(email: string): string;
  /** An address that nobody used yet. */
  newEmail(): string;
  /** A confirmed account, and a client that is signed in to it. */
  member(email?: string): Promise<{ client: SupabaseClient; email: string; id: string }>;
  /** Leaves the engine open. @throws the first problem that was reported */
  close(): Promise<void>;
}

/** @param engine may serve several test backends: copies of one server on one database */
export async function startTestBackend(
  engine: Engine,
  change: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  await engine.transaction(async (tx) => {
    const [row] = await tx.query("select 1 where to_regclass('public.notes') is not null");
    if (!row) await tx.script(NOTES_TABLE);
  });
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const mails: Mail[] = [];
  const problems: unknown[] = [];
  const captcha = createCaptcha({
    engine,
    jwtSecret: KEYS.jwtSecret,
    now,
    work: { rounds: 10, fewest: 1, most: 20 },
  });
  const backend = await createBackend({
    engine,
    keys: KEYS,
    publicUrl: SITE,
    mailer: { send: async (mail) => void mails.push(mail) },
    templatesDir: fileURLToPath(new URL("../../../supabase/templates", import.meta.url)),
    captcha,
    functions: {},
    relations: ["notes"],
    procedures: [],
    report: (problem) => problems.push(problem),
    now,
    passwordCost: 4,
    ...change,
  });

  const fetch: TestBackend["fetch"] = (input, init, from = newIpAddress()) =>
    backend.fetch(new Request(input, init), { address: from });

  let count = 0;
  const test: TestBackend = {
    backend,
    engine,
    clock,
    mails,
    problems,
    fetch,
    client({ storage = new Map<string, string>(), from } = {}) {
      return createClient(SITE, KEYS.publishableKey, {
        auth: {
          flowType: "pkce",
          experimental: { recoveryCodes: true },
          autoRefreshToken: false,
          detectSessionInUrl: false,
          persistSession: true,
          // A key of its own, or the library warns about two clients in one browser.
          storageKey: `client-${count++}`,
          storage: {
            getItem: (key) => storage.get(key) ?? null,
            setItem: (key, value) => void storage.set(key, value),
            removeItem: (key) => void storage.delete(key),
          },
        },
        global: { fetch: withCookies((input, init) => fetch(input, init, from)) },
      });
    },
    async solve(action) {
      const challenge = (await captcha.challenge(action)) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    },
    tokenFor(email) {
      const mail = mails.findLast(({ to }) => to === email);
      const token = /token_hash=([\w-]{43})&type=/.exec(mail?.text ?? "")?.[1];
      if (!token) throw new Error("There is no mail with a link for this address.");
      return token;
    },
    newEmail,
    async member(email = test.newEmail()) {
      const client = test.client();
      await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { captchaToken: await test.solve("sign-up"), data: { first_name: "Zoé" } },
      });
      const { data, error } = await client.auth.verifyOtp(
        buildConfirmationFor(test.tokenFor(email)),
      );
      if (error || !data.user) throw error ?? new Error("The account could not be confirmed.");
      return { client, email, id: data.user.id };
    },
    async close() {
      await backend.close();
      if (problems.length > 0) throw problems[0];
    },
  };
  return test;
}
