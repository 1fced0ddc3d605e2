import { type Backend, createBackend } from "@trousse/backend/backend";
import type { Engine } from "@trousse/backend/database/engine";
import type { Mail } from "@trousse/backend/mail/mailer";
import { createFunctionHandlers, createServerDeps } from "#server/functions/function-handlers.ts";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import type { TestEngine } from "../engines/engines.ts";
import { createMemoryStore } from "../fakes/memory-store.ts";
import { KEYS, type Server, SITE, SOLVED } from "./server.ts";

export interface TrousseServer extends Server {
  readonly engine: Engine;
  readonly backend: Backend;
}

export interface ServerOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Runs on the migrated database before the backend reads its catalogue. */
  readonly prepare?: (engine: Engine) => Promise<void>;
}

/** Our backend with the product's migrations, as the server mounts it; only the captcha is taken on its word. */
export async function startTrousseServer(
  { openMigrated }: TestEngine,
  { now = Date.now, prepare }: ServerOptions = {},
): Promise<TrousseServer> {
  const engine = await openMigrated();
  await prepare?.(engine);
  const mails: Mail[] = [];
  let networks = 0;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const { jwtSecret: secret, publishableKey } = KEYS;
  const deps = createServerDeps({ engine, secret, siteUrl: SITE, publishableKey, mailer });
  const backend = await createBackend({
    engine,
    keys: KEYS,
    publicUrl: SITE,
    mailer,
    templatesDir: "supabase/templates",
    captcha: { challenge: async () => ({}), verify: async (token) => token === SOLVED },
    functions: createFunctionHandlers(engine, deps),
    relations,
    procedures,
    storage: { store: createMemoryStore(), buckets },
    report(problem) {
      throw problem;
    },
    now,
    // The lowest that bcrypt knows: these tests hash a lot.
    passwordCost: 4,
  });
  return {
    engine,
    backend,
    connect() {
      networks += 1;
      const address = `10.${networks >> 8}.${networks & 255}.1`;
      return (input, init) => backend.fetch(new Request(input, init), { address });
    },
    tokenFor(email) {
      const mail = mails.findLast(({ to }) => to === email);
      const token = /(?:token_hash|invitation\?token)=([\w-]+)/.exec(mail?.text ?? "")?.[1];
      if (!token) throw new Error("There is no mail with a link for this address.");
      return token;
    },
    async close() {
      await backend.close();
      await engine.close();
    },
  };
}
