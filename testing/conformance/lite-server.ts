import { readFile } from "node:fs/promises";
import { readSqlFiles } from "@trousse/backend/database/setup/sql-files";
import { KEYS, type Server, SITE } from "./server.ts";

interface Mail {
  readonly to: string;
  readonly text?: string;
}

interface LiteConnection {
  readonly driver: { exec(sql: string): Promise<unknown> };
  rlsState: string;
  close(): Promise<void>;
}

interface LiteApp {
  ensureSystemSchema(): Promise<void>;
  fetch(request: Request, context: { peerAddress: string }): Promise<Response>;
}

/** What we use of `@supabase/lite`, which is not among our packages. */
export interface Lite {
  readonly App: new (config: unknown) => LiteApp;
  readonly createPgliteConnection: (config: unknown) => Promise<LiteConnection>;
}

/** Types of PostgreSQL whose values lite, left alone, writes otherwise than PostgREST: by their OID. */
const PARSERS = {
  1114: iso,
  1184: iso,
  1700: Number,
};

const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;`;

/** What the migrations read of GoTrue's tables and lite does not make: it has no second factors. */
const FACTORS = `
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    status text not null
  );`;

/** Lite has no storage and no Realtime either; these are the tables that ours makes. */
const MISSING = ["storage", "realtime"].map(
  (name) => `packages/backend/database/setup/bootstrap/${name}.sql`,
);

/**
 * `@supabase/lite` with the product's migrations and seed, in this process, as strict as its
 * settings and its interface allow: what a setting changes does not count as a difference.
 */
export async function startLiteServer({ App, createPgliteConnection }: Lite): Promise<Server> {
  const connection = await createPgliteConnection({
    pgliteOptions: { parsers: PARSERS },
  });
  const mails: Mail[] = [];
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], max_rows: 5000 },
    auth: {
      enabled: true,
      site_url: SITE,
      jwt_secret: KEYS.jwtSecret,
      jwt_expiry: 600,
      publishable_key: KEYS.publishableKey,
      secret_key: KEYS.secretKey,
      minimum_password_length: 8,
      password_requirements: "lower_upper_letters_digits_symbols",
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        secure_password_change: true,
        max_frequency: "0s",
      },
    },
    studio: { enabled: false },
    options: {
      server: { admin: false },
      drivers: { email: { send: async (mail: Mail) => void mails.push(mail) } },
    },
  });
  await app.ensureSystemSchema();
  const { driver } = connection;
  await driver.exec(ROLES);
  await driver.exec(FACTORS);
  for (const script of MISSING) await driver.exec(await readFile(script, "utf8"));
  for (const folder of ["supabase/migrations", "supabase/seed"]) {
    for (const { sql } of await readSqlFiles(folder)) await driver.exec(sql);
  }
  await driver.exec("grant usage on schema auth to anon, authenticated, service_role");
  // Its first request would grant every table to everybody, and undo what the migrations revoke.
  connection.rlsState = "active";

  // It prints each statement that fails, with its values.
  const { error: complain } = console;
  console.error = () => undefined;
  return {
    connect: () => (input, init) =>
      app.fetch(new Request(input, init), { peerAddress: "127.0.0.1" }),
    tokenFor(email) {
      const mail = mails.findLast(({ to }) => to === email);
      const token = /\btoken=([\w-]+)&/.exec(mail?.text ?? "")?.[1];
      if (!token) throw new Error("There is no mail with a link for this address.");
      return token;
    },
    async close() {
      console.error = complain;
      await connection.close();
    },
  };
}

/** `2026-11-21 10:00:00.5+00` as PostgREST writes it. */
function iso(text: string): string {
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
