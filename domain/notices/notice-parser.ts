import { type Day, isDay } from "../calendar/day.ts";
import { cip13Of, isCip13 } from "../medicines/codes/cip.ts";
import { httpsLink } from "../medicines/official/html-text.ts";

/** A product as a notice names it, for an admin to confirm. */
export interface NoticedProduct {
  /** Its line in the notice; empty where the notice names codes alone. */
  readonly name: string;
  /** CIP 13 of its packs. */
  readonly packs: readonly string[];
  /** CIS of its medicines. */
  readonly medicines: readonly string[];
  readonly lots: readonly string[];
  readonly allLots: boolean;
}

/** What could be read of the notice of an agency. Everything is a proposal. */
export interface ParsedNotice {
  readonly title: string;
  readonly publishedOn: Day | null;
  readonly url: string | null;
  readonly products: readonly NoticedProduct[];
}

const TITLE_MAX = 200;
/** A range of batches longer than this is left to the admin. */
const RANGE_MAX = 200;

interface Draft {
  name: string;
  packs: Set<string>;
  medicines: Set<string>;
  lots: Set<string>;
  allLots: boolean;
}

/** Proposes what a notice recalls, line by line: batches belong to the product that was named last. */
export function parseNotice(notice: string): ParsedNotice {
  const lines = notice
    .normalize("NFKC")
    .split(/\r?\n/)
    .map((line) => line.replace(/[^\S\t]+/g, " ").trim());
  const drafts: Draft[] = [];
  /** What the notice says before it names a product holds for all of them. */
  const general = aDraft("");
  let current = general;
  let isTable = false;
  for (const line of lines) {
    if (line === "") {
      isTable = false;
      continue;
    }
    const text = line.replace(/https?:\/\/\S+/g, " ");
    if (isProduct(text)) {
      current = drafts.find(({ name }) => name === productName(text)) ?? aDraft(productName(text));
      if (!drafts.includes(current)) drafts.push(current);
    }
    for (const code of packsIn(text)) current.packs.add(code);
    for (const [, code] of text.matchAll(/\bCIS\b\D{0,8}(6\d{7})\b/gi)) {
      if (code) current.medicines.add(code);
    }
    if (ALL_LOTS.test(text)) current.allLots = true;
    const isHeading = LOT_HEADING.test(text);
    const named = lotsIn(text, isTable);
    for (const lot of named) current.lots.add(lot);
    isTable = isHeading || (isTable && named.length > 0);
  }
  const all = drafts.length > 0 ? drafts : [general];
  const products = all.map((draft) => productOf(draft, drafts.length > 0 ? general : null));
  return {
    title: (lines.find((line) => line.length > 3 && !/^https?:/.test(line)) ?? "").slice(
      0,
      TITLE_MAX,
    ),
    publishedOn: publishedOn(lines),
    url: linkIn(notice),
    products: products.filter(
      ({ name, packs, medicines, lots }) =>
        name || packs.length + medicines.length + lots.length > 0,
    ),
  };
}

function aDraft(name: string): Draft {
  return { name, packs: new Set(), medicines: new Set(), lots: new Set(), allLots: false };
}

function productOf(draft: Draft, general: Draft | null): NoticedProduct {
  const lots = draft.lots.size > 0 || !general ? draft.lots : general.lots;
  return {
    name: draft.name,
    packs: [...draft.packs],
    medicines: [...draft.medicines],
    lots: [...lots],
    allLots: lots.size === 0 && (draft.allLots || (general?.allLots ?? false)),
  };
}

const STRENGTH =
  /\d(?:[\d.,]*)\s?(?:mg|g|µg|mcg|microgrammes?|microgramos|micrograms?|ml|UI|IU|%|POUR CENT)(?![\p{L}\p{N}])/iu;

