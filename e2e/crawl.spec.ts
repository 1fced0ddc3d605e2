import { LOCALES, languageOf } from "#domain/locale/locales.ts";
import { readDocument } from "./fixtures/read-document.ts";
import { expect, test } from "./fixtures/test.ts";

const STARTS = ["/", "/fr-fr/", "/us-en/", "/es-es/"];
const MOST_REDIRECTS = 3;

interface Visit {
  readonly path: string;
  /** The page that named it first. */
  readonly from: string;
}

interface Found {
  readonly path: string;
  readonly document: ReturnType<typeof readDocument>;
}

test("no link of the site is dead, and every page says what and where it is", async ({
  request,
  server,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  const pages: Found[] = [];
  const queue: Visit[] = STARTS.map((path) => ({ path, from: "the start" }));
  const seen = new Set(STARTS);

  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const { path, from } = visit;
    const answer = await follow(path);
    if (answer?.status() !== 200) {
      wrong.push(`${path}, named by ${from}: ${answer?.status() ?? "redirected in a circle"}`);
      continue;
    }
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const document = readDocument(await answer.text());
    if (path !== "/") pages.push({ path, document });
    for (const address of document.addresses) {
      const next = pathOnSite(address);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      queue.push({ path: next, from: path });
    }
  }

  /** Where an address leads in the end, undefined when that has no end. */
  async function follow(path: string) {
    let next = path;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await request.get(next, { maxRedirects: 0 });
      if (answer.status() < 300 || answer.status() > 399) return answer;
      next = answer.headers().location ?? "";
    }
    return undefined;
  }

  function pathOnSite(address: string): string | null {
    const { origin, pathname, search } = new URL(address, server.url);
    return origin === server.url ? pathname + search : null;
  }

  expect(wrong).toEqual([]);
  for (const locale of LOCALES) {
    expect(
      pages.filter(({ path }) => path.startsWith(`/${locale}/`)).length,
      locale,
    ).toBeGreaterThan(15);
  }
  expect(pages.flatMap((page) => faults(page, server.url))).toEqual([]);
  expect(duplicates(pages)).toEqual([]);
});

/** What a page fails to say of itself. */
function faults({ path, document }: Found, site: string): string[] {
  const locale = LOCALES.find((each) => path.startsWith(`/${each}/`));
  const [page = ""] = path.slice(7).split("?");
  const { meta, alternates } = document;
  const found = {
    "one first heading": document.headings === 1,
    "one title": document.titles === 1 && document.title.length > 5,
    "a description": (meta("description")?.length ?? 0) > 20,
    "its language": locale !== undefined && document.lang === languageOf(locale),
    robots: /^(index, follow|noindex)$/.test(meta("robots") ?? ""),
    "a picture to share": meta("og:image")?.startsWith(`${site}/images/`) ?? false,
    "one address to keep": document.canonical.join() === canonicalOf(page, document.lang, site),
    "its address to share": meta("og:url") === document.canonical[0],
    "its other languages":
      alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).join() ===
      ALTERNATES.map(([tag, at]) => `${tag} ${site}/${at}/${page}`).join(),
  };
  return Object.entries(found)
    .filter(([, isThere]) => !isThere)
    .map(([what]) => `${path} lacks ${what}`);
}

const ALTERNATES = [
  ["fr-FR", "fr-fr"],
  ["en-US", "us-en"],
  ["es-ES", "es-es"],
  ["x-default", "fr-fr"],
] as const;

function canonicalOf(page: string, language: string, site: string): string {
  const [, locale = ""] = ALTERNATES.find(([tag]) => tag.startsWith(language)) ?? [];
  return `${site}/${locale}/${page}`;
}

/** Two pages that a search result could not tell apart. */
function duplicates(pages: readonly Found[]): string[] {
  const kept = new Map<string, string>();
  return pages.flatMap(({ path, document }) => {
    const [address = ""] = document.canonical;
    const name = `${document.lang} ${document.title}`;
    const other = kept.get(name) ?? address;
    kept.set(name, other);
    return other === address ? [] : [`${path} is titled as ${other}`];
  });
}

test("what search engines are sent is what they may keep", async ({ request, server }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const locations = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, at = ""]) => at);
  expect(locations.length).toBeGreaterThanOrEqual(3 * 14);
  for (const location of locations) {
    const answer = await request.get(location, { maxRedirects: 0 });
    expect(answer.status(), location).toBe(200);
    const document = readDocument(await answer.text());
    expect(document.canonical, location).toEqual([location]);
    expect(document.meta("robots"), location).toBe("index, follow");
  }
});

test("the bare address and the files that programs ask for say what they are", async ({
  request,
  server,
}) => {
  const headers = { "accept-language": "fr" };
  const root = readDocument(await (await request.get("/", { headers })).text());
  expect(root.canonical).toEqual([`${server.url}/fr-fr/`]);
  expect(root.alternates.map(({ hreflang }) => hreflang)).toEqual(ALTERNATES.map(([tag]) => tag));
  expect(root.meta("description")?.length).toBeGreaterThan(20);
  expect(root.meta("og:title")).toContain("Trousse");

  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toBe("image/x-icon");

  const security = await (await request.get("/.well-known/security.txt")).text();
  expect(security).toContain(`Contact: ${server.url}/contact\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "");
  const days = (expires - Date.now()) / 86_400_000;
  expect(days > 30 && days < 365).toBe(true);
});
