import { createHash } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";
import { readSqlFiles } from "@trousse/backend/database/setup/sql-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ArticleSource, storedSource } from "#domain/content/article-source.ts";
import { minutesToRead } from "#domain/content/reading-time.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/locale/locales.ts";
import { EMERGENCY_NUMBERS } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { engines } from "#testing/engines/engines.ts";

type Told = Readonly<Record<ContentLanguage, string | null>>;

interface Post {
  readonly id: string;
  readonly slug: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: string;
  readonly minutes: number;
  readonly featured: boolean;
  readonly published: boolean;
  readonly day: string;
  readonly category: Told;
  readonly title: Told;
  readonly excerpt: Told;
  readonly alt: Told;
  readonly content: Told;
  readonly sources: Readonly<Record<ContentLanguage, readonly ArticleSource[]>>;
  readonly reviewer: string | null;
}

/** The closed list of the second specification, section 9. */
const CATEGORIES: readonly Told[] = [
  { fr: "Conseils Médicaux", en: "Medical Advice", es: "Consejos médicos" },
  { fr: "Sécurité", en: "Safety", es: "Seguridad" },
  { fr: "Éducation", en: "Education", es: "Educación" },
  { fr: "Bien-être", en: "Well-being", es: "Bienestar" },
  { fr: "Prévention", en: "Prevention", es: "Prevención" },
  { fr: "Urgences", en: "Emergencies", es: "Urgencias" },
  { fr: "Actualités", en: "News", es: "Actualidad" },
];

/** The fourth specification's table, without what it has not verified. */
const NUMBERS = new Set([
  ...["15", "112", "114", "144", "145", "911"],
  ...["02 41 48 21 21", "05 56 96 40 80", "08 00 59 59 59", "04 72 11 69 11", "04 91 75 25 25"],
  ...[
    "01 45 42 59 59",
    "03 83 22 50 50",
    "01 40 05 48 48",
    "05 61 77 74 47",
    "070 245 245",
    "91 562 04 20",
  ],
  ...["1-800-222-1222", "1-844-764-7669", "1-800-463-5060"],
]);

/** At home first, then where the same language is read in the two other countries of the site. */
const EXPECTED: Readonly<Record<ContentLanguage, readonly string[]>> = {
  fr: ["15", "112", "911"],
  en: ["911", "1-800-222-1222", "112"],
  es: ["112", "91 562 04 20", "911"],
};

/** Sites that are one document themselves: a telephone number and what to do until somebody answers. */
const FRONT_PAGES = new Set([
  "https://centres-antipoison.net/",
  "https://poisonhelp.hrsa.gov/",
  "https://upandaway.org/",
  "https://www.centreantipoisons.be/",
]);

const ADVICE: Readonly<Record<ContentLanguage, RegExp>> = {
  fr: /\bnotice.*\bpharmacien/,
  en: /\blabel.*\bpharmacist/,
  es: /\bprospecto.*\bfarmacéutico/,
};

const POSTS = `
  select id, slug, author, to_json(tags) as tags, image_url as image, read_time as minutes,
    featured, published, (published_at at time zone 'UTC')::date as day,
    json_build_object('fr', category, 'en', category_en, 'es', category_es) as category,
    json_build_object('fr', title, 'en', title_en, 'es', title_es) as title,
    json_build_object('fr', excerpt, 'en', excerpt_en, 'es', excerpt_es) as excerpt,
    json_build_object('fr', image_alt, 'en', image_alt_en, 'es', image_alt_es) as alt,
    json_build_object('fr', content, 'en', content_en, 'es', content_es) as content,
    json_build_object('fr', sources, 'en', sources_en, 'es', sources_es) as sources,
    reviewed_by as reviewer
  from public.blog_posts
  order by published_at`;

let engine: Engine;
let posts: readonly Post[];

beforeAll(async () => {
  const [pglite] = engines;
  if (!pglite) throw new Error("There is no engine to run the seed on.");
  engine = await pglite.openMigrated();
  posts = await readPosts();
});

afterAll(() => engine.close());

function readPosts(): Promise<Post[]> {
  return engine.transaction((tx) => tx.query<Post>(POSTS));
}

/** The articles that break a rule, so that a failure says which file to mend. */
function breaking(isRight: (post: Post) => boolean): string[] {
  return posts.filter((post) => !isRight(post)).map(({ slug }) => slug);
}

/** The same for a rule that each of the three texts must keep. */
function breakingText(isRight: (text: string, language: ContentLanguage) => boolean): string[] {
  return posts.flatMap(({ slug, content }) =>
    CONTENT_LANGUAGES.filter((language) => !isRight(content[language] ?? "", language)).map(
      (language) => `${slug} in ${language}`,
    ),
  );
}

