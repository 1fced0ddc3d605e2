import type { Engine } from "@trousse/backend/database/engine";
import { readSqlFiles } from "@trousse/backend/database/setup/sql-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minutesToRead } from "#domain/content/reading-time.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/locale/locales.ts";
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
  ...["03 83 22 50 50", "01 40 05 48 48", "05 61 77 74 47", "070 245 245", "91 562 04 20"],
  ...["1-800-222-1222", "1-844-764-7669", "1-800-463-5060"],
]);

/** At home first, then where the same language is read in the two other countries of the site. */
const EXPECTED: Readonly<Record<ContentLanguage, readonly string[]>> = {
  fr: ["15", "112", "911"],
  en: ["911", "1-800-222-1222", "112"],
  es: ["112", "91 562 04 20", "911"],
};

const SOURCES: Readonly<Record<ContentLanguage, string>> = {
  fr: "Sources",
  en: "Sources",
  es: "Fuentes",
};
const REVIEWED: Readonly<Record<ContentLanguage, RegExp>> = {
  fr: /\n\nDernière relecture\u00a0: \p{L}+ 20\d\d\.\n$/u,
  en: /\n\nLast reviewed: \p{L}+ 20\d\d\.\n$/u,
  es: /\n\nÚltima revisión: \p{L}+ de 20\d\d\.\n$/u,
};
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
    json_build_object('fr', content, 'en', content_en, 'es', content_es) as content
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
  test("holds six articles of the last six months, each of its own day", () => {
    expect(posts).toHaveLength(6);
    expect(new Set(posts.map(({ day }) => day)).size).toBe(6);
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
  test("has 500 words or more before its sources", () => {
    expect(breakingText((text, language) => countWords(body(text, language)) >= 500)).toEqual([]);
  });

  test("ends with two sources or more, all over https, and the month of its review", () => {
    expect(breakingText((text, language) => links(sources(text, language)).length >= 2)).toEqual(
      [],
    );
    expect(breakingText((text) => links(text).every(isSecure))).toEqual([]);
    expect(breakingText((text, language) => REVIEWED[language].test(text))).toEqual([]);
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

function body(text: string, language: ContentLanguage): string {
  return text.split(`\n## ${SOURCES[language]}\n`)[0] ?? "";
}

function sources(text: string, language: ContentLanguage): string {
  return text.split(`\n## ${SOURCES[language]}\n`)[1] ?? "";
}

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
