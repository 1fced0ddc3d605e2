import { expect, test } from "vitest";
import { LOCALES } from "./locales.ts";
import { inRegionalWords } from "./regional-words.ts";

test.each([
  ["Read the leaflet.", "Read the label."],
  ["Leaflet: from {{least}} {{unit}}", "Label: from {{least}} {{unit}}"],
  ["The leaflet’s {{hours}} h have passed.", "The label’s {{hours}} h have passed."],
  ["Other leaflets ask for up to 8 h.", "Other labels ask for up to 8 h."],
  ["2 sachets, one sachet", "2 packets, one packet"],
  ["Pessary", "Vaginal insert"],
  ["In pessaries", "In vaginal inserts"],
  ["1 lyophilisate", "1 orally disintegrating tablet"],
])("'%s' is '%s' in the United States", (written, read) => {
  expect(inRegionalWords(written, "us-en")).toBe(read);
});

test.each([
  ["A strength for an older age (French leaflets).", "it names a document of France"],
  ["Answers: level “leaflet”, nothing is compared.", "it is the value of a setting"],
  ["{{leaflet}} and {{sachet}}", "these are names of variables"],
  ["a constructor and an automobile", "none of these words is in the table"],
  ["", "there is nothing to say"],
])("'%s' stays: %s", (written) => {
  expect(inRegionalWords(written, "us-en")).toBe(written);
});

test.each(LOCALES.filter((locale) => locale !== "us-en"))(
  "%s is read as it is written",
  (locale) => {
    const written = "Read the leaflet: 2 sachets, one pessary.";
    expect(inRegionalWords(written, locale)).toBe(written);
  },
);