describe("the seed", () => {
  test("holds eighteen articles of the last six months, each of its own day", () => {
    expect(posts).toHaveLength(18);
    expect(new Set(posts.map(({ day }) => day)).size).toBe(18);
    expect(breaking(({ day }) => day > "2026-05-21" && day < "2026-11-21")).toEqual([]);
    expect(breaking(({ published }) => published)).toEqual([]);
  });

  test("puts one or two of them forward", () => {
    const featured = posts.filter((post) => post.featured);
    expect([1, 2]).toContain(featured.length);
  });

  test("leaves an owner's words alone when it runs again, even under another slug", async () => {
    const [first] = posts;
    await engine.transaction((tx) =>
      tx.query("update public.blog_posts set slug = 'le-mien', title = 'Le mien' where id = $1", [
        first?.id,
      ]),
    );
    const edited = await readPosts();
    const files = await readSqlFiles("supabase/seed");
    for (const { name, sql } of files) {
      if (name.startsWith("blog_posts_")) await engine.transaction((tx) => tx.script(sql));
    }
    expect(await readPosts()).toEqual(edited);
  });

  test("brings a corrected text and its sources to a row that holds the former text of its file", async () => {
    const files = await readSqlFiles("supabase/seed");
    const file = files.find(({ name }) => name === "blog_posts_06_elders.sql");
    const before = posts.find(({ slug }) => slug === "medicaments-des-parents-ages");
    const texts = { content: "Ancien.", content_en: "Former.", content_es: "Antiguo." };
    await engine.transaction((tx) =>
      tx.query(
        `update public.blog_posts set content = $2, content_en = $3, content_es = $4, sources = '[]' where id = $1`,
        [before?.id, ...Object.values(texts)],
      ),
    );
    const digest = createHash("md5").update(Object.values(texts).join("")).digest("hex");
    const known = file?.sql.replace(/'[0-9a-f]{32}'/, `'${digest}'`) ?? "";
    await engine.transaction((tx) => tx.script(known));
    const after = (await readPosts()).find(({ id }) => id === before?.id);
    expect(after).toEqual(before);
  });
});

describe("every article", () => {
  test("has an address of letters, digits and hyphens, and its image under the same name", () => {
    const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    expect(breaking(({ slug }) => isSlug.test(slug) && slug.length <= 100)).toEqual([]);
    expect(breaking(({ slug, image }) => image === `/images/blog/${slug}.webp`)).toEqual([]);
  });

  test("is signed by the house, tagged, and says how long its French text takes", () => {
    expect(breaking(({ author }) => author === "Trousse")).toEqual([]);
    expect(breaking(({ tags }) => tags.length > 0)).toEqual([]);
    expect(breaking(({ minutes, content }) => minutes === minutesToRead(content.fr ?? ""))).toEqual(
      [],
    );
  });

  test("belongs to a category of the closed list, the same in three languages", () => {
    const words = (told: Told) => CONTENT_LANGUAGES.map((language) => told[language]).join("|");
    const known = CATEGORIES.map(words);
    expect(breaking(({ category }) => known.includes(words(category)))).toEqual([]);
  });

  test("has title, excerpt, image text and content of its own in three languages", () => {
    const isWritten = (told: Told) =>
      CONTENT_LANGUAGES.every((language) => told[language]?.trim()) &&
      new Set(CONTENT_LANGUAGES.map((language) => told[language])).size ===
        CONTENT_LANGUAGES.length;
    expect(
      breaking(({ title, excerpt, alt, content }) =>
        [title, excerpt, alt, content].every(isWritten),
      ),
    ).toEqual([]);
  });
});

