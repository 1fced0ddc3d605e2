import { plainLine } from "../../plain-text.ts";

/** What a person reads of a text written as HTML, and the page that it links to. */
export interface LinkedText {
  readonly text: string;
  /** The first link; null where it has none that begins with `https://`. */
  readonly url: string | null;
}

/** Of the named entities of HTML those that French texts have; any other stays as it is written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  euml: "ë",
  icirc: "î",
  iuml: "ï",
  ocirc: "ô",
  oelig: "œ",
  ugrave: "ù",
  ucirc: "û",
  Agrave: "À",
  Eacute: "É",
  Egrave: "È",
  laquo: "«",
  raquo: "»",
  rsquo: "’",
  lsquo: "‘",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  deg: "°",
  reg: "®",
};

/** The agency's own pages answer under https as well; its texts still name them the old way. */
const OLD_LINKS = /^http:\/\/(?=(?:[a-z0-9-]+\.)*(?:sante\.fr|gouv\.fr|europa\.eu)(?:\/|$))/i;

/**
 * Takes a text out of the HTML that an official file holds. Nothing of the markup remains: it is shown as text, and a
 * tag that is opened and never closed takes the rest with it.
 */
export function htmlText(html: string): LinkedText {
  const text = unescapeHtml(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
      .replace(/<(?:[a-z/!?])[^>]*(?:>|$)/gi, " "),
  );
  return { text: plainLine(text), url: firstLink(html) };
}

/** A link as a page may show it; null for anything that does not begin with `https://` and a host. */
export function httpsLink(address: string): string | null {
  const link = address.trim().replace(OLD_LINKS, "https://");
  const isSafe =
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s"'<>\\`{}|^]*)?$/i.test(link);
  return isSafe && link.length <= LINK_MAX ? link : null;
}

const LINK_MAX = 1000;

function firstLink(html: string): string | null {
  for (const [tag] of html.matchAll(/<a\b[^<>]*/gi)) {
    const [, quoted, single, bare] =
      /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
    const link = httpsLink(unescapeHtml(quoted ?? single ?? bare ?? ""));
    if (link !== null) return link;
  }
  return null;
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : whole;
    },
  );
}
