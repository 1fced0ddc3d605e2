import { escapeHtml } from "../escape-html.ts";
/** A table of a summary: every row has as many cells as there are headings. */
export interface SummaryTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Words in the reader's language; what is missing says nothing. */
export interface SummaryPart {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly facts?: readonly (readonly [word: string, fact: string])[] | undefined;
  readonly table?: SummaryTable | undefined;
}

export interface Summary {
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly SummaryPart[];
}

const STYLE = `
body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#26221c;background:#fffdf8}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem;border-bottom:1px solid #d8d0c0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #e6dfd2}td{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.3rem 1rem}dt{color:#5c5547}dd{margin:0;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#efe9dd;background:#1a1813}h2,th,td{border-color:#474135}dt{color:#b8ae9c}}`;

/** A page of its own: nothing is fetched for it and nothing runs in it, whatever somebody wrote into their data. */
export function writeSummary({ language, title, lead, parts }: Summary): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${parts.map(writePart).join("\n")}
</body>
</html>
`;
}

function writePart({ heading, text, facts, table }: SummaryPart): string {
  return [
    `<h2>${isolated(heading)}</h2>`,
    text && `<p>${isolated(text)}</p>`,
    facts?.length &&
      `<dl>${facts.map(([word, fact]) => `<dt>${isolated(word)}</dt><dd>${isolated(fact)}</dd>`).join("")}</dl>`,
    table?.rows.length && writeTable(table),
  ]
    .filter(Boolean)
    .join("\n");
}

function writeTable({ headings, rows }: SummaryTable): string {
  const head = headings.map((heading) => `<th scope="col">${isolated(heading)}</th>`).join("");
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${isolated(cell)}</td>`).join("")}</tr>`)
    .join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** In a line of its own direction: an Arabic name must not turn the words around it. */
const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
