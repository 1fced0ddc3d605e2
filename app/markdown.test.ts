// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { HOSTILE } from "#testing/samples/hostile-markdown.ts";
import { renderMarkdown } from "./markdown.ts";

const page = {
  publicUrl: "https://trousse.example",
  locale: "us-es",
  tableLabel: "Tabla",
} as const;
const html = (markdown: string) => renderMarkdown(markdown, page).trim();

/** All that may come out; addresses are looked at one by one. */
const ELEMENTS =
  /^(a|blockquote|br|code|del|div|em|h[2-6]|hr|img|li|ol|p|pre|strong|table|tbody|td|th|thead|tr|ul)$/;
const ATTRIBUTES =
  /^(alt|aria-label|class|data-align|decoding|href|loading|rel|role|src|start|tabindex|title)$/;
const ADDRESS = /^(https?:\/\/|\/|#|mailto:|ircs?:|xmpp:)/i;

/** What a browser would find in it that has no business there. */
function intruders(markup: string): string[] {
  const body = new DOMParser().parseFromString(markup, "text/html").body;
  return [...body.querySelectorAll("*")].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = [...element.attributes].filter(
      ({ name: key, value }) =>
        !ATTRIBUTES.test(key) || (/^(href|src)$/.test(key) && !ADDRESS.test(value)),
    );
    return [
      ...(ELEMENTS.test(name) ? [] : [name]),
      ...attributes.map(({ name: key, value }) => `${name} ${key}=${value}`),
    ];
  });
}

test("in French no line ends before a mark, in text alone", () => {
  const french = (markdown: string) =>
    renderMarkdown(markdown, { ...page, locale: "fr-fr" }).trim();
  expect(french("Deux étapes : **« oui »** !")).toBe(
    "<p>Deux étapes\u00a0: <strong>«\u00a0oui\u202f»</strong>\u202f!</p>",
  );
  expect(french("| a |\n| :-- |\n| b : c |")).toContain('<td data-align="left">b\u00a0: c</td>');
  expect(french("[a](/b 'x : y')")).toContain('href="/fr-fr/b"');
  expect(html("a : b")).toBe("<p>a : b</p>");
});

test.each([
  "<script>alert(1)</script>",
  "<img src=/x onerror=alert(1)>",
  '<a href="javascript:alert(1)">a</a>',
  '<p style="color:red">a</p>',
])("left as it is, %s would be seen by the tests below", (markup) => {
  expect(intruders(markup)).toHaveLength(1);
});

test.each(HOSTILE)("nothing in %j runs", (markdown) => {
  expect(intruders(html(markdown))).toEqual([]);
});

