import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { relations } from "../exposed.ts";

const LANGUAGES = ["fr", "en", "es"] as const;
const ROOT = resolve(import.meta.dirname, "../..");
const LEGAL = join(ROOT, "app/features/site/legal");

/** What only the owner of an installation can answer for, however it is written. */
const CLAIM = /50[\s.,\u00a0\u202f]*000|AES-?\d|9[:h]00|données (stockées|hébergées) en France/i;
/** What a feature writes into the journal of activity. */
const LOGGED = /logActivity\(\s*"[a-z_]+",\s*(\{[^}]*\})/g;
const RAW_HTML = /<[a-z!/]/i;
const PAGES = [
  ...["/legal", "/terms", "/privacy", "/contact", "/faq", "/about", "/blog", "/sitemap"],
  "/help/phone",
];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const byLanguage = <Row extends { language: string }>(rows: readonly Row[], language: string) =>
  rows.filter((row) => row.language === language);

/** Links that lead neither to a page of the site nor to an https address. */
const strayLinks = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]*)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !PAGES.includes(address) && !address.startsWith("https://"));

describe("a fresh installation", () => {
  let installation: Installation;
  let content: Awaited<ReturnType<typeof readAsVisitor>>;
  let texts: string[];

  beforeAll(async () => {
    const [engine] = engines;
    if (!engine) throw new Error("There is no database to read the seed with.");
    installation = await startInstallation(engine);
    content = await readAsVisitor(installation);
    texts = Object.values(content)
      .flatMap((rows) => rows.flatMap((row) => Object.values(row)))
      .filter((value) => typeof value === "string");
  });
  afterAll(() => installation.close());

  test("claims nothing that its owner did not say", () => {
    expect(texts.filter((text) => CLAIM.test(text))).toEqual([]);
    const claims = content.metadata.filter(({ meta_key }) => meta_key.startsWith("claim_"));
    expect(new Set(claims.map(({ meta_value }) => meta_value))).toEqual(new Set([""]));
  });

  test("holds no raw HTML and no link that leads nowhere", () => {
    expect(texts.filter((text) => RAW_HTML.test(text))).toEqual([]);
    expect(content.questions.flatMap(({ answer }) => strayLinks(answer))).toEqual([]);
  });

  test.each(LANGUAGES)("heads its four blocks in %s", (language) => {
    const sections = byLanguage(content.sections, language);
    expect(sections.map(({ section_key }) => section_key).sort()).toEqual([
      "faq_preview",
      "press",
      "testimonials",
      "value_proposition",
    ]);
    expect(sections.filter(({ title, subtitle }) => !title || !subtitle)).toEqual([]);
  });

  test.each(LANGUAGES)("answers ten questions in %s, the same four of them first", (language) => {
    const questions = byLanguage(content.questions, language);
    const order = questions.map(({ display_order }) => display_order);
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const featured = questions.filter((question) => question.featured);
    expect(featured.map(({ display_order }) => display_order)).toEqual([1, 3, 5, 8]);
  });

  test.each(LANGUAGES)("shows six situations in %s, and stars on none", (language) => {
    const situations = byLanguage(content.situations, language);
    expect(situations).toHaveLength(6);
    expect(situations.filter(({ rating, role }) => rating !== null || !role)).toEqual([]);
    // Told about people, not said by them.
    expect(situations.filter(({ content: said }) => /\b(je|j’ai|I|yo)\b|["«“]/.test(said))).toEqual(
      [],
    );
  });

  test.each(LANGUAGES)("names public sources in %s where press would stand", (language) => {
    const sources = byLanguage(content.sources, language);
    expect(sources).toHaveLength(5);
    expect(sources.filter(({ url, logo }) => !url?.startsWith("https://") || logo)).toEqual([]);
  });

  test.each([
    { language: "fr", title: "Trousse - Votre assistant médical numérique" },
    { language: "en", title: "Trousse - Your digital medical assistant" },
    { language: "es", title: "Trousse - Su asistente médico digital" },
  ])("calls itself '$title' and explains each setting", ({ language, title }) => {
    const metadata = byLanguage(content.metadata, language);
    expect(metadata.map(({ meta_key }) => meta_key)).toEqual([
      "claim_encryption",
      "claim_families",
      "claim_hosting",
      "company_description",
      "company_name",
      "contact_email",
      "contact_hours",
      "legal_address",
      "legal_contact",
      "legal_host",
      "legal_publisher",
      "og_image",
      "site_description",
      "site_keywords",
      "site_title",
    ]);
    expect(metadata.at(-1)?.meta_value).toBe(title);
    expect(metadata.filter(({ description }) => !description)).toEqual([]);
  });

  test("has pictures of its own, told in three languages", () => {
    expect(content.images.map(({ name }) => name)).toEqual(["hero"]);
    for (const { desktop_url, mobile_url, ...alt } of content.images) {
      expect([desktop_url, mobile_url].every((url) => url.startsWith("/images/"))).toBe(true);
      expect(alt.alt_text && alt.alt_text_en && alt.alt_text_es).toBeTruthy();
    }
  });

  test.each([
    { table: "faq_items", column: "answer" },
    { table: "homepage_content", column: "title" },
    { table: "press_mentions", column: "name" },
    { table: "site_images", column: "alt_text" },
    { table: "site_metadata", column: "description" },
    { table: "testimonials", column: "content" },
  ])("keeps what its owner wrote in $table when it is seeded again", async (edited) => {
    const { table, column } = edited;
    const seed = read(`supabase/seed/${table}.sql`);
    const [rows] = await installation.engine.transaction(async (tx) => {
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        `select count(*)::int from public.${table}`,
      );
      await tx.query(`update public.${table} set ${column} = 'Écrit ici'`);
      await tx.script(seed);
      return tx.query(
        `select count(*)::int = $1::int and bool_and(${column} = 'Écrit ici') as kept from public.${table}`,
        [count],
      );
    });
    expect(rows).toEqual({ kept: true });
  });

  test("corrects an answer that nobody edited when it is seeded again", async () => {
    const id = "fa000000-0000-4000-8000-000000000209";
    const former = [
      "French, English and Spanish; you can switch at any time. The medicines suggested while you type are, for now, those sold in France.",
      "You do need a connection. If it drops while you are typing, what you wrote stays on the screen and you can save it when the connection is back. To keep your inventory at hand without a network, print it.",
    ].join("\n\n");
    const [row] = await installation.engine.transaction(async (tx) => {
      await tx.query("update public.faq_items set answer = $1 where id = $2", [former, id]);
      await tx.script(read("supabase/seed/faq_items.sql"));
      return tx.query<{ answer: string }>("select answer from public.faq_items where id = $1", [
        id,
      ]);
    });
    expect(row?.answer).toContain("opens without a network");
  });

  test.each([
    {
      table: "homepage_content",
      where: "section_key = 'faq_preview' and language = 'en'",
      column: "subtitle",
      former: "Short answers, including about what does not exist yet.",
    },
    {
      table: "site_metadata",
      where: "meta_key = 'site_title' and language = 'es'",
      column: "meta_value",
      former: "Trousse - Tu asistente médico digital",
    },
    {
      table: "testimonials",
      where: "id = '5e000000-0000-4000-8000-000000000301'",
      column: "content",
      former:
        "Las tres de la madrugada y la niña está ardiendo. Su perfil dice si queda paracetamol, hasta cuándo sirve la caja y a qué hora se anotó la última dosis. La dosis de un niño la dan el prospecto o el farmacéutico.",
    },
  ])("corrects a text of $table that nobody edited", async ({ table, where, column, former }) => {
    const [rows] = await installation.engine.transaction(async (tx) => {
      const seed = read(`supabase/seed/${table}.sql`);
      await tx.query(`delete from public.${table}`);
      await tx.script(seed);
      await tx.query(`update public.${table} set ${column} = $1 where ${where}`, [former]);
      await tx.script(seed);
      return tx.query<{ text: string }>(
        `select ${column} as text from public.${table} where ${where}`,
      );
    });
    expect(rows?.text).toBeTruthy();
    expect(rows?.text).not.toBe(former);
  });
});

describe("the legal texts", () => {
  const legal = (name: string, language: string) =>
    readFileSync(join(LEGAL, `${name}.${language}.md`), "utf8");
  const headings = (markdown: string) => markdown.match(/^#+(?= )/gm) ?? [];

  test.each(["terms", "privacy", "about"])("%s has the same sections in each language", (name) => {
    const french = headings(legal(name, "fr"));
    expect(french.length).toBeGreaterThan(4);
    for (const language of LANGUAGES) {
      const markdown = legal(name, language);
      expect(headings(markdown)).toEqual(french);
      expect(headings(markdown).filter((marks) => marks !== "##" && marks !== "###")).toEqual([]);
      expect(markdown).not.toMatch(RAW_HTML);
      expect(markdown).not.toMatch(CLAIM);
      expect(strayLinks(markdown)).toEqual([]);
    }
  });

  test.each([
    { language: "fr", terms: "1er décembre 2026", privacy: "1er décembre 2026" },
    { language: "en", terms: "December 1, 2026", privacy: "December 1, 2026" },
    { language: "es", terms: "1 de diciembre de 2026", privacy: "1 de diciembre de 2026" },
  ])("terms and privacy say of which day they are in $language", ({ language, ...days }) => {
    expect(legal("terms", language).split("\n")[0]).toContain(days.terms);
    expect(legal("privacy", language).split("\n")[0]).toContain(days.privacy);
  });

  test("the privacy policy tells of every table that holds something about people", () => {
    const sections: Record<string, readonly string[]> = {
      "Les profils": [
        "profiles",
        "profile_details",
        "profile_conditions",
        "profile_weights",
        "profile_cards",
        "card_links",
        "helper_pages",
        "calendar_feeds",
      ],
      "Les partages et le journal d’accès": ["profile_shares", "profile_access_log"],
      "Les médicaments et les prises": [
        "medications",
        "medication_reminders",
        "medication_intake_logs",
        "intake_substances",
      ],
      "Les maladies": ["illness_entries"],
      "Les ordonnances": ["prescriptions"],
      "Les alertes": ["custom_alerts", "alert_dismissals"],
      "Les rappels et vos appareils": [
        "planned_doses",
        "dose_claims",
        "reminder_deliveries",
        "escalations",
        "push_subscriptions",
      ],
      "Les recherches de symptômes": ["symptom_searches"],
      "Vos préférences et vos droits": [
        "user_preferences",
        "user_roles",
        "feature_flags",
        "feature_flags_history",
        "article_drafts",
      ],
      "Le journal d’administration": ["admin_log"],
      "Le journal d’utilisation": ["user_activity_logs", "user_pharmacy_preferences"],
      "Les messages de contact": ["contact_messages"],
    };
    const aboutNobody = [
      "blog_posts",
      "faq_items",
      "health_products",
      "homepage_content",
      "medication_references",
      "online_pharmacies",
      "press_mentions",
      "recall_products",
      "recalls",
      "generic_groups",
      "generic_group_members",
      "reference_availability",
      "reference_information",
      "reference_packs",
      "reference_substances",
      "site_images",
      "site_metadata",
      "substances",
      "symptoms_medications",
      "testimonials",
    ];
    const told = new Set([...aboutNobody, ...Object.values(sections).flat()]);
    expect(relations.filter((table) => !told.has(table))).toEqual([]);
    const policy = legal("privacy", "fr");
    expect(Object.keys(sections).filter((title) => !policy.includes(`### ${title}\n`))).toEqual([]);
  });
});

test("the dashboard reads symptoms, as faq 5 and the landing page say", () => {
  expect(relations).toContain("symptoms_medications");
  expect(read("app/routes/member/dashboard.tsx")).toContain("<HomeContent");
  expect(read("app/routes/member/home/home-content.tsx")).toContain("<SymptomForWhom");
  expect(read("app/routes/member/home/symptom-for-whom.tsx")).toContain("<SymptomAnalysis");
});

test("nothing ticked in an analysis is kept, as the privacy policy says", () => {
  const kept = read("app/features/symptoms/analysis/use-search-log.ts");
  expect(kept).not.toMatch(/circumstance/i);
  expect(read("supabase/migrations/20261123001700_symptoms.sql")).not.toMatch(/circumstance/i);
});

test("the journal of activity gets no name of a symptom, as the privacy policy says", () => {
  const folder = join(ROOT, "app/features/symptoms");
  const logged = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(LOGGED)])
    .map(([, data]) => data);
  expect([...new Set(logged)].sort()).toEqual([
    "{ ...analysisCounts(guidance) }",
    '{ from: "symptom_analysis" }',
    "{ listed: symptom !== null }",
    "{ symptoms: taken.length }",
    '{ type: "mychart" }',
    '{ type: "phone" }',
  ]);
});

