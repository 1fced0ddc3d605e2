import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { headerLine, type Mail } from "./mailer.ts";
import { parseTemplate, type Template, TemplateError, type Values } from "./template.ts";

/** The mails of accounts; the first three are named as hosted Supabase names them. */
export const MAIL_NAMES = [
  "confirmation",
  "recovery",
  "email_change",
  // Our own: for a sign-up with an address that has an account, which the page must not reveal.
  "existing_account",
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

export type RenderMail = (name: MailName, to: string, values: Values) => Mail;

/**
 * Reads the templates of `folder`: `{name}.html`, `{name}.txt`, and `subjects.toml` with a line
 * `name = '…'` for each.
 *
 * @throws {TemplateError} when one is missing or invalid, at the start and not at the first mail
 */
export async function readMailTemplates(folder: string): Promise<RenderMail> {
  const subjects = readSubjects(await read(folder, "subjects.toml"));
  const entries = MAIL_NAMES.map(async (name) => {
    const subject = subjects.get(name);
    if (subject === undefined) throw new TemplateError(`subjects.toml has no line for ${name}`);
    return [
      name,
      {
        subject: parse(subject, "text", `the subject of ${name}`),
        html: parse(await read(folder, `${name}.html`), "html", `${name}.html`),
        text: parse(await read(folder, `${name}.txt`), "text", `${name}.txt`),
      },
    ] as const;
  });
  const templates = new Map(await Promise.all(entries));

  return (name, to, values) => {
    const template = templates.get(name);
    if (!template) throw new TemplateError(`There is no mail ${name}`);
    return {
      to,
      subject: headerLine(template.subject(values)),
      html: template.html(values),
      text: template.text(values),
    };
  };
}

function parse(source: string, form: "html" | "text", name: string): Template {
  try {
    return parseTemplate(source, form);
  } catch (problem) {
    if (!(problem instanceof TemplateError)) throw problem;
    throw new TemplateError(`The mail template ${name} cannot be read. ${problem.message}.`);
  }
}

async function read(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), "utf8");
  } catch {
    throw new TemplateError(`The mail template ${join(folder, name)} is missing.`);
  }
}

/** The little of TOML that a list of literal strings needs; a comment starts its line. */
function readSubjects(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\w+) = '([^'\n]*)'$/gm);
  return new Map([...lines].map(([, name = "", subject = ""]) => [name, subject]));
}
