import { readFile, writeFile } from "node:fs/promises";
import {
  ACCOUNT_MAILS,
  templateHtml,
  templateSubject,
  templateText,
} from "./templates/template-source.ts";

const FOLDER = "supabase/templates";
const CONFIG = "supabase/config.toml";

/** The files that hold the mails of accounts, as the texts of app/locale make them, by path. */
export async function currentTemplates(): Promise<ReadonlyMap<string, string>> {
  const subjects = new Map<string, string>(
    ACCOUNT_MAILS.map((name) => [name, `'${templateSubject(name)}'`]),
  );
  const config = (await readFile(CONFIG, "utf8")).replaceAll(
    /^(\[auth\.email\.template\.(\w+)\]\nsubject = ).*$/gm,
    (line, start: string, name: string) => {
      const subject = subjects.get(name);
      return subject === undefined ? line : start + subject;
    },
  );
  return new Map([
    [CONFIG, config],
    [
      `${FOLDER}/subjects.toml`,
      `${SUBJECTS_HEAD}${[...subjects].map(([name, subject]) => `${name} = ${subject}\n`).join("")}`,
    ],
    ...ACCOUNT_MAILS.flatMap((name): [string, string][] => [
      [`${FOLDER}/${name}.html`, templateHtml(name)],
      [`${FOLDER}/${name}.txt`, templateText(name)],
    ]),
  ]);
}

const SUBJECTS_HEAD = `# Subjects of the mails. For a hosted project, each is the \`subject\` of [auth.email.template.<name>] in
# config.toml, next to its \`content_path\`. existing_account is sent by the embedded backend only.
`;

if (import.meta.main) {
  for (const [path, text] of await currentTemplates()) await writeFile(path, text);
}