test("an account takes its data along and ends, as faq 8 and the privacy policy say in each language", () => {
  const functions = readdirSync(join(ROOT, "supabase/functions"));
  expect(functions).toEqual(expect.arrayContaining(["delete-account", "import-data"]));
  expect(read("app/routes.ts")).toContain('route("settings/data"');
  const page = read("app/routes/member/my-data.tsx");
  const cards = ["ExportCard", "ImportCard", "SearchesCard", "AccessLogCard", "DeleteAccountCard"];
  expect(cards.filter((card) => !page.includes(`<${card}`))).toEqual([]);
  const questions = read("supabase/seed/faq_items.sql");
  const titles = { fr: "Mes données", en: "My data", es: "Mis datos" };
  for (const [language, title] of Object.entries(titles)) {
    const named = new RegExp(`[«“]\\s?${title}\\s?[»”]`);
    expect(read(`app/locale/${language}/settings.ts`)).toContain(`title: "${title}"`);
    expect(questions).toMatch(named);
    expect(read(`app/features/site/legal/privacy.${language}.md`)).toMatch(named);
  }
});

async function readAsVisitor(installation: Installation) {
  const db = installation.visitor();
  const [sections, questions, situations, sources, metadata, images] = await Promise.all([
    db
      .from("homepage_content")
      .select("language, section_key, title, subtitle, description, quote"),
    db
      .from("faq_items")
      .select("language, display_order, featured, question, answer")
      .order("display_order"),
    db.from("testimonials").select("language, name, role, content, rating"),
    db.from("press_mentions").select("language, name, url, logo"),
    db
      .from("site_metadata")
      .select("language, meta_key, meta_value, description")
      .order("meta_key"),
    db
      .from("site_images")
      .select("name, desktop_url, mobile_url, alt_text, alt_text_en, alt_text_es"),
  ]);
  return {
    sections: rowsOf(sections),
    questions: rowsOf(questions),
    situations: rowsOf(situations),
    sources: rowsOf(sources),
    metadata: rowsOf(metadata),
    images: rowsOf(images),
  };
}

function rowsOf<Row>({ data, error }: { data: Row[] | null; error: unknown }): Row[] {
  if (!data) throw error;
  return data;
}
