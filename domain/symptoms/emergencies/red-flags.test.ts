import { expect, test } from "vitest";
import { RARE_RED_FLAG_SAMPLES, SENTENCES } from "../../../testing/samples/rare-red-flags.ts";
import { NEAR_MISSES } from "../../../testing/samples/red-flag-near-misses.ts";
import { RED_FLAG_SAMPLES } from "../../../testing/samples/red-flags.ts";
import { RED_FLAGS, type RedFlagId } from "./red-flag.ts";
import { redFlagsIn } from "./red-flags.ts";

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

const samplesOf = (flag: RedFlagId) => [
  ...RED_FLAG_SAMPLES[flag],
  ...(RARE_RED_FLAG_SAMPLES[flag] ?? []),
];

test("the safety document has thirty-six red flags, and newborns have two more", () => {
  expect(new Set(RED_FLAGS).size).toBe(38);
});

test.each(RED_FLAGS)("%s fires in three languages", (flag) => {
  const missed = samplesOf(flag).filter((wording) => !redFlagsIn(wording).includes(flag));
  expect(missed).toEqual([]);
});

test.each(RED_FLAGS)("%s fires with and without accents, inside a sentence", (flag) => {
  const missed = samplesOf(flag)
    .flatMap((wording) => [wording, withoutAccents(wording)])
    .flatMap((wording) => SENTENCES.map((sentence) => sentence(wording)))
    .filter((text) => !redFlagsIn(text).includes(flag));
  expect(missed).toEqual([]);
});

test.each(NEAR_MISSES)("'%s' is no emergency", (wording) => {
  const fired = [wording, withoutAccents(wording)]
    .flatMap((each) => SENTENCES.map((sentence) => sentence(each)))
    .flatMap(redFlagsIn);
  expect(fired).toEqual([]);
});

test("one text may speak of several, in the order of the table", () => {
  expect(redFlagsIn("il ne respire plus, il a mal à la poitrine")).toEqual([
    "chest_pain",
    "not_breathing",
  ]);
});

test("nothing typed is nothing read", () => {
  expect(redFlagsIn("")).toEqual([]);
  expect(redFlagsIn(" .,;! ")).toEqual([]);
});

test.each([
  ["chest_pain", "mon mari fait un infarctus il avait rdv chez le cardiologue demain"],
  ["chest_pain", "heart attack, his appointment was tomorrow"],
  ["chest_pain", "le dio un infarto tenia cita mañana"],
  ["not_breathing", "he stopped breathing i did a first aid course"],
  ["breathing", "se ahogo con una palomita viendo una peli"],
  ["choking", "he started choking while laughing and hes going blue"],
  ["stiff_neck_fever", "il a une méningite et il n'est pas vacciné"],
  ["suicidal", "j'ai envie de mourir, j'ai lu un article"],
])("%s fires beside a word about something else: %s", (flag, text) => {
  expect(redFlagsIn(text)).toContain(flag);
});
