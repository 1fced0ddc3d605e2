import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { frenchSpaces } from "#domain/locale/french-spaces.ts";
import { type Locale, languageOf } from "#domain/locale/locales.ts";
import { localePath, resolveLocaleRoute } from "#domain/locale/paths.ts";
import type { Html } from "./ui/layout/prose.tsx";

/** Where a text is read. */
export interface MarkdownContext {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly locale: Locale;
  /** What a screen reader calls a table that can be scrolled. */
  readonly tableLabel: string;
}

/** Footnotes would bring English words and ids of their own, task lists form controls without a name. */
const REMOVED_ELEMENTS = [
  "gfmFootnoteDefinition",
  "gfmFootnoteCall",
  "gfmPotentialFootnoteCall",
  "tasklistCheck",
];

/** Characters. No article of ours comes near it, and a megabyte would keep the server busy for seconds. */
const MAX_LENGTH = 100_000;

/** Levels of brackets, or of lists and quotes on one line: some of them take minutes by the thousand. */
const MAX_DEPTH = 50;

/** A line that opens more lists and quotes than that. Each turn of the group takes a mark, so it never tries twice. */
const NESTED_TOO_DEEP = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${MAX_DEPTH},}`, "m");

/** micromark writes `<` and `>` in a text or an attribute as entities, so a tag ends where the first one stands. */
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/g;

/** Text alone: in Markdown itself a space before `:` may be part of a table. */
const BETWEEN_TAGS = /(?<=^|>)[^<>]+/g;

/**
 * Markdown with GitHub's tables, strikethrough and bare links. HTML in it is shown as text, and a link of a protocol
 * that could run something is no link. The highest heading is `h2` and none skips a level: `h1` is the page's own.
 * Links into this site lead to the reader's locale. Pictures are ours or absent: the policy of a page lets no other in.
 * What nobody would write by hand, longer or deeper than anything that is read, is shown as it was typed.
 */
export function renderMarkdown(markdown: string, page: MarkdownContext): Html {
  if (exceedsLimits(markdown)) return asPlainText(markdown);
  const html = micromark(markdown, {
    extensions: [gfm(), { disable: { null: REMOVED_ELEMENTS } }],
    htmlExtensions: [gfmHtml()],
  });
  const heading = headingLevels(html);
  const link = linkTags(page);
  const text = languageOf(page.locale) === "fr" ? html.replace(BETWEEN_TAGS, frenchSpaces) : html;
  return text.replace(TAG, (tag, slash: string, name: string, attributes: string) => {
    const closes = slash === "/";
    if (name === "a") return link(closes, attributeOf(attributes, "href"));
    if (name === "img") return picture(attributes, page);
    if (name === "table") return table(closes, page.tableLabel);
    // The attribute is obsolete, and the policy of a page forbids styles in its place.
    if (name === "th" || name === "td") return tag.replace(" align=", " data-align=");
    return /^h[1-6]$/.test(name) ? `<${slash}h${heading(closes, Number(name[1]))}>` : tag;
  }) as Html;
}

function exceedsLimits(markdown: string): boolean {
  return (
    markdown.length > MAX_LENGTH || NESTED_TOO_DEEP.test(markdown) || hasTooDeepBrackets(markdown)
  );
}

/** Brackets that stay open end with their paragraph, as they do for a reader. */
function hasTooDeepBrackets(markdown: string): boolean {
  let depth = 0;
  for (const [piece] of markdown.matchAll(/[[\]]|\n[ \t]*\n/g)) {
    if (piece === "[") depth += 1;
    else depth = piece === "]" ? Math.max(0, depth - 1) : 0;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function asPlainText(markdown: string): Html {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.trim() !== "");
  return paragraphs.map((text) => `<p>${encode(text)}</p>`).join("\n") as Html;
}

/** Numbers for headings in their order: what was the highest is 2, and the next goes down one step at most. */
function headingLevels(html: string): (closes: boolean, level: number) => number {
  const highest = Math.min(
    ...Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level)),
  );
  let current = 1;
  return (closes, level) => {
    if (!closes) current = Math.min(level - highest + 2, current + 1, 6);
    return current;
  };
}

/** Tags of links in their order. One inside another and one that leads nowhere lose their tags and keep their words. */
function linkTags(page: MarkdownContext): (closes: boolean, href: string) => string {
  const open: boolean[] = [];
  return (closes, href) => {
    if (closes) return open.pop() ? "</a>" : "";
    const isLink = href !== "" && !open.includes(true);
    open.push(isLink);
    return isLink ? linkTag(href, page) : "";
  };
}

function linkTag(href: string, page: MarkdownContext): string {
  if (href.startsWith("#")) return `<a href="${encode(href)}">`;
  const path = pathOnSite(href, page.publicUrl);
  if (path !== null) return `<a href="${encode(inLocale(path, page.locale))}">`;
  // Only addresses of the web have a page on the other side that could look back.
  const rel = /^(mailto|ircs?|xmpp):/i.test(href) ? "" : ' rel="noopener noreferrer"';
  return `<a href="${encode(href)}"${rel}>`;
}

function picture(attributes: string, { publicUrl }: MarkdownContext): string {
  const path = pathOnSite(attributeOf(attributes, "src"), publicUrl);
  const alt = encode(attributeOf(attributes, "alt"));
  return path === null
    ? alt
    : `<img src="${encode(path)}" alt="${alt}" loading="lazy" decoding="async" />`;
}

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
function table(closes: boolean, label: string): string {
  return closes
    ? "</table></div>"
    : `<div role="group" tabindex="0" aria-label="${encode(label)}"><table>`;
}

/** The path, query and hash of an address on this site, null when it leads elsewhere or is none. */
function pathOnSite(address: string, publicUrl: string): string | null {
  if (address === "" || !URL.canParse(address, publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(address, publicUrl);
  // Two slashes at the start of a path would be another host once the path stands alone.
  return origin === new URL(publicUrl).origin
    ? pathname.replace(/^\/+/, "/") + search + hash
    : null;
}

/** A page opens in the reader's locale; a file has none. */
function inLocale(path: string, locale: Locale): string {
  const { pathname, search, hash } = new URL(path, "http://site.invalid");
  if (pathname.slice(pathname.lastIndexOf("/")).includes(".")) return path;
  const step = resolveLocaleRoute({ pathname, search, hash }, locale);
  if (step.kind === "detect") return localePath(locale, `/${search}${hash}`);
  return step.kind === "redirect" ? step.to : path;
}

function attributeOf(attributes: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

function encode(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
