import { randomUUID } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { createAccount, readMails, solveCaptcha } from "#testing/builders/account.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "#testing/engines/postgres-server.ts";
import { type LoadBalancer, startLoadBalancer } from "#testing/fakes/load-balancer.ts";
import { freePort } from "#testing/harness/free-port.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const binaries = findPostgresBinaries();
const LONG = 180_000;
const PASSWORD = "Vent-du-Nord7";
const EMAIL = "claire@example.org";
const mails = z.array(z.object({ to: z.string(), text: z.string() }));

/**
 * Three processes behind a load balancer, each with its own data folder; they share only the database. The tests are
 * one story: in the end processes are restarted, the database fails and gets a migration of a newer version.
 */
const story = { timeout: LONG, shuffle: false };
describe.skipIf(binaries === null)("several processes on one PostgreSQL", story, () => {
  let cluster: PostgresServer;
  let sql: postgres.Sql;
  let environment: Record<string, string>;
  let folder: string;
  let balancer: LoadBalancer;
  let servers: readonly RunningServer[];
  let publishableKey: string;
  let claire: { client: SupabaseClient; account: string; session: Session };
  let luc: { client: SupabaseClient; account: string; session: Session };

  beforeAll(async () => {
    await ensureBuild();
    cluster = await startPostgresServer(binaries ?? "");
    const url = await cluster.createDatabase();
    sql = postgres(url, { max: 1, onnotice: () => undefined });
    folder = await mkdtemp(join(tmpdir(), "trousse-several-"));
    const port = await freePort();
    environment = {
      DATABASE_URL: url,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXY: "loopback",
    };
    servers = await Promise.all(
      ["a", "b", "c"].map((name) => RunningServer.start(join(folder, name), environment)),
    );
    balancer = await startLoadBalancer(
      port,
      servers.map((server) => server.port),
    );
    publishableKey = await server("a").publishableKey();
    claire = await joinAs("Claire");
    luc = await joinAs("Luc");
  }, LONG);
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((one) => one.stop("SIGKILL")));
    await sql.end();
    await cluster.stop();
    await removeFolder(folder);
  });

  function server(name: "a" | "b" | "c"): RunningServer {
    const found = servers["abc".indexOf(name)];
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  /** Sends each step through the load balancer, so to another process; mail can be read on this machine alone. */
  const joinAs = async (firstName: string) =>
    createAccount(
      {
        url: environment.PUBLIC_URL ?? "",
        publishableKey,
        localToken: await server("c").localToken(),
        fetch: (input, init) =>
          fetch(String(input).replace(/^http:\/\/[^/]+\/_mail/, `${server("c").url}/_mail`), init),
      },
      {
        email: `${firstName}@example.org`.toLowerCase(),
        password: PASSWORD,
        firstName,
        lastName: "Moreau",
      },
    );

  const mailboxOf = async (one: RunningServer) =>
    mails.parse(await readMails({ url: one.url, localToken: await one.localToken(), fetch }));

  const ask = (
    to: string,
    path: string,
    { access_token }: Pick<Session, "access_token">,
    init: RequestInit = {},
  ) =>
    fetch(`${to}${path}`, {
      ...init,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
      },
    });

  const grant = (to: RunningServer, type: string, body: object) =>
    fetch(`${to.url}/auth/v1/token?grant_type=${type}`, {
      method: "POST",
      headers: { apikey: publishableKey },
      body: JSON.stringify(body),
    });

  async function signIn(to: RunningServer, email: string, password: string, token?: string) {
    const captcha_token = token ?? (await solveCaptcha({ url: to.url, fetch }, "sign-in"));
    return grant(to, "password", { email, password, gotrue_meta_security: { captcha_token } });
  }

  const deliveries = () =>
    sql`select state from public.reminder_deliveries where channel = 'email'`;

  test("processes that start at once on an empty database migrate it once, and have the same keys", async () => {
    const files = (await readdir("supabase/migrations")).filter((name) => name.endsWith(".sql"));
    const applied = await sql`select version from supabase_migrations.schema_migrations`;
    expect(applied).toHaveLength(files.length);
    const keys = await Promise.all(servers.map((one) => one.publishableKey()));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(server("b").dataDir)).not.toContain("keys.json");
  });

  test("a mail that one process sent is in the mailbox of all", async () => {
    const boxes = await Promise.all(servers.map(async (one) => mailboxOf(one)));
    expect(boxes[0]?.length).toBeGreaterThanOrEqual(2);
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  });

  test("a captcha solved for one process is used up for all", async () => {
    const proof = await solveCaptcha({ url: server("a").url, fetch }, "sign-in");
    expect((await signIn(server("a"), "nobody@example.org", PASSWORD, proof)).status).toBe(400);
    const again = await signIn(server("b"), "nobody@example.org", PASSWORD, proof);
    expect(await again.json()).toMatchObject({ error_code: "captcha_failed" });
  });

  test("five wrong passwords, whichever process they reach, lock the account on all", async () => {
    for (const turn of [0, 1, 2, 3, 4]) {
      const to = servers[turn % servers.length] as RunningServer;
      expect((await signIn(to, luc.session.user.email ?? "", `Wrong-${turn}000`)).status).toBe(400);
    }
    for (const to of servers) {
      expect((await signIn(to, luc.session.user.email ?? "", PASSWORD)).status).toBe(429);
    }
  });

  test("a refresh token used on all processes at once has one successor", async () => {
    const answers = await Promise.all(
      servers.map((to) => grant(to, "refresh_token", { refresh_token: luc.session.refresh_token })),
    );
    const sessions: Session[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  });

  test("a session ended on one process is refused by the others at once", async () => {
    const signedIn = await signIn(server("a"), EMAIL, PASSWORD);
    const session: Session = await signedIn.json();
    const read = (to: RunningServer) => ask(to.url, "/rest/v1/profiles?select=id", session);
    expect((await Promise.all(servers.map(read))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const ended = await ask(server("a").url, "/auth/v1/logout?scope=local", session, {
      method: "POST",
    });
    expect(ended.status).toBe(204);
    expect((await Promise.all(servers.map(read))).map(({ status }) => status)).toEqual([
      401, 401, 401,
    ]);
  });

  test("a share or a role removed on one process is refused by the others at the next request", async () => {
    const shared = await ask(server("a").url, "/functions/v1/share-profile", claire.session, {
      method: "POST",
      body: JSON.stringify({
        profileId: claire.account,
        email: "luc@example.org",
        permission: "view",
        notes: "",
        locale: "fr-fr",
      }),
    });
    expect(shared.status).toBe(201);
    const { id: share_id } = (await sql`select id from public.profile_shares`)[0] ?? {};
    const call = (to: RunningServer, name: string, who: Session, body: object) =>
      ask(to.url, `/rest/v1/rpc/${name}`, who, { method: "POST", body: JSON.stringify(body) });
    expect((await call(server("b"), "accept_profile_share", luc.session, { share_id })).ok).toBe(
      true,
    );
    expect(
      (await call(server("b"), "open_shared_profile", luc.session, { profile_id: claire.account }))
        .ok,
    ).toBe(true);
    const seen = async () => {
      const answer = await ask(
        server("b").url,
        `/rest/v1/profiles?id=eq.${claire.account}&select=id`,
        luc.session,
      );
      return (await answer.json()).length;
    };
    expect(await seen()).toBe(1);
    expect((await call(server("a"), "revoke_profile_share", claire.session, { share_id })).ok).toBe(
      true,
    );
    expect(await seen()).toBe(0);

    const messages = async () => {
      const answer = await ask(
        server("c").url,
        "/rest/v1/contact_messages?select=id",
        claire.session,
      );
      return (await answer.json()).length;
    };
    await sql`insert into public.contact_messages (full_name, email, subject, message, language)
      values ('Zoé Le Gall', 'zoe@example.org', 'Bonjour', 'Un mot.', 'fr')`;
    expect(await messages()).toBe(1);
    await sql`delete from public.user_roles where user_id = ${claire.account}`;
    expect(await messages()).toBe(0);
  });

  test("a change in the database is on the pages of all processes, long before their caches expire", async () => {
    const readers = servers.map(
      ({ url }) =>
        async () =>
          (await fetch(`${url}/fr-fr`)).text(),
    );
    for (const name of ["Pharmacie du Port", "Pharmacie du Parc", "Pharmacie du Pont"]) {
      await Promise.all(readers.map((read) => read()));
      await sql`update public.site_metadata set meta_value = ${name}
        where language = 'fr' and meta_key = 'company_name'`;
      const show = async () =>
        (await Promise.all(readers.map((read) => read()))).map((page) => page.includes(name));
      await expect.poll(show, { timeout: 5000, interval: 20 }).toEqual([true, true, true]);
    }
  });

  test("a dose is notified once, though all processes plan and send", async () => {
    const medicine = randomUUID();
    await sql`update public.user_preferences set email_notifications = true, hides_medicine_names = false, time_zone = 'UTC' where user_id = ${claire.account}`;
    await sql`insert into public.medications (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
      values (${medicine}, ${claire.account}, 'Doliprane', '1000 mg', 'Comprimé', 8, 8, '2030-01-31')`;
    await sql`insert into public.medication_reminders (medication_id, reminder_time)
      values (${medicine}, date_trunc('minute', (now() + interval '1 minute') at time zone 'UTC')::time)`;
    await expect.poll(deliveries, { timeout: 60_000, interval: 500 }).toEqual([{ state: "sent" }]);
  });

  test("during a rolling restart under traffic, no acknowledged write is lost and no request fails", async () => {
    const written: string[] = [];
    const failures: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const id = randomUUID();
        const answer = await ask(
          environment.PUBLIC_URL ?? "",
          "/rest/v1/custom_alerts",
          claire.session,
          {
            method: "POST",
            body: JSON.stringify({
              id,
              user_id: claire.account,
              title: "À racheter",
              alert_date: "2030-01-31",
            }),
          },
        );
        if (answer.ok) written.push(id);
        else failures.push(answer.status);
        // An account has room for so many alerts, and a busy machine takes minutes to restart them all.
        await delay(250);
      }
    };
    const writers = [write(), write(), write()];
    for (const one of servers) {
      expect(await one.stop()).toBe(0);
      await one.start();
    }
    isOver = true;
    await Promise.all(writers);
    expect(failures).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
    const [kept] =
      await sql`select count(*)::int as kept from public.custom_alerts where id = any (${written})`;
    expect(kept).toEqual({ kept: written.length });
  });

  test("when the database fails, all processes live on and serve again", async () => {
    const read = (to: RunningServer) =>
      ask(to.url, "/rest/v1/profiles?select=id", claire.session).then(({ status }) => status);
    const pids = servers.map(({ pid }) => pid);
    await cluster.kill();
    expect(Math.min(...(await Promise.all(servers.map(read))))).toBeGreaterThanOrEqual(500);
    await cluster.start();
    const all = () => Promise.all(servers.map(read));
    await expect.poll(all, { timeout: 20_000, interval: 50 }).toEqual([200, 200, 200]);
    expect(servers.map(({ pid }) => pid)).toEqual(pids);
  });

  test("an older version refuses to start beside a newer one, which goes on", async () => {
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'newer')`;
    const { code, output } = await RunningServer.refusal({
      ...environment,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, "older"),
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /The database holds migration 20991231000000, which this version .+ does not know/,
    );
    expect((await fetch(`${server("a").url}/fr-fr/`)).status).toBe(200);
  });

  test("after another round of each process, the dose has been notified only once", async () => {
    expect(await deliveries()).toEqual([{ state: "sent" }]);
    const received = await mailboxOf(server("a"));
    const doses = received.filter(({ to, text }) => to === EMAIL && text.includes("Doliprane"));
    expect(doses.length).toBe(1);
  });
});