describe("every text", () => {
  test("has 500 words or more, and links over https", () => {
    expect(breakingText((text) => countWords(text) >= 500)).toEqual([]);
    expect(breakingText((text) => links(text).every(isSecure))).toEqual([]);
  });

  test("leaves its sources and its reviewer to their columns", () => {
    const isToldTwice =
      /^## (?:Sources|Fuentes)$|^(?:Dernière relecture|Last reviewed|Última revisión)/m;
    expect(breakingText((text) => !isToldTwice.test(text))).toEqual([]);
  });

  test("is plain Markdown: second and third headings, one table at most, no HTML, no image", () => {
    expect(breakingText((text) => !/<[a-z/!?]/i.test(text))).toEqual([]);
    expect(breakingText((text) => !text.includes("!["))).toEqual([]);
    expect(breakingText((text) => headings(text).every((mark) => /^#{2,3}$/.test(mark)))).toEqual(
      [],
    );
    expect(breakingText((text) => (text.match(/^\| --- /gm) ?? []).length <= 1)).toEqual([]);
  });

  test("names the emergency numbers of its readers and none that is not verified", () => {
    expect(
      breakingText((text, language) => {
        const named = numbers(text);
        return EXPECTED[language].every((number) => named.includes(number));
      }),
    ).toEqual([]);
    expect(breakingText((text) => numbers(text).every((number) => NUMBERS.has(number)))).toEqual(
      [],
    );
  });

  test("names a poison centre of France as the screens do: the national number first", () => {
    const inFrance = EMERGENCY_NUMBERS.filter(
      ({ country, kind }) => country === "FR" && kind === "poison",
    ).map(({ number }) => number);
    const named = (text: string) => numbers(text).filter((number) => inFrance.includes(number));
    expect(breakingText((text) => !named(text)[0] || named(text)[0] === inFrance[0])).toEqual([]);
    expect(posts.filter(({ content }) => named(content.fr ?? "").length > 0)).not.toEqual([]);
  });

  test("sends its reader to the leaflet and to a pharmacist, and never says that all is well", () => {
    expect(breakingText((text, language) => ADVICE[language].test(text))).toEqual([]);
    const soothing = /rien de grave|c’est normal|nothing serious|is normal|nada grave|es normal/i;
    expect(breakingText((text) => !soothing.test(text))).toEqual([]);
  });

  test("gives no amount of any medicine", () => {
    expect(breakingText((text) => !/\d\s?(mg|µg|ml|mL|gouttes|drops|gotas)\b/.test(text))).toEqual(
      [],
    );
  });
});

describe("the sources of every text", () => {
  const breakingSources = (isRight: (source: ArticleSource) => boolean) =>
    posts.flatMap(({ slug, sources }) =>
      CONTENT_LANGUAGES.flatMap((language) => sources[language])
        .filter((source) => !isRight(source))
        .map(({ title }) => `${slug}: ${title}`),
    );

  test("are three documents or more, each with a title and a publisher, and none twice", () => {
    const wrong = posts.flatMap(({ slug, sources }) =>
      CONTENT_LANGUAGES.filter(
        (language) =>
          sources[language].length < 3 ||
          new Set(sources[language].map(({ title }) => title)).size !== sources[language].length,
      ).map((language) => `${slug} in ${language}`),
    );
    expect(wrong).toEqual([]);
    expect(breakingSources((source) => storedSource(source) !== null)).toEqual([]);
  });

  test("have a date that is not to come, or the day they were read", () => {
    const today = "2026-11-26";
    expect(
      breakingSources(({ dated, read }) => (dated ?? "") <= today && (read ?? "") <= today),
    ).toEqual([]);
    expect(breakingSources(({ dated, read }) => dated !== null || read !== null)).toEqual([]);
  });

  test("are documents, not the front page of a site", () => {
    const isDocument = ({ url }: ArticleSource) =>
      url === null || FRONT_PAGES.has(url) || new URL(url).pathname.length > 1;
    expect(breakingSources(isDocument)).toEqual([]);
  });

  test("name a professional only where one has reviewed the article", () => {
    expect(breaking(({ reviewer }) => reviewer === null)).toEqual([]);
  });
});

test.each([
  { text: "Appelez le **1-800-222-1223**.", found: "1-800-222-1223", because: "it is bold" },
  { text: "Llame al 91 562 04 21.", found: "91 562 04 21", because: "it is long enough to dial" },
  {
    text: "Depuis 2019, en 2025, 38 °C.",
    found: undefined,
    because: "a year is no number to call",
  },
])("a number to call is seen: $because", ({ text, found }) => {
  expect(numbers(text)[0]).toBe(found);
});

function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /\p{L}/u.test(piece)).length;
}

function links(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = ""]) => address);
}

function isSecure(address: string): boolean {
  return URL.parse(address)?.protocol === "https:";
}

function headings(text: string): string[] {
  return [...text.matchAll(/^(#+) /gm)].map(([, mark = ""]) => mark);
}

/** Groups of a number stand together on a line, joined by no-break spaces. */
function numbers(text: string): string[] {
  const plain = text.replaceAll("\u00a0", " ");
  const bold = [...plain.matchAll(/\*\*(\d[\d -]*)\*\*/g)].map(([, number = ""]) => number);
  const long = plain.match(/\d(?:[ -]?\d){6,}/g) ?? [];
  return [...bold, ...long];
}
