import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** What a visitor reads: the contents of a new installation, the legal texts, the words of the public pages, of the pages that need no account and of mails. */
const FILES = [
  "supabase/seed/{blog_posts_*,faq_items,homepage_content,press_mentions,site_*,testimonials}.sql",
  "app/features/site/legal/*.md",
  "app/locale/*/{accounts,blog,contact,example,letters,pages,phone,server-texts,site,visitor}.ts",
  "supabase/templates/*.txt",
];

export interface PublicSentence {
  readonly file: string;
  readonly text: string;
}

/** Each sentence of each public text. One of a list begins with the line that introduces the list. */
export function publicSentences(): PublicSentence[] {
  return globSync(FILES, { cwd: ROOT }).flatMap((file) =>
    textsOf(file, readFileSync(join(ROOT, file), "utf8"))
      .flatMap(sentencesOf)
      .map((text) => ({ file, text })),
  );
}

function textsOf(file: string, source: string): string[] {
  if (file.endsWith(".md") || file.endsWith(".txt")) return [source.replaceAll(/\{\{.*?\}\}/g, "")];
  const quoted = file.endsWith(".sql")
    ? /\$md\$([\s\S]*?)\$md\$|'((?:[^']|'')*)'/g
    : /"((?:[^"\\]|\\.)*)"/g;
  // An apostrophe in a comment of SQL is not the beginning of a text.
  const read = file.endsWith(".sql") ? source.replaceAll(/^\s*--.*$/gm, "") : source;
  return [...read.matchAll(quoted)].map((found) =>
    (found[1] ?? found[2] ?? "").replaceAll("''", "'"),
  );
}

export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let introduction = "";
  for (const block of text.split(/\n+/)) {
    const line = block.trim();
    const isItem = /^(?:[-*]|\d+\.)\s/.test(line);
    if (!isItem) introduction = "";
    const sentences = line.split(/(?<=[.?!…])\s+/).filter((each) => /\p{L}/u.test(each));
    found.push(...(isItem ? sentences.map((each) => `${introduction} ${each}`.trim()) : sentences));
    if (!isItem && line.endsWith(":")) introduction = sentences.at(-1) ?? "";
  }
  return found;
}
