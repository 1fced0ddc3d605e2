import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { MAIL_NAMES, type MailName, readMailTemplates } from "./mail-templates.ts";

const folder = fileURLToPath(new URL("../../../supabase/templates", import.meta.url));
const write = await readMailTemplates(folder);

const values = (data: Record<string, unknown> = {}) => ({
  SiteURL: "https://trousse.example",
  RedirectTo: "https://trousse.example/fr-fr/dashboard",
  Email: "marie@example.org",
  NewEmail: "zoe@example.org",
  TokenHash: "t0k-en_",
  Data: data,
});
const mail = (name: MailName, data = {}) => write(name, "marie@example.org", values(data));

const KINDS = { confirmation: "signup", recovery: "recovery", email_change: "email_change" };

test.each(
  Object.entries(KINDS).flatMap(([name, type]) =>
    ["fr-fr", "fr-en", "fr-es", "us-en", "us-fr", "us-es", "es-es", "es-en", "es-fr"].map(
      (locale) => ({ name: name as MailName, type, locale }),
    ),
  ),
)("$name in $locale leads to the page of that locale", ({ name, type, locale }) => {
  const link = `https://trousse.example/${locale}/auth/confirm?token_hash=t0k-en_`;
  const { html, text, subject } = mail(name, { locale });
  expect(text).toContain(`\n${link}&type=${type}\n`);
  expect(html).toContain(`href="${link}&amp;type=${type}"`);
  const language = locale.slice(3);
  const hour = { fr: "pendant une heure", en: "for one hour", es: "durante una hora" }[language];
  expect(text).toContain(hour);
  expect(html).toContain(hour);
  expect(html).toContain(`<div lang="${language}">`);
  expect(subject).not.toMatch(/[{}\n]/);
});

test.each([undefined, "", "xx-yy", "../../evil", ["us-en"], "us-en\n"])(
  "an account with locale %j is written to in French",
  (locale) => {
    const { text } = mail("confirmation", { locale });
    expect(text).toContain("https://trousse.example/fr-fr/auth/confirm?");
    expect(text).toMatch(/^Bonjour,/);
  },
);

test.each(MAIL_NAMES)("%s leaves nothing unfilled", (name) => {
  for (const locale of ["fr-fr", "us-en", "es-es"]) {
    const { html, text, subject } = mail(name, { locale, first_name: "Zoé" });
    expect(html + text + subject).not.toMatch(/\{\{|\}\}|undefined|null/);
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  }
});

test("a changed address is one nobody proved, so its mail carries nothing that its sender made up", () => {
  const typed = "Gagnez https://evil.example";
  const { html, text, subject } = mail("email_change", { first_name: typed, last_name: typed });
  expect(html + text + subject).not.toContain("evil");
});

test("a confirmation carries a first name and no other name that its sender made up", () => {
  const { html, text, subject } = mail("confirmation", { first_name: "Zoé", last_name: "Evil" });
  expect(text).toMatch(/^Bonjour Zoé,/);
  expect(html + text + subject).not.toContain("Evil");
});

test("a name turns no word but its own", () => {
  const { html, text } = mail("recovery", { first_name: "Zo\u202eé\u0007" });
  expect(html).toContain("Bonjour Zoé,");
  expect(text).toContain("Bonjour Zoé,");
});

test("a name cannot become markup", () => {
  const { html, text } = mail("recovery", { first_name: "<img src=x>" });
  expect(html).toContain("Bonjour &#60;img src=x&#62;,");
  expect(text).toContain("Bonjour <img src=x>,");
});

test.each([
  {
    file: "recovery.html",
    text: "{{ range .Data }}",
    message: /recovery.html cannot be read. Line 1/,
  },
  { file: "subjects.toml", text: "recovery = 'a'", message: /no line for confirmation/ },
])("a bad $file is refused at the start", async ({ file, text, message }) => {
  const copy = await mkdtemp(join(tmpdir(), "templates-"));
  await cp(folder, copy, { recursive: true });
  await writeFile(join(copy, file), text);
  await expect(readMailTemplates(copy)).rejects.toThrow(message);
  await rm(join(copy, "confirmation.txt"));
  await rm(copy, { recursive: true });
});

test("a missing file is named", async () => {
  await expect(readMailTemplates("/nowhere")).rejects.toThrow("/nowhere/subjects.toml is missing");
});
