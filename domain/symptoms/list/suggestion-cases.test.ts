import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import { FIRST_WORD_CASES, SUGGESTION_CASES } from "#testing/samples/suggestion-cases.ts";
import { CONTENT_LANGUAGES, type Language } from "../../locale/locales.ts";
import { indexSymptoms, suggestSymptoms } from "./search.ts";

const list = referenceSymptoms();

test("the reference list is read as the seed has it", () => {
  expect(list.length).toBeGreaterThan(180);
  expect(list.find(({ key }) => key === "fever-after-travel")?.severity).toBe("doctor");
});

test.each(SUGGESTION_CASES)("'$typed' about $who: $first", ({ typed, who, first, ...each }) => {
  const age = /^(\d+)([ym])/u.exec(who);
  const months = age && Number(age[1]) * (age[2] === "y" ? 12 : 1);
  const index = indexSymptoms(list, each.in);
  const found = suggestSymptoms(index, typed, months, who.includes("children"));
  expect(found[0]?.symptom.key).toBe(first);
});

test.each(FIRST_WORD_CASES)("'$typed' alone in $in: $first first", ({ typed, first, ...each }) => {
  const [found] = suggestSymptoms(indexSymptoms(list, each.in), typed);
  expect(found?.symptom.key).toBe(first);
  expect(found?.symptom.severity).not.toBe("urgent");
});

test("the first word of no plain line suggests what is urgent first", () => {
  const plain = list.filter(({ severity }) => severity === "mild");
  const words = new Set(
    plain.flatMap(({ name }) =>
      CONTENT_LANGUAGES.flatMap((language) => {
        const [word = ""] = name[language].split(" ");
        return word.length > 2 ? [`${language} ${word}`] : [];
      }),
    ),
  );
  const wrong = [...words].filter((said) => {
    const [language = "", word = ""] = said.split(" ");
    const found = suggestSymptoms(indexSymptoms(list, language as Language), word);
    return found[0]?.symptom.severity === "urgent";
  });
  expect(wrong).toEqual([]);
});

test("one wrong letter in a long word leaves the line for the age of the person first", () => {
  const [first] = suggestSymptoms(indexSymptoms(list, "fr"), "fievvre", 4 * 12);
  expect(first?.symptom.key).toBe("fever-child");
});
