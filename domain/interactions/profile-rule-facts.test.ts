import { expect, test } from "vitest";
import { PROFILE_RULES } from "../symptoms/rules/profile-rules.ts";
import { PAIRS } from "./pairs.ts";
import { PROFILE_RULE_FACTS } from "./profile-rule-facts.ts";
import { reviewCount } from "./review-count.ts";
import { REVIEWS } from "./reviews.ts";
import { SOURCES } from "./sources.ts";

test("each profile rule of the document has its level, its source and how it was read", () => {
  expect(PROFILE_RULE_FACTS.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 27 }, (_, at) => `P${at + 1}`),
    "label-belgium",
    "label-under-2",
  ]);
  const facts = PROFILE_RULE_FACTS.map(({ id, level, source, mark }) =>
    [id, level, source in SOURCES ? source : "", mark].join(" "),
  );
  expect(facts.join("; ")).toBe(
    "P1 CI mhra-2002 S; P2 CI ema-2015 S; P3 CI ema-2015 S; P4 CI ema-2015 S; P5 CI fda-2017 K; P6 CI ansm-2017 S; P7 AD fda-2020 S; P8 CI ansm-2017 S; P9 AD ansm-2019-chickenpox S; P10 advice ansm-2025 S; P11 AD ansm-2019-clay S; P12 CI ema-2011 S; P13 CI fda-2008 S; P14 advice ansm-2024 S; P15 CI french-labels K; P16 CI french-labels K; P17 CI general-knowledge K; P18 CI ema K; P19 CI fda K; P20 CI general-knowledge K; P21 CI general-knowledge K; P22 CI ema K; P23 CI ansm-2020 V; P24 AD general-knowledge K; P25 advice general-knowledge K; P26 CI class-rule K; P27 advice cima S; label-belgium CI belgian-leaflets S; label-under-2 PE labels-under-2 S",
  );
});

test("a rule that refuses for the profile is one of the document", () => {
  const known: readonly string[] = PROFILE_RULE_FACTS.map(({ id }) => id);
  expect(PROFILE_RULES.filter(({ id }) => !known.includes(id))).toEqual([]);
});

test("every rule is counted, and the reviewed ones by their reviews", () => {
  const ids = [...PAIRS, ...PROFILE_RULE_FACTS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(REVIEWS).filter((id) => !ids.some((known) => known === id))).toEqual([]);
  expect(reviewCount()).toEqual({ reviewed: Object.keys(REVIEWS).length, total: ids.length });
});
