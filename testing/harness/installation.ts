import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type Backend, type BackendOptions, createBackend } from "@trousse/backend/backend";
import { type Catalogue, readCatalogue } from "@trousse/backend/database/catalogue/catalogue";
import type { Engine } from "@trousse/backend/database/engine";
import { createBearer } from "@trousse/backend/identity/bearer";
import type { Database } from "#app/client/database/database-types.ts";
import { createFunctionHandlers, createServerDeps } from "#server/functions/function-handlers.ts";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";
import type { Household } from "../builders/household.ts";
import type { TestEngine } from "../engines/engines.ts";
import { createMemoryStore } from "../fakes/memory-store.ts";

type Client = SupabaseClient<Database>;

/** A started backend with the product's migrations and seed, spoken to through supabase-js. */
export interface Installation {
  readonly engine: Engine;
  readonly backend: Backend;
  readonly catalogue: Catalogue;
  /** What the product reaches of its own accord. */
  readonly deps: ServerDeps;
  visitor(): Client;
  signedIn(house: Household): Client;
  /** A request of somebody who is signed in, as the wire has it: for what no client library would write. */
  send(house: Household, path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const publicUrl = "http://localhost:3000";
export const keys = {
  publishableKey: "sb_publishable_for_tests",
  secretKey: "sb_secret_for_tests",
  jwtSecret: "a secret of more than thirty-two bytes, for tests",
};

export async function startInstallation(
  { openMigrated }: TestEngine,
  { pushServices, ...change }: Partial<BackendOptions> & { pushServices?: readonly string[] } = {},
): Promise<Installation> {
  const engine = await openMigrated();
  const mailer = change.mailer ?? { send: async () => undefined };
  const deps = createServerDeps({
    engine,
    secret: keys.jwtSecret,
    siteUrl: publicUrl,
    publishableKey: keys.publishableKey,
    mailer,
    ...(pushServices && { pushServices }),
  });
  const backend = await createBackend({
    engine,
    keys,
    publicUrl,
    mailer,
    templatesDir: "supabase/templates",
    // These tests come with a session: how one gets in is tested with the backend itself.
    captcha: { challenge: async () => ({}), verify: async () => false },
    functions: createFunctionHandlers(engine, deps, {
      ...(change.otherOrigins && { otherOrigins: change.otherOrigins }),
    }),
    relations,
    procedures,
    storage: { store: createMemoryStore(), buckets },
    report(problem) {
      throw problem;
    },
    ...change,
  });

  const bearer = createBearer({
    jwtSecret: keys.jwtSecret,
    issuer: `${publicUrl}/auth/v1`,
    now: Date.now,
  });

  const talk: typeof fetch = (input, init) =>
    backend.fetch(new Request(input, init), { address: "127.0.0.1" });

  const visitor = () =>
    createClient<Database>(publicUrl, keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: talk },
    });

  async function openSession({ account, email }: Household): Promise<string> {
    const session = randomUUID();
    await engine.transaction((tx) =>
      tx.query("insert into auth.sessions (id, user_id) values ($1, $2)", [session, account]),
    );
    const { token } = await bearer.sign({
      sub: account,
      session_id: session,
      email,
      app_metadata: {},
      user_metadata: {},
      aal: "aal1",
      amr: [],
    });
    return token;
  }

  const tokens = new Map<string, Promise<string>>();

  function tokenOf(house: Household): Promise<string> {
    const token = tokens.get(house.account) ?? openSession(house);
    tokens.set(house.account, token);
    return token;
  }

  async function send(house: Household, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("apikey", keys.publishableKey);
    headers.set("authorization", `Bearer ${await tokenOf(house)}`);
    headers.set("content-type", "application/json");
    return talk(`${publicUrl}${path}`, { ...init, headers });
  }

  function signedIn(house: Household): Client {
    const token = tokenOf(house);
    return createClient<Database>(publicUrl, keys.publishableKey, {
      accessToken: () => token,
      global: { fetch: talk },
    });
  }

  return {
    engine,
    backend,
    catalogue: await readCatalogue(engine),
    deps,
    visitor,
    signedIn,
    send,
    async close() {
      await backend.close();
      await engine.close();
    },
  };
}
