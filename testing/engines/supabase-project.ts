import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSqlFiles } from "@trousse/backend/database/setup/sql-files";
import postgres from "postgres";
import { findPostgresBinaries, startPostgresServer } from "./postgres-server.ts";

const supabase = join(import.meta.dirname, "../../supabase");

/** What projects made before 2026 give away of each new thing in schema public; later ones give nothing. */
export const GIVES_EVERYTHING = ["tables", "functions", "sequences"]
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public
       grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join("\n");

/** Stand-ins for pg_cron and pg_net, which keep what they are asked for. */
export const CRON = `
  create schema cron;
  create schema net;
  grant usage on schema cron, net to postgres;
  create table cron.job (jobname text primary key, schedule text, command text);
  create table net.asked (url text, headers jsonb);
  grant select on cron.job, net.asked to postgres;
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql security definer as $$
      insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning 1::bigint
    $$;
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint
    language sql security definer as $$
      insert into net.asked values (url, headers) returning 1::bigint
    $$;
`;

export interface SupabaseProject {
  /** A new database with Supabase's defaults; `more` is what its administrator did besides. */
  create(more?: string): Promise<SupabaseDatabase>;
  stop(): Promise<void>;
}

export interface SupabaseDatabase {
  /** Of `postgres`, whose the project is: no superuser. */
  readonly url: string;
  /** What `supabase db push --include-seed` does. @throws {Error} naming the file that failed */
  push(): Promise<void>;
  asAdministrator(sql: string): Promise<void>;
  /** One transaction as a role of the database, whose work stays. */
  as<Row>(role: string, text: string, claims?: object): Promise<Row[]>;
}

/** A PostgreSQL prepared as Supabase prepares one. Its superuser is not ours to be. */
export async function startSupabaseProject(): Promise<SupabaseProject> {
  const server = await startPostgresServer(findPostgresBinaries() ?? "", {
    administrator: "supabase_admin",
  });
  await server.asAdministrator(
    "create role postgres login createdb createrole replication bypassrls",
  );
  const open: postgres.Sql[] = [];

  async function create(more = ""): Promise<SupabaseDatabase> {
    const url = await server.createDatabase({ owner: "postgres" });
    const database = new URL(url).pathname.slice(1);
    const asAdministrator = (sql: string) => server.asAdministrator(sql, database);
    const defaults = await readFile(join(import.meta.dirname, "supabase-defaults.sql"), "utf8");
    await asAdministrator(defaults);
    await asAdministrator(more);
    // The command line connects as `postgres`; the services there by names of their own.
    const connect = (user: string) => {
      const sql = postgres(url.replace("//postgres@", `//${user}@`), {
        max: 1,
        onnotice: () => undefined,
      });
      open.push(sql);
      return sql;
    };
    const services = new Map<string, postgres.Sql>();
    const service = (user: string) => {
      const sql = services.get(user) ?? connect(user);
      services.set(user, sql);
      return sql;
    };

    return {
      url,
      asAdministrator,
      async push() {
        const sql = service("postgres");
        await sql.unsafe(`
          create schema if not exists supabase_migrations;
          create table if not exists supabase_migrations.schema_migrations
            (version text primary key, statements text[], name text)`);
        for (const folder of ["migrations", "seed"]) {
          for (const { name, sql: text } of await readSqlFiles(join(supabase, folder))) {
            await sql
              .begin((tx) => tx.unsafe(text))
              .catch((cause: Error) => {
                throw new Error(`${name} would fail on Supabase: ${cause.message}`, { cause });
              });
            if (folder === "seed") continue;
            await sql`insert into supabase_migrations.schema_migrations (version, name)
              values (${name.split("_", 1)[0] ?? ""}, ${name})`;
          }
        }
      },
      async as<Row>(role: string, text: string, claims: object = {}) {
        const api = ["anon", "authenticated", "service_role"].includes(role);
        const rows = await service(api ? "authenticator" : role).begin(async (tx) => {
          if (api) {
            await tx`select set_config('role', ${role}, true),
              set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`;
          }
          return tx.unsafe(text);
        });
        return rows as unknown as Row[];
      },
    };
  }

  return {
    create,
    async stop() {
      await Promise.all(open.map((sql) => sql.end({ timeout: 1 })));
      await server.stop();
    },
  };
}
