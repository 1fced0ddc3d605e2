import { slugOf } from "#domain/content/slug.ts";
import type { Html } from "./ui/layout/prose.tsx";

/** With fewer headings the text itself is the quicker way. */
const LEAST_HEADINGS = 4;

/**
 * Gives each second heading an id, and puts a folded list of them before the text. The HTML is that of `renderMarkdown`,
 * and the list is HTML as well, so that no page needs a script for it. Looks: app/styles/prose.css.
 */
export function withContents(html: Html, label: string): Html {
  const used = new Set<string>();
  const entries: string[] = [];
  const named = html.replace(/<h2>((?:[^<]|<(?!\/?h2>))*)<\/h2>/g, (_heading, inner: string) => {
    const title = inner.replace(/<[^<>]*>/g, "");
    const position = entries.length + 1;
    const base = `s-${slugOf(title) || position}`;
    const id = used.has(base) ? `${base}-${position}` : base;
    used.add(id);
    entries.push(`<li><a href="#${id}">${title}</a></li>`);
    return `<h2 id="${id}">${inner}</h2>`;
  });
  if (entries.length < LEAST_HEADINGS) return html;
  const list = `<details><summary>${label}</summary><ol>${entries.join("")}</ol></details>`;
  return `<nav aria-label="${label}">${list}</nav>${named}` as Html;
}