/** A name in capitals, as agencies print it, and a strength. */
function isProduct(line: string): boolean {
  const bare = line.replace(/^[-–—•*·\s]+/, "");
  return (
    bare.length <= 250 &&
    /^(?:\p{Lu}[\p{Lu}\d'’.-]{2,})(?=[\s,])/u.test(bare) &&
    !/^(?:LOTS?|CIP|CIS|RAPPEL|RECALL|AVIS|ANSM|AEMPS|FDA|CODE|EXP)\b/.test(bare) &&
    STRENGTH.test(bare)
  );
}

function productName(line: string): string {
  const [name = ""] = line
    .replace(/^[-–—•*·\s]+/, "")
    .split(
      /\t|\s+[-–—(]\s*(?=(?:lots?|lotes?|batch|CIP|CIS|code)\b)|\s*\((?=(?:lots?|CIP|CIS|code)\b)|[:;,]?\s+(?=(?:lots?|lotes?|batch)\b)/i,
    );
  return withoutEnd(name, " \t.,;:").slice(0, TITLE_MAX);
}

function packsIn(line: string): string[] {
  const packs = [...line.matchAll(/(?<!\d)3[ .]?4[ .]?0[ .]?0[ .]?9(?:[ .-]?\d){8}(?!\d)/g)].map(
    ([code]) => code.replace(/\D/g, ""),
  );
  const old = [
    ...line.matchAll(/\bCIP\s?7?\b[^\d\n]{0,8}(\d{3}[ .-]?\d{3}[ .-]?\d)(?![ .-]?\d)/gi),
  ].flatMap(([, code = ""]) => cip13Of(code.replace(/\D/g, "")) ?? []);
  return [...packs.filter(isCip13), ...old];
}

const ALL_LOTS =
  /\b(?:tous\s+les\s+lots|(?:l[’']?\s?)?ensemble\s+des\s+lots|totalité\s+des\s+lots|all\s+(?:lots|batches)|todos\s+los\s+lotes)\b/i;
const LOT_WORD = /\b(?:(?:lots?|lotes?|batch(?:es)?)(?:\s+numbers?)?)\b/i;
const LOT_HEADING = /\b(?:lots?|lotes?|batch(?:es)?)\b/i;
const DATE_IN_LINE =
  /(?<![\p{L}\p{N}])(?:\d{1,2}[/.-])?\d{1,2}[/.-](?:20)?\d{2}(?![\p{L}\p{N}])|(?<!\d)20\d{2}-\d{2}(?:-\d{2})?(?!\d)/gu;
const STOPS =
  /\b(?:p[ée]remption|p[ée]rim|exp(?:ir[a-zé]*|\.)?|caducidad|cad\.?|use\s+by|distribu|du\s+fait|en\s+raison|because|debido)\b/i;
const TOKEN = /^(?=.*\d)[\p{Lu}\p{Ll}\d](?:[\p{Lu}\p{Ll}\d./_-]{1,18}[\p{Lu}\p{Ll}\d])$/u;

/** @param isTable the lines under a heading that names batches begin with one */
function lotsIn(line: string, isTable: boolean): string[] {
  const word = LOT_WORD.exec(line);
  if (!word && !isTable) return [];
  const after = word ? line.slice(word.index + word[0].length) : line;
  const listed = after
    .replace(
      /^\s*(?:concern[ée]s?|afectados?|affected|\(s\))?\s*(?:n[°ºo]s?\.?|num[ée]ros?|n[úu]meros?|numbers?)?\s*[:=]?\s*/i,
      "",
    )
    .replace(DATE_IN_LINE, " ; ")
    .replace(/\([^()]*\)/g, " ; ");
  const [kept = ""] = isTable && !word ? [firstCell(listed)] : listed.split(STOPS);
  const found: string[] = [];
  for (const part of kept.split(/[;,\t]|\s(?:et|and|y|e)\s/i)) {
    const range = /^\s*(\S+)\s+(?:à|a|to|al|hasta)\s+(\S+)\s*$/i.exec(part);
    if (range) {
      found.push(...rangeOf(range[1] ?? "", range[2] ?? ""));
      continue;
    }
    const words = part.trim().split(/\s+/);
    // A sentence goes on where a word is no batch.
    for (const each of words) {
      const token = each.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
      if (token === "") continue;
      if (!isLot(token)) break;
      found.push(token);
    }
  }
  return found;
}

function firstCell(line: string): string {
  return line.split(/\t| {2,}| [-–|] /)[0] ?? "";
}

function isLot(token: string): boolean {
  return (
    TOKEN.test(token) &&
    !/^3400\d{9}$/.test(token) &&
    !STRENGTH.test(token) &&
    /^(?!20\d\d$)/.test(token)
  );
}

/** The figures that a batch ends with, and what stands before them. */
function splitNumber(lot: string): { head: string; number: string } {
  const [number = ""] = /(?<!\d)\d+$/.exec(lot) ?? [];
  return { head: lot.slice(0, lot.length - number.length), number };
}

/** A text without these characters at its end: an expression with `$` would begin anew at each of them. */
function withoutEnd(text: string, characters: string): string {
  let length = text.length;
  while (length > 0 && characters.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** `A100 à A103`: the batches between two numbers; both ends alone where that is no short row. */
function rangeOf(first: string, last: string): string[] {
  const { head, number: from } = splitNumber(first);
  const { head: tail, number: to } = splitNumber(last);
  const count = Number(to) - Number(from) + 1;
  if (from === "" || head !== tail || from.length !== to.length || count < 1 || count > RANGE_MAX) {
    return [first, last].filter(isLot);
  }
  return Array.from(
    { length: count },
    (_, nth) => `${head}${String(Number(from) + nth).padStart(from.length, "0")}`,
  ).filter(isLot);
}

/** Recalled by an agency, `https://` and of an agency where there is one. */
function linkIn(notice: string): string | null {
  const links = [...notice.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].flatMap(
    ([link]) => httpsLink(withoutEnd(link, ".,;")) ?? [],
  );
  return links.find((link) => /\b(?:ansm|aemps|fda|ema)\b/i.test(link)) ?? links[0] ?? null;
}

const MONTHS: readonly (readonly string[])[] = [
  ["janvier", "january", "enero"],
  ["février", "fevrier", "february", "febrero"],
  ["mars", "march", "marzo"],
  ["avril", "april", "abril"],
  ["mai", "may", "mayo"],
  ["juin", "june", "junio"],
  ["juillet", "july", "julio"],
  ["août", "aout", "august", "agosto"],
  ["septembre", "september", "septiembre"],
  ["octobre", "october", "octubre"],
  ["novembre", "november", "noviembre"],
  ["décembre", "decembre", "december", "diciembre"],
];

/** The day after the word for publishing, else the first whole day of a line without batches. */
function publishedOn(lines: readonly string[]): Day | null {
  const dated = lines.filter((line) => /publi|mis en ligne|posted|issued|fecha/i.test(line));
  const others = lines.filter((line) => !LOT_WORD.test(line) && !STOPS.test(line));
  for (const line of [...dated, ...others]) {
    const found = dayIn(line);
    if (found !== null) return found;
  }
  return null;
}

function dayIn(line: string): Day | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(line);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const figures = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/.exec(line);
  if (figures) return existing(figures[3], figures[2], figures[1]);
  const words = /(?<!\d)(\d{1,2})(?:er)?\s+(?:de\s+)?(\p{L}+)\s+(?:de\s+)?(\d{4})(?!\d)/u.exec(
    line,
  );
  if (words) return existing(words[3], monthOf(words[2]), words[1]);
  const american = /(?<!\p{L})(\p{L}{3,12})\s+(\d{1,2}),\s+(\d{4})(?!\d)/u.exec(line);
  return american ? existing(american[3], monthOf(american[1]), american[2]) : null;
}

function monthOf(word = ""): string {
  return String(MONTHS.findIndex((names) => names.includes(word.toLowerCase())) + 1);
}

function existing(year = "", month = "", dayOfMonth = ""): Day | null {
  const text = `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}
