import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contradictionsOf } from "./contradictions.ts";
import { ABSENT_FEATURES, PRODUCT_FEATURES } from "./product-features.ts";
import { publicSentences, sentencesOf } from "./public-sentences.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const sentences = publicSentences();

test.each(PRODUCT_FEATURES)("$name: journeys use it, and the questions tell of it", (feature) => {
  const journeys = feature.proof.map((path) => join(ROOT, path));
  expect(journeys.filter((path) => !existsSync(path))).toEqual([]);
  expect(journeys.every((path) => /^(?:test|admin)\(/m.test(readFileSync(path, "utf8")))).toBe(
    true,
  );
  const questions = sentences.filter(({ file }) => file.endsWith("faq_items.sql"));
  expect(questions.filter(({ text }) => feature.words.test(text)).length).toBeGreaterThanOrEqual(3);
});

test("the example, the visitor's pages and the mails are read too", () => {
  for (const part of ["example.ts", "visitor.ts", "server-texts.ts", "confirmation.txt"])
    expect(sentences.some(({ file }) => file.endsWith(part))).toBe(true);
});

test("no public sentence denies a feature, or promises one that is not there", () => {
  expect(
    sentences
      .map((each) => ({ ...each, wrong: contradictionsOf(each.text) }))
      .filter(({ wrong }) => wrong.length > 0),
  ).toEqual([]);
});

test.each(ABSENT_FEATURES)("$name: not there", ({ wouldBe }) => {
  expect(globSync(wouldBe, { cwd: ROOT })).toEqual([]);
});

describe("the guard sees", () => {
  test.each([
    ["Quand la page est fermée, rien ne sonne encore : pas de rappel de la prise.", "denies"],
    ["Trousse ne vérifie pas encore les interactions.", "denies interactions"],
    ["Interactions are not checked yet.", "denies interactions"],
    ["The care sheet is coming soon.", "denies a care sheet"],
    ["El informe para el médico pronto estará disponible.", "denies a report"],
    ["La ficha de emergencia todavía no existe.", "denies the lock"],
    ["Le thermomètre connecté sera bientôt disponible.", "says not yet"],
    ["A premium plan opens the rest.", "promises a premium plan"],
    ["Les prises ne s’affichent pas dans votre calendrier.", "denies planned doses"],
    ["Reminders are not sent while the page is closed.", "denies reminders"],
    ["El escáner no lee el código de una caja.", "denies codes"],
    ["Trousse se connecte à votre montre.", "promises a watch"],
    ["Trousse syncs with Apple Health.", "promises records"],
    ["Trousse se connecte à votre thermomètre.", "promises a connection"],
    ["Los medicamentos llegan por entrega a domicilio.", "promises medicines ordered"],
  ])("%s", (text, expected) => {
    expect(contradictionsOf(text).join()).toContain(expected);
  });

  test.each([
    "Une prise marquée comme pas encore envoyée part dès que le réseau revient.",
    "There is no premium plan today.",
    "L’inscription par Google, Apple ou Facebook n’est pas proposée.",
    "Trousse ne calcule pas la dose, et le rapport se lit en PDF.",
    "A box that expires soon raises an alert.",
  ])("nothing in: %s", (text) => {
    expect(contradictionsOf(text)).toEqual([]);
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
