import { z } from "zod";
import type { Engine } from "../database/engine.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailboxPages } from "./mailbox-pages.ts";
import { MAX_STORED_MAILS, storedMail, toStoredMail } from "./stored-mail.ts";

const rows = z.array(z.object({ mail: storedMail }));

/** A mailbox in the database, for a server of several processes: each of them shows the mails of all. */
export function openDatabaseMailbox(engine: Engine, now: () => number = Date.now): Mailbox {
  return {
    async send(written) {
      const mail = toStoredMail(written, now());
      await engine.transaction(async (tx) => {
        await tx.query("insert into backend.mails values ($1, $2::timestamptz, $3::jsonb)", [
          mail.id,
          mail.receivedAt,
          JSON.stringify(mail),
        ]);
        await tx.query(
          `delete from backend.mails where id in (
             select id from backend.mails order by received_at desc, id offset $1::int)`,
          [MAX_STORED_MAILS],
        );
      });
    },
    async deleteMails(address) {
      await engine.transaction((tx) =>
        tx.query("delete from backend.mails where position($1 in lower(mail::text)) > 0", [
          address,
        ]),
      );
    },
    pages: mailboxPages(async () => {
      const found = await engine.transaction((tx) =>
        tx.query("select mail from backend.mails order by received_at desc, id"),
      );
      return rows.parse(found).map(({ mail }) => mail);
    }),
  };
}
