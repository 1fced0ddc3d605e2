import { expect, test } from "vitest";
import { withContents } from "./page-contents.ts";
import type { Html } from "./ui/layout/prose.tsx";

const text = (...headings: string[]) =>
  headings.map((each) => `<h2>${each}</h2>\n<p>…</p>`).join("\n") as Html;

test("each heading has an id of its own, and is in the list by its words", () => {
  const html = withContents(text("Fièvre &amp; froid", "<em>Où</em> ?", "Où ?", "会"), "Sommaire");
  expect(html).toContain(
    '<nav aria-label="Sommaire"><details><summary>Sommaire</summary><ol>' +
      '<li><a href="#s-fievre-amp-froid">Fièvre &amp; froid</a></li><li><a href="#s-ou">Où ?</a></li>' +
      '<li><a href="#s-ou-3">Où ?</a></li><li><a href="#s-4">会</a></li></ol></details></nav>',
  );
  const leadsTo = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id);
  expect(leadsTo).toEqual(ids);
  expect(html).toContain('<h2 id="s-ou"><em>Où</em> ?</h2>');
});

test("a text of three headings needs no list, and stays as it is", () => {
  const short = text("Un", "Deux", "Trois");
  expect(withContents(short, "Sommaire")).toBe(short);
});
