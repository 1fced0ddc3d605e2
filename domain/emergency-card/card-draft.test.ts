import { expect, test } from "vitest";
import { type CardDraft, checkCard, toCardDraft } from "./card-draft.ts";
import { NO_CARD } from "./card-facts.ts";

const EMPTY: CardDraft = toCardDraft(NO_CARD, ["Arachide", "Pénicilline"]);

test("a form that nobody filled in states nothing", () => {
  expect(checkCard(EMPTY, ["Arachide", "Pénicilline"])).toEqual({
    ok: true,
    value: {
      bloodGroup: null,
      reactions: new Map(),
      implants: null,
      contacts: [],
      languages: null,
      donorWish: null,
    },
  });
});

test("what is typed comes back as it was typed, and a reaction stays with its allergy", () => {
  const typed: CardDraft = {
    bloodGroup: "AB-",
    reactions: ["", " gonflement du visage "],
    implants: "Stimulateur\nmodèle X",
    firstName: "Julien",
    firstPhone: "06 12 34 56 78",
    firstRelation: "son frère",
    secondName: "",
    secondPhone: "+33 1 23 45 67 89",
    secondRelation: "",
    languages: "français, עברית",
    donorWish: "donates",
  };
  const checked = checkCard(typed, ["Arachide", "Pénicilline"]);
  expect(checked.ok && checked.value.reactions).toEqual(
    new Map([["Pénicilline", "gonflement du visage"]]),
  );
  expect(checked.ok && toCardDraft(checked.value, ["Arachide", "Pénicilline"])).toEqual({
    ...typed,
    reactions: ["", "gonflement du visage"],
  });
  // The allergy was deleted since: its reaction goes with it.
  expect(checked.ok && toCardDraft(checked.value, ["Arachide"]).reactions).toEqual([""]);
});

test("a second contact without a first one is the first", () => {
  const checked = checkCard({ ...EMPTY, secondName: "Anne", secondPhone: "15" }, []);
  expect(checked.ok && checked.value.contacts).toEqual([
    { name: "Anne", phone: "15", relation: null },
  ]);
});

test("somebody to call needs a number, a number needs digits, and nothing is longer than the database takes", () => {
  const wrong = (change: Partial<CardDraft>) => {
    const checked = checkCard({ ...EMPTY, ...change }, ["Arachide", "Pénicilline"]);
    return checked.ok ? {} : checked.wrong;
  };
  expect(wrong({ firstName: "Julien" })).toEqual({ firstPhone: "no-phone" });
  expect(wrong({ secondRelation: "voisine" })).toEqual({ secondPhone: "no-phone" });
  expect(wrong({ firstPhone: "appelez-moi" })).toEqual({ firstPhone: "not-a-phone" });
  expect(wrong({ reactions: ["", "x".repeat(101)] })).toEqual({ "reactions.1": "too-long" });
  expect(wrong({ implants: "é".repeat(301) })).toEqual({ implants: "too-long" });
  expect(wrong({ firstPhone: "15", firstRelation: "x".repeat(51) })).toEqual({
    firstRelation: "too-long",
  });
  expect(wrong({ implants: "😴".repeat(300) })).toEqual({});
});
