import { expect, test } from "vitest";
import { htmlText, httpsLink } from "./html-text.ts";

test.each([
  ["Une phrase.", "Une phrase.", null],
  [
    '<a target="_blank" href="https://ansm.sante.fr/actualites/rappel">Rappel de lots</a>',
    "Rappel de lots",
    "https://ansm.sante.fr/actualites/rappel",
  ],
  ["<a href='http://ansm.sante.fr/x'>Voir</a>", "Voir", "https://ansm.sante.fr/x"],
  ["<a href='http://exemple.com/x'>Voir</a>", "Voir", null],
  ["<a href='javascript:alert(1)'>Voir</a> suite", "Voir suite", null],
  [
    "<a href='javascript:1'>a</a><a href='https://ema.europa.eu'>b</a>",
    "a b",
    "https://ema.europa.eu",
  ],
  ["M&eacute;dicament &amp; &#039;dose&#039; &#xE9;&nbsp;!", "Médicament & 'dose' é !", null],
  ["&lt;b&gt; reste du texte", "<b> reste du texte", null],
  ["avant<script>alert('x')</script>apr&egrave;s", "avant après", null],
  ["avant<script>alert(1)", "avant", null],
  ["a<br/>b<p>c</p>", "a b c", null],
  ["si le poids < 30 kg", "si le poids < 30 kg", null],
  ["<img src=x onerror=alert(1)", "", null],
  ["&inconnu; &#0; &#xD800;", "&inconnu; &#0; &#xD800;", null],
  ["droite\u202egauche\u0007", "droitegauche", null],
])("%s is read as %s", (html, text, url) => {
  expect(htmlText(html)).toEqual({ text, url });
});

test.each([
  ["https://ansm.sante.fr", true],
  ["https://ansm.sante.fr/a?b=c#d", true],
  ["https://localhost/a", false],
  ["https://user@ansm.sante.fr/a", false],
  ["https://ansm.sante.fr/a b", false],
  ['https://ansm.sante.fr/"onclick', false],
  ["//ansm.sante.fr/a", false],
  ["data:text/html,x", false],
  [`https://ansm.sante.fr/${"a".repeat(1000)}`, false],
])("whether %s may be shown as a link: %s", (address, may) => {
  expect(httpsLink(address) !== null).toBe(may);
});
