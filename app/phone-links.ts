import { EMERGENCY_NUMBERS } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import type { Html } from "./ui/layout/prose.tsx";

/** By their digits: how a number that is read on a page is called or written to. */
const HREFS: ReadonlyMap<string, string> = new Map(
  EMERGENCY_NUMBERS.map(({ tel, kind }) => [tel, `${kind === "deaf-text" ? "sms" : "tel"}:${tel}`]),
);

/** A link with what stands in it, a bold number, or a number long enough to be nothing else. */
const PIECE =
  /<a\b[^<>]*>(?:[^<]|<(?!\/?a\b))*<\/a>|<strong>([\d\s-]{2,20})<\/strong>|(?<![\w\d-])\d(?:[ \u00a0\u202f-]?\d){6,12}(?![\w\d-])/g;

/**
 * Makes links of the emergency and poison numbers that we know. A short one is a number to call only where it is bold:
 * 15 may be days.
 */
export function linkPhoneNumbers(html: Html): Html {
  return html.replace(PIECE, (piece, bold: string | undefined) => {
    if (piece.startsWith("<a")) return piece;
    const href = HREFS.get((bold ?? piece).replace(/\D/g, ""));
    if (!href) return piece;
    // A number is not broken at its hyphens.
    const link = `<a href="${href}">${(bold ?? piece).replaceAll("-", "\u2011")}</a>`;
    return bold === undefined ? link : `<strong>${link}</strong>`;
  }) as Html;
}
