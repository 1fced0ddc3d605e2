import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actors, createActors, rolledBack } from "#testing/builders/actors.ts";
import { aChange } from "#testing/builders/changes.ts";
import { engines } from "#testing/engines/engines.ts";
import type { Person } from "#testing/mutations/sql-checks.ts";
import {
  type Actor,
  announced,
  may,
  mayListen,
  type Relation,
  type TopicKind,
  topics,
} from "#testing/permissions.ts";

interface Message {
  readonly topic: string;
  readonly event: string;
  readonly payload: Record<string, unknown>;
  readonly private: boolean;
}

const kinds = Object.keys(topics) as TopicKind[];
const announcing = Object.keys(announced) as (keyof typeof announced)[];

describe.each(engines)("topics, on $name", ({ openMigrated }) => {
  let engine: Engine;
  let actors: Actors;
  beforeAll(async () => {
    engine = await openMigrated();
    actors = await engine.transaction(createActors);
  });
  afterAll(() => engine.close());

  /** As the server asks: a message is written, read as the person, and undone. */
  async function listens(tx: Transaction, { account }: Person, topic: string): Promise<boolean> {
    const [probe] = await tx.query<{ id: string }>(
      "insert into realtime.messages (topic, extension) values ($1, 'broadcast') returning id",
      [topic],
    );
    const claims = { sub: account, role: "authenticated", aal: "aal1" };
    await tx.query(
      "select set_config('realtime.topic', $1, true), set_config('role', $2, true), set_config('request.jwt.claims', $3, true)",
      [topic, account === null ? "anon" : "authenticated", JSON.stringify(claims)],
    );
    const seen = await tx.query("select from realtime.messages where id = $1", [probe?.id]);
    await tx.query("select set_config('role', 'none', true)");
    return seen.length > 0;
  }

  const everybody = () => [...actors.people, actors.passwordOnly];

  test.each(kinds)("people listen to a %s as the table says", async (kind) => {
    for (const person of everybody()) {
      const host = person.actor === "passwordOnly" ? actors.twoFactorHousehold : actors.house;
      const topic = `${kind}:${host.account}`;
      const found = await rolledBack(engine, (tx) => listens(tx, person, topic));
      expect({ actor: person.actor, found }).toEqual({
        actor: person.actor,
        found: mayListen(person.actor, kind),
      });
    }
  });

  test("nobody listens to a topic of another form", async () => {
    const { account } = actors.house;
    const owner = actors.people.find(({ actor }) => actor === "owner");
    if (!owner) throw new Error("There is no owner.");
    for (const topic of [
      "",
      "profile",
      "profile:",
      "person:",
      "everybody",
      `${account}`,
      `Profile:${account}`,
      `profile:${account.toUpperCase()}`,
      `profile:${account}:x`,
      `profile:${account}:`,
      `profile:${account}'`,
      "profile:%",
      `household:${account}`,
    ]) {
      expect(await rolledBack(engine, (tx) => listens(tx, owner, topic)), topic).toBe(false);
    }
  });

  test("nobody sends, whatever they may listen to", async () => {
    for (const { account } of everybody()) {
      const sent = rolledBack(engine, async (tx) => {
        await tx.query(
          "select set_config('realtime.topic', $1, true), set_config('role', $2, true), set_config('request.jwt.claims', $3, true)",
          [
            `person:${account}`,
            account === null ? "anon" : "authenticated",
            JSON.stringify({ sub: account, role: "authenticated" }),
          ],
        );
        return tx.query(
          "insert into realtime.messages (topic, extension, event) values ($1, 'broadcast', 'x')",
          [`person:${account}`],
        );
      });
      await expect(sent).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("every table that broadcasts its changes has its line", async () => {
    const rows = await engine.transaction((tx) =>
      tx.query<{ name: string }>(
        `select distinct r.relname::text as name
         from pg_trigger t join pg_class r on r.oid = t.tgrelid
         where not t.tgisinternal and t.tgname like 'announce%' and r.relnamespace = 'public'::regnamespace`,
      ),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...announcing].sort());
  });

  /** The messages of one change, which is rolled back, and the recipients of each. */
  function announcementsOf(work: (tx: Transaction) => Promise<unknown>) {
    return rolledBack(engine, async (tx) => {
      await tx.script("delete from realtime.messages");
      await work(tx);
      const messages = await tx.query<Message>(
        "select topic, event, payload, private from realtime.messages order by topic",
      );
      const told = [];
      for (const message of messages) {
        const hearers: Actor[] = [];
        for (const person of everybody())
          if (await listens(tx, person, message.topic)) hearers.push(person.actor);
        told.push({ ...message, hearers });
      }
      return told;
    });
  }

  const changeOf = (relation: Relation) => async (tx: Transaction) => {
    const [column, value] = actors.house.rows[relation];
    if (relation === "alert_dismissals") {
      // They are added and deleted, and never changed.
      await tx.query(`delete from public.${relation} where ${column} = $1`, [value]);
      return;
    }
    const change = Object.entries(
      // Told of the days that screens show.
      relation === "planned_doses" ? { planned_at: new Date() } : aChange[relation],
    );
    await tx.query(
      `update public.${relation} set ${change.map(([name], index) => `${name} = $${index + 2}`).join(", ")} where ${column} = $1`,
      [value, ...change.map(([, next]) => next)],
    );
  };

  test.each(announcing)(
    "a change in %s is told to those who may read it, without its contents",
    async (relation) => {
      const told = (await announcementsOf(changeOf(relation))).filter(
        ({ payload }) => payload.noun === announced[relation],
      );
      expect(told.length).toBeGreaterThan(0);
      for (const { event, payload, hearers, private: isPrivate } of told) {
        expect(event).toBe("changed");
        expect(isPrivate).toBe(true);
        expect(Object.keys(payload).sort()).toEqual(["id", "noun"]);
        expect(hearers).toContain("owner");
        for (const actor of hearers) expect(may(actor, "S", relation), actor).toBe(true);
      }
    },
  );

  test("each profile gets one message for a statement, whatever the number of rows", async () => {
    const { account } = actors.house;
    const told = await announcementsOf((tx) =>
      tx.query(
        `insert into public.medications (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
         select user_id, name || n, dosage, form, total_quantity, current_quantity, expiry_date
         from public.medications, generate_series(1, 50) n where id = $1`,
        [actors.house.medication],
      ),
    );
    expect(told.map(({ topic, payload }) => `${topic} ${payload.noun}`)).toEqual([
      `profile:${account} boxes`,
    ]);
  });

  test("planning future days and sending reminders are not broadcast", async () => {
    const told = await announcementsOf((tx) =>
      tx.script("update public.planned_doses set tell_at = null, escalated_at = now()"),
    );
    expect(told).toEqual([]);
  });
});
