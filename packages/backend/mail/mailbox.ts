import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailboxPages } from "./mailbox-pages.ts";
import type { Mailer } from "./mailer.ts";
import { MAX_STORED_MAILS, type StoredMail, storedMail, toStoredMail } from "./stored-mail.ts";

export interface Mailbox extends Mailer {
  readonly pages: (request: Request) => Promise<Response>;
}

/**
 * Mail that stays on this machine: one file each in `folder`, readable by its owner only, and the
 * pages to read it. A mail is on the pages at once and in its file a moment later.
 */
export async function openMailbox(folder: string, now: () => number = Date.now): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mails = await readMails(folder);

  return {
    async send(written) {
      const mail = toStoredMail(written, now());
      mails.unshift(mail);
      await store(folder, mail);
      await Promise.all(
        mails.splice(MAX_STORED_MAILS).map((oldest) => rm(fileOf(folder, oldest), { force: true })),
      );
    },
    async deleteMails(address) {
      const isOf = (mail: StoredMail) => JSON.stringify(mail).toLowerCase().includes(address);
      const forgotten = mails.filter(isOf);
      mails.splice(0, mails.length, ...mails.filter((mail) => !isOf(mail)));
      await Promise.all(forgotten.map((mail) => rm(fileOf(folder, mail), { force: true })));
    },
    pages: mailboxPages(async () => mails),
  };
}

/** Sorted by name, which starts with the moment, the files are in the order they came. */
const fileOf = (folder: string, { id, receivedAt }: StoredMail) =>
  join(folder, `${receivedAt.replaceAll(":", "")}-${id}.json`);

async function store(folder: string, mail: StoredMail): Promise<void> {
  const path = fileOf(folder, mail);
  // Renamed when whole: a kill in the middle leaves no half mail.
  await writeFile(`${path}.tmp`, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(`${path}.tmp`, path);
}

/** Newest first. A file that is no mail is left alone and not shown. */
async function readMails(folder: string): Promise<StoredMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const mails = await Promise.all(
    names.slice(-MAX_STORED_MAILS).map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      try {
        return storedMail.safeParse(JSON.parse(text)).data;
      } catch {
        return undefined;
      }
    }),
  );
  return mails.filter((mail) => mail !== undefined).reverse();
}
