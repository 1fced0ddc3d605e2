import { expect, test } from "vitest";
import { ACCIDENT_SAMPLES } from "../../../testing/samples/emergency-rules/accidents.ts";
import { BODY_SAMPLES } from "../../../testing/samples/emergency-rules/body.ts";
import { FAMILY_SAMPLES } from "../../../testing/samples/emergency-rules/family.ts";
import { POISON_SAMPLES } from "../../../testing/samples/emergency-rules/poisons.ts";
import type { RedFlagId } from "../emergencies/red-flag.ts";
import { knownMention, mentionsIn } from "./mentions.ts";
import { fillRule, indexMentions, readRule } from "./rule-reading.ts";
import { RULES } from "./rules.ts";

const SAMPLES: Readonly<Record<RedFlagId, Readonly<Record<string, string>>>> = {
  ...BODY_SAMPLES,
  ...POISON_SAMPLES,
  ...ACCIDENT_SAMPLES,
  ...FAMILY_SAMPLES,
};
const rows = Object.entries(SAMPLES).flatMap(([flag, samples]) =>
  Object.entries(samples).map(([written, text]) => ({ flag, written, text })),
);
const nameOf = ({ flag, written }: { flag: string; written: string }) => `${flag}: ${written}`;

test("each rule has a sample, and each sample a rule", () => {
  expect(RULES.map(nameOf).sort()).toEqual(rows.map(nameOf).sort());
});

test("a rule denies nothing twice", () => {
  const slots = RULES.flatMap(({ groups }) => groups.flatMap((group) => group.slots.flat()));
  expect(slots.filter((concept) => concept.startsWith("--"))).toEqual([]);
});

test.each(rows)("$flag: $written", ({ flag, written, text }) => {
  const rule = RULES.find((each) => each.flag === flag && each.written === written);
  expect(rule !== undefined && fillRule(rule, indexMentions(mentionsIn(text))) !== null).toBe(true);
});

const fill = (written: string, text: string, flag: RedFlagId = "burn") =>
  fillRule(readRule(flag, written, { part: "chest|head" }), indexMentions(mentionsIn(text)));
const holds = (written: string, text: string) => fill(written, text) !== null;

test.each([
  ["pain chest", "mal à la poitrine", true],
  ["pain chest", "mal", false],
  ["pain chest", "mal. poitrine. genou. toux. vomi. sang. fièvre", true],
  ["pain chest", "mal, fièvre. toux. sang. poitrine", false],
  ["pain + chest", "mal, fièvre. toux. sang. poitrine", true],
  ["pain chest ~cough", "mal à la poitrine", true],
  ["pain chest ~cough", "mal à la poitrine en cas de toux", false],
  ["pain chest ~cough", "mal à la poitrine, toux", true],
  ["pain chest ~~cough", "mal à la poitrine, toux", false],
  ["pain chest ~cough", "mal à la poitrine, pas de toux", true],
  ["pain @part", "douleur poitrine", true],
  ["-fever", "pas de fièvre", true],
  ["-fever", "fièvre", false],
  ["fever", "pas de fièvre", false],
  ["> took drug person", "a pris un cachet de maman", true],
  ["> took drug person", "maman a pris un cachet", false],
  ["chest", "poitrine en 1998", false],
  ["chest", "fièvre en 1998, poitrine", true],
  ["knife|chest", "poitrine", true],
  ["pain cough|chest cough", "mal, toux, poitrine", true],
  ["pain pain", "mal", false],
  ["pain chest", "mal genou vomi sang fièvre tête main poitrine", true],
  ["pain chest", "mal genou vomi sang fièvre tête main pied poitrine", false],
  ["pain chest", "mal genou vomi sang fièvre tête main pied poitrine, mal", true],
  ["pain ~chest", "mal genou vomi sang fièvre tête main pied poitrine", true],
])("'%s' in '%s': %s", (written, text, expected) => {
  expect(holds(written, text)).toBe(expected);
});

test("what fills a rule is named in the order of its slots", () => {
  const named = fill("chest pain cough", "mal à la poitrine, toux")?.map(({ concept }) => concept);
  expect(named).toEqual(["chest", "pain", "cough"]);
});

test.each([
  ["suicidal", true],
  ["overdose", true],
  ["poisoning", true],
  ["chest_pain", false],
] as const)("long ago, %s is an emergency: %s", (flag, expected) => {
  expect(fill("chest", "poitrine en 1998", flag) !== null).toBe(expected);
});

test.each(["baby chest", "chest baby"])(
  "'%s': what is known of a person stands anywhere",
  (rule) => {
    const far = mentionsIn("mal genou vomi sang fièvre tête main pied poitrine");
    const index = indexMentions([...far, knownMention("baby")]);
    expect(fillRule(readRule("burn", rule, {}), index)).not.toBeNull();
  },
);

test("an unknown list in a rule is an error", () => {
  expect(() => readRule("burn", "@nobody", {})).toThrow(SyntaxError);
});
