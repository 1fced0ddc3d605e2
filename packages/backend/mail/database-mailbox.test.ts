import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anyEngine } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { openDatabaseMailbox } from "./database-mailbox.ts";
import type { Mailbox } from "./mailbox.ts";

const mail = {
  to: "marie@example.org",
  subject: "Confirmez votre adresse",
  text: "Bonjour",
  html: "<html><head></head><body><p>Bonjour</p></body></html>",
};

describe.each(anyEngine)("a mailbox in the database, on $name", ({ open }) => {
  let engine: Engine;
  const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    await engine.transaction((tx) => tx.query("delete from backend.mails"));
  });

  const openBox = () => openDatabaseMailbox(engine, () => clock.now++);
  const messages = async (box: Mailbox) =>
    (await box.pages(new Request("http://localhost/_mail/messages"))).json();

  test("what one process received another shows, newest first", async () => {
    await openBox().send(mail);
    await openBox().send({ ...mail, subject: "Le second", replyTo: "zoe@example.org" });
    expect(await messages(openBox())).toMatchObject([
      { subject: "Le second", replyTo: "zoe@example.org" },
      mail,
    ]);
  });

  test("only the last two hundred are kept", async () => {
    const box = openBox();
    for (let count = 0; count < 203; count++) await box.send({ ...mail, subject: `Mail ${count}` });
    const kept = await messages(box);
    expect([kept.length, kept[0].subject, kept.at(-1).subject]).toEqual([
      200,
      "Mail 202",
      "Mail 3",
    ]);
  });

  test("what names a deleted account goes, and nothing else", async () => {
    const box = openBox();
    await box.send({ ...mail, to: "Marie@Example.org" });
    await box.send({ ...mail, to: "luc@example.org" });
    await box.deleteMails?.("marie@example.org");
    expect(await messages(box)).toMatchObject([{ to: "luc@example.org" }]);
  });

  test.each(["anon", "authenticated", "service_role"])(
    "%s reads no mail and no key",
    async (role) => {
      for (const table of ["mails", "keys"]) {
        const [row] = await engine.transaction((tx) =>
          tx.query("select has_table_privilege($1, $2, 'select') as may", [
            role,
            `backend.${table}`,
          ]),
        );
        expect(row).toEqual({ may: false });
      }
    },
  );
});
