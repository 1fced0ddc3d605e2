import { expect, test, vi } from "vitest";
import { loadLanding } from "./load-landing.server.ts";

const TABLES = [
  "site_images",
  "homepage_content",
  "site_metadata",
  "testimonials",
  "faq_items",
  "blog_posts",
  "press_mentions",
] as const;

/** A landing page under an address, with a backend that has nothing to say and breaks where it is told to. */
async function load(broken: string | null, address = "http://localhost/us-en/") {
  const report = vi.fn();
  const asked: URL[] = [];
  const content = await loadLanding(new Request(address), {
    nonce: "",
    publicUrl: "http://localhost",
    config: {
      supabaseUrl: "http://localhost",
      publishableKey: "sb_publishable_for_tests",
      externalServices: { mailServer: false, leakList: false, captcha: "altcha" },
    },
    async fetchBackend({ url }) {
      asked.push(new URL(url));
      return url.includes(`/${broken}?`)
        ? Response.json({ message: "out of order" }, { status: 500 })
        : Response.json([]);
    },
    report,
  });
  return { content, report, asked };
}

test.each(TABLES)(
  "when %s cannot be read it is reported, and the page does without",
  async (table) => {
    const { content, report } = await load(table);
    expect(report).toHaveBeenCalledTimes(1);
    expect(content).toEqual({
      hero: null,
      sections: [],
      claims: [],
      testimonials: [],
      questions: [],
      articles: [],
      mentions: [],
    });
  },
);

test("each table is asked once, for what is published in the reader's language", async () => {
  const { asked, report } = await load(null, "http://localhost/us-es/");
  expect(report).not.toHaveBeenCalled();
  expect(asked.map(({ pathname }) => pathname.slice("/rest/v1/".length)).sort()).toEqual(
    TABLES.toSorted(),
  );
  const filters = asked.map(({ searchParams }) => searchParams.get("language"));
  expect(filters.filter(Boolean)).toEqual(["eq.es", "eq.es", "eq.es", "eq.es"]);
});
