import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readMailTemplates } from "../../mail/mail-templates.ts";
import { createAccountMailer } from "./account-mailer.ts";

/** What the templates of a mail are given for a name that somebody signed up with. */
function greetedAs(first_name: unknown): unknown {
  const given: unknown[] = [];
  const mailer = createAccountMailer({
    outbox: { send: () => undefined } as never,
    write: ((_name: string, _to: string, data: { Data: { first_name: unknown } }) => {
      given.push(data.Data.first_name);
      return {};
    }) as never,
    siteUrl: "https://trousse.example",
  });
  const metadata = { first_name, locale: "fr-fr" };
  const account = { email: "zoe@example.org", newEmail: "", metadata } as never;
  mailer.send({ name: "confirmation", to: "zoe@example.org", account, redirectTo: undefined });
  return given[0];
}

test.each(["Zoé", "Jean-Paul", "Marie Thérèse", "D’Arcy", "Núria", "李"])(
  "a mail greets %s by name",
  (name) => {
    expect(greetedAs(name)).toBe(name);
  },
);

test.each([
  { name: "https://evil.example", because: "it is a link" },
  { name: "evil.example", because: "it is a link as mail programs see it" },
  { name: "Appelez le 0899 12 34 56", because: "it holds a number" },
  { name: "Votre compte est bloqué", because: "it is a sentence" },
  { name: "A".repeat(41), because: "it is too long" },
  { name: "Zoé\nBcc", because: "it holds a line break" },
  { name: "<b>Zoé</b>", because: "it is markup" },
  { name: 7, because: "it is no text" },
  { name: undefined, because: "there is none" },
])("a mail greets nobody by $name: $because", ({ name }) => {
  expect(greetedAs(name)).toBe("");
});

test.each(["confirmation", "email_change"] as const)(
  "%s goes to an address nobody proved, so it carries no message that its sender made up",
  async (name) => {
    const mails: unknown[] = [];
    const folder = fileURLToPath(new URL("../../../../supabase/templates", import.meta.url));
    const mailer = createAccountMailer({
      outbox: { send: (mail: unknown) => mails.push(mail) } as never,
      write: await readMailTemplates(folder),
      siteUrl: "https://trousse.example",
    });
    const typed = "Gagnez https://evil.example";
    const metadata = { first_name: typed, last_name: typed, locale: "fr-fr" };
    const account = { email: "zoe@example.org", newEmail: "", metadata } as never;
    mailer.send({ name, to: "zoe@example.org", account, redirectTo: undefined });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain("evil");
  },
);
