import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Mailbox, openMailbox } from "./mailbox.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = {
  to: "marie@example.org",
  subject: "Confirmez votre adresse",
  text: "Bonjour,\nhttp://localhost:3000/fr-fr/auth/confirm?token_hash=abc&type=signup\n",
  html: "<html><head></head><body><p>Bonjour</p></body></html>",
};
const get = (box: Mailbox, path: string) => box.pages(new Request(`http://localhost${path}`));
const messages = async (box: Mailbox) => (await get(box, "/_mail/messages")).json();

test("a mail is there at once, newest first, and after a restart", async () => {
  const box = await openMailbox(folder);
  const sending = [box.send(mail), box.send({ ...mail, subject: "Le second" })];
  expect(await messages(box)).toMatchObject([{ subject: "Le second" }, mail]);
  await Promise.all(sending);
  const again = await openMailbox(folder);
  expect(await messages(again)).toHaveLength(2);
  expect(await messages(again)).toEqual(expect.arrayContaining(await messages(box)));
});

test("nobody else on the machine can read a mail", async () => {
  const box = await openMailbox(join(folder, "mail"));
  await box.send(mail);
  const [name = ""] = await readdir(join(folder, "mail"));
  expect((await stat(join(folder, "mail"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "mail", name))).mode & 0o777).toBe(0o600);
});

test("only the last two hundred are kept", async () => {
  const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
  const box = await openMailbox(folder, () => clock.now++);
  for (let count = 0; count < 203; count++) await box.send({ ...mail, subject: `Mail ${count}` });
  expect(await readdir(folder)).toHaveLength(200);
  const kept = await messages(box);
  expect([kept[0].subject, kept.at(-1).subject]).toEqual(["Mail 202", "Mail 3"]);
});

test("a file that is no mail does not keep the mailbox from opening", async () => {
  await writeFile(join(folder, "a.json"), "{");
  await writeFile(join(folder, "b.json"), '{"id":"b"}');
  expect(await messages(await openMailbox(folder))).toEqual([]);
});

test("the link in the text can be followed", async () => {
  const box = await openMailbox(folder);
  await box.send(mail);
  const [{ id }] = await messages(box);
  expect(await (await get(box, "/_mail")).text()).toContain(`href="/_mail/${id}"`);
  expect(await (await get(box, `/_mail/${id}`)).text()).toContain(
    'href="http://localhost:3000/fr-fr/auth/confirm?token_hash=abc&#38;type=signup"',
  );
});

test("a link of the designed mail opens in the whole window, not in its frame", async () => {
  const box = await openMailbox(folder);
  await box.send(mail);
  const [{ id }] = await messages(box);
  expect(await (await get(box, `/_mail/${id}/html`)).text()).toContain('<base target="_top">');
});

test("who an answer goes to is kept, and shown as text", async () => {
  const box = await openMailbox(folder);
  await box.send({ ...mail, replyTo: "<b>zoe@example.org" });
  const [stored] = await messages(await openMailbox(folder));
  expect(stored.replyTo).toBe("<b>zoe@example.org");
  const page = await (await get(box, `/_mail/${stored.id}`)).text();
  expect(page).toContain("<dt>Répondre à</dt><dd>&#60;b&#62;zoe@example.org</dd>");
});

test("nothing in a mail becomes part of our pages", async () => {
  const box = await openMailbox(folder);
  const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)> javascript:alert(1)';
  await box.send({
    to: evil,
    subject: evil,
    text: `${evil} http://a.example/"onclick="x`,
    html: evil,
  });
  const [{ id }] = await messages(box);
  for (const path of ["/_mail", `/_mail/${id}`]) {
    const response = await get(box, path);
    const body = await response.text();
    expect(body).not.toMatch(/<script|<img|href="javascript|" ?onclick/);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  }
  const designed = await get(box, `/_mail/${id}/html`);
  const policy = designed.headers.get("content-security-policy");
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms))/);
  expect(policy).not.toContain("script-src");
});

test.each([
  "/_mail/none",
  "/_mail/messages/x",
  "/_mail/%2e%2e%2fkeys.json",
  "/_mail/00000000-0000-4000-8000-000000000000/html",
])("%s is not found", async (path) => {
  const response = await get(await openMailbox(folder), path);
  expect(response.status).toBe(404);
});