test("nothing runs, however hostile pieces are put together", () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE, "[", "](", ")", "<", ">", '"', "\n", "\n\n", "![", "`", "|", "# "),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(intruders(html(pieces.join("")))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

/** Shapes that keep a reader of Markdown busy for longer than its length says. */
const HEAVY = [
  { shape: "a megabyte of words", markdown: "mot ".repeat(250_000) },
  { shape: "a megabyte of hostile pieces", markdown: HOSTILE.join("\n\n").repeat(900) },
  { shape: "10,000 levels of quotes", markdown: `${">".repeat(10_000)} a` },
  { shape: "10,000 levels of lists", markdown: `${"- ".repeat(10_000)}a` },
  { shape: "10,000 levels of numbered lists", markdown: `${"1. ".repeat(10_000)}a` },
  {
    shape: "10,000 pictures in one another",
    markdown: `${"![".repeat(10_000)}a${"](/x)".repeat(10_000)}`,
  },
  {
    shape: "10,000 links in one another",
    markdown: `${"[".repeat(10_000)}a${"](/x)".repeat(10_000)}`,
  },
  { shape: "as many brackets as an article holds", markdown: "[a](".repeat(7_500) },
  { shape: "as many stars as an article holds", markdown: "*a **b ".repeat(4_285) },
  { shape: "a line of blanks", markdown: `a${" ".repeat(1_000_000)}\n\n${"\n ".repeat(10_000)}b` },
];
/** Of processor time: they take a fifth of a second, and what is caught here took ten. */
const LONG_MS = 5_000;

test.each(HEAVY)("$shape is shown in time, and nothing in it runs", ({ markdown }) => {
  let markup = "";
  const took = processorTime(() => {
    markup = html(markdown);
  });
  expect(took).toBeLessThan(LONG_MS);
  expect(intruders(markup.slice(0, 100_000))).toEqual([]);
});

test("what is longer or deeper than anything that is read keeps its words and paragraphs", () => {
  expect(html(`${"> ".repeat(51)}<b>a</b>\n\n \n\nb`)).toBe(
    `<p>${"&gt; ".repeat(51)}&lt;b&gt;a&lt;/b&gt;</p>\n<p>b</p>`,
  );
  expect(html("> > > - a")).toContain("<li>a</li>");
  expect(html(`${"[a](/faq) ".repeat(60)}\n\n${"[ \n\n".repeat(60)}`)).toContain("<a href=");
});

test("HTML is shown as it was typed", () => {
  expect(html("<b>gras</b>")).toBe("<p>&lt;b&gt;gras&lt;/b&gt;</p>");
});

test.each([
  { markdown: "## A\n\n### B", levels: "2 3", because: "the text starts below the title" },
  { markdown: "# A\n\n## B\n\n# C", levels: "2 3 2", because: "a title of its own comes down" },
  { markdown: "#### A", levels: "2", because: "the highest is 2" },
  { markdown: "## A\n\n###### B\n\n## C", levels: "2 3 2", because: "no level is skipped" },
  { markdown: "### A\n\n## B", levels: "2 2", because: "the first cannot stand below its title" },
  { markdown: "A\n===\n\nB\n---", levels: "2 3", because: "underlined ones count too" },
])("the headings of $markdown are $levels: $because", ({ markdown, levels }) => {
  expect(Array.from(html(markdown).matchAll(/<h(\d)>.*?<\/h\1>/g), ([, at]) => at).join(" ")).toBe(
    levels,
  );
});

test.each([
  { to: "/contact", leads: "/us-es/contact", because: "a page opens in the reader's locale" },
  { to: "/faq?a=1&b=2#c", leads: "/us-es/faq?a=1&amp;b=2#c", because: "with query and hash" },
  { to: "/", leads: "/us-es/", because: "home has a locale too" },
  { to: "contact", leads: "/us-es/contact", because: "no page knows where it is read" },
  { to: "/fr-fr/blog/a", leads: "/fr-fr/blog/a", because: "a locale was chosen" },
  { to: "https://trousse.example/faq", leads: "/us-es/faq", because: "it is this site" },
  { to: "/images/a.webp", leads: "/images/a.webp", because: "a file has no locale" },
  { to: "#sources", leads: "#sources", because: "it stays on the page" },
  { to: "mailto:a@b.example", leads: "mailto:a@b.example", because: "it opens a letter" },
])("a link to $to leads to $leads: $because", ({ to, leads }) => {
  expect(html(`[mot](${to})`)).toBe(`<p><a href="${leads}">mot</a></p>`);
});

test.each([
  "https://example.org/?a=1",
  "http://example.org/",
  "//example.org/a",
  "https://trousse.example.org/",
  "https://trousse.example:8443/",
])("%s is another site, which learns nothing of who comes", (to) => {
  expect(html(`[mot](${to})`)).toBe(`<p><a href="${to}" rel="noopener noreferrer">mot</a></p>`);
});

test("an address that is no other host does not become one", () => {
  expect(html("[mot](https://trousse.example//example.org/a.b)")).toBe(
    '<p><a href="/example.org/a.b">mot</a></p>',
  );
});

test("a link that leads nowhere keeps its words, and no link lies in another", () => {
  expect(html("[**mot**](javascript:alert(1))")).toBe("<p><strong>mot</strong></p>");
  expect(html("[a <http://b.example/> c](/faq)")).toBe(
    '<p><a href="/us-es/faq">a http://b.example/ c</a></p>',
  );
});

test.each([
  { from: "/images/a.webp", shown: "/images/a.webp" },
  { from: "https://trousse.example/storage/v1/a.webp", shown: "/storage/v1/a.webp" },
])("a picture of ours from $from is shown when it comes into sight", ({ from, shown }) => {
  expect(html(`![Une "boîte"](${from})`)).toBe(
    `<p><img src="${shown}" alt="Une &quot;boîte&quot;" loading="lazy" decoding="async" /></p>`,
  );
});

test.each(["https://example.org/a.png", "//example.org/a.png", "data:image/png;base64,AA=="])(
  "a picture from %s is told in its words",
  (from) => {
    expect(html(`![Une boîte](${from})`)).toBe("<p>Une boîte</p>");
  },
);

test("a table can be scrolled by keyboard and keeps the side its columns stand on", () => {
  const table = html("| a | b |\n| --- | --: |\n| 1 | 2 |");
  expect(table).toMatch(/^<div role="group" tabindex="0" aria-label="Tabla"><table>/);
  expect(table).toContain('<td data-align="right">2</td>');
  expect(table).toMatch(/<\/table><\/div>$/);
});

test("struck words and bare addresses are known", () => {
  expect(html("~~faux~~ www.example.org")).toBe(
    '<p><del>faux</del> <a href="http://www.example.org" rel="noopener noreferrer">www.example.org</a></p>',
  );
});
