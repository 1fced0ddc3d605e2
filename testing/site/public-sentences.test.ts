import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ABSENT_FEATURES, PRODUCT_FEATURES } from "./product-features.ts";
import { publicSentences, sentencesOf } from "./public-sentences.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** How a sentence says that something does not exist, or not now. */
const DENIAL =
  /pas encore|n’existe(?:nt)? pas|pour l’instant|pour le moment|bientôt disponible|prochainement|rien ne sonne|n’envoie encore|ne vérifie (?:pas|ni)|not yet|\byet\b|do(?:es)? not exist|for now|coming soon|nothing rings|does not (?:check|send)|checks neither|todavía no|aún no|no existen?\b|por ahora|por el momento|próximamente|no suena nada|no comprueba|todavía (?:ni|nada)/i;

/** What a denial may be about without denying a feature: a list that is empty, a dose that is not sent, a page. */
const OF_SOMETHING_ELSE =
  /envoyée?|\bsent\b|envia(?:do|da)|\bpage\b|página|confirmée|confirmed|confirmada|article|artículo|question|pregunta|tiene cuenta|^pas encore$|^not yet$|^todavía no$|no debe hacer|must not happen|account yet|dose yet|ne vérifie pas le reste|liste valable|pour les autres|the next person|para los demás/i;

/** A sentence about what does not exist has to say no. */
const NO = /\bnon\b|n’y a pas|n’existe|pas encore|\bno\b|does not exist|not yet|todavía no|ningún/i;

const sentences = publicSentences();

test.each(PRODUCT_FEATURES)("$name: journeys use it, and the questions tell of it", (feature) => {
  const journeys = feature.proof.map((path) => join(ROOT, path));
  expect(journeys.filter((path) => !existsSync(path))).toEqual([]);
  expect(journeys.every((path) => /\btest\(/.test(readFileSync(path, "utf8")))).toBe(true);
  const questions = sentences.filter(({ file }) => file.endsWith("faq_items.sql"));
  expect(questions.filter(({ text }) => feature.words.test(text)).length).toBeGreaterThanOrEqual(3);
});

test.each(PRODUCT_FEATURES)("$name: no public sentence denies it", ({ words }) => {
  expect(sentences.filter(({ text }) => DENIAL.test(text) && words.test(text))).toEqual([]);
});

test("a sentence that says not yet is about a feature that is listed as absent", () => {
  const isKnown = ({ text }: { text: string }) =>
    OF_SOMETHING_ELSE.test(text) || ABSENT_FEATURES.some(({ words }) => words.test(text));
  expect(
    sentences.filter(({ text }) => DENIAL.test(text)).filter((each) => !isKnown(each)),
  ).toEqual([]);
});

test.each(ABSENT_FEATURES)("$name: not there, and no sentence promises it", (feature) => {
  expect(globSync(feature.wouldBe, { cwd: ROOT })).toEqual([]);
  const promises = sentences.filter(
    ({ text }) => feature.words.test(text) && !NO.test(text) && !text.endsWith("?"),
  );
  expect(promises).toEqual([]);
});

describe("the guard sees", () => {
  test.each([
    "Quand la page est fermée, rien ne sonne encore : pas de rappel de la prise.",
    "Trousse ne vérifie pas encore les interactions.",
    "Interactions are not checked yet.",
    "La ficha de emergencia todavía no existe.",
  ])("a denial: %s", (text) => {
    const denied = PRODUCT_FEATURES.filter(({ words }) => words.test(text));
    expect(DENIAL.test(text) && (denied.length > 0 || !OF_SOMETHING_ELSE.test(text))).toBe(true);
  });

  test("an item of a list with what introduces the list", () => {
    expect(
      sentencesOf("Oui.\n\nN’existent pas encore\u00a0:\n\n- la fiche\u00a0;\n- le reste."),
    ).toEqual([
      "Oui.",
      "N’existent pas encore\u00a0:",
      "N’existent pas encore\u00a0: - la fiche\u00a0;",
      "N’existent pas encore\u00a0: - le reste.",
    ]);
  });
});
