import { isDay } from "#domain/calendar/day.ts";
import { httpsLink } from "#domain/medicines/official/html-text.ts";
import { parseNotice } from "#domain/notices/notice-parser.ts";
import { comparableLot } from "#domain/notices/recall.ts";
import { plainLine, plainText } from "#domain/plain-text.ts";
import type { NewRecall, ProposedProduct, RecallableProduct } from "./data.ts";

/** What an admin corrects before a recall is published, as typed. */
export interface RecallDraft {
  readonly title: string;
  readonly publishedOn: string;
  readonly url: string;
  readonly notice: string;
  readonly products: readonly DraftProduct[];
}

export interface DraftProduct extends RecallableProduct {
  /** Whether it is one of the recalled. */
  readonly isChosen: boolean;
  readonly allLots: boolean;
  /** One in each line, or with commas. */
  readonly lots: string;
}

export type RecallProblem = "title" | "publishedOn" | "url" | "products" | "lots";

export function draftOf(notice: string, proposals: readonly ProposedProduct[]): RecallDraft {
  const parsed = parseNotice(notice);
  return {
    title: parsed.title,
    publishedOn: parsed.publishedOn ?? "",
    url: parsed.url ?? "",
    notice,
    products: proposals.map(({ isByCode, lots, allLots, ...product }) => ({
      ...product,
      isChosen: isByCode,
      allLots,
      lots: lots.join(", "),
    })),
  };
}

export function addedProduct(product: RecallableProduct, draft: RecallDraft): DraftProduct {
  const named = draft.products.find(({ isChosen }) => isChosen) ?? draft.products[0];
  return { ...product, isChosen: true, allLots: named?.allLots ?? false, lots: named?.lots ?? "" };
}

/** @returns the recall, or what is still missing */
export function readRecallDraft(draft: RecallDraft): NewRecall | { problems: RecallProblem[] } {
  const title = plainLine(draft.title);
  const url = httpsLink(draft.url);
  const { publishedOn } = draft;
  const chosen = draft.products
    .filter(({ isChosen }) => isChosen)
    .map(({ isChosen: _, allLots, lots, ...product }) => ({
      ...product,
      allLots,
      lots: allLots ? [] : lotsTyped(lots),
    }));
  const problems: RecallProblem[] = [];
  if (title === "") problems.push("title");
  if (!isDay(publishedOn)) problems.push("publishedOn");
  if (url === null) problems.push("url");
  if (chosen.length === 0) problems.push("products");
  if (chosen.some(({ allLots, lots }) => !allLots && lots.length === 0)) problems.push("lots");
  if (problems.length > 0 || !isDay(publishedOn) || url === null) return { problems };
  const products = chosen.map(({ allLots: _, ...product }) => product);
  return { title, publishedOn, url, notice: plainText(draft.notice), products };
}

function lotsTyped(text: string): string[] {
  const lots = text
    .split(/[\n,;]/)
    .map(plainLine)
    .filter((lot) => comparableLot(lot) !== "");
  return [...new Set(lots)];
}
