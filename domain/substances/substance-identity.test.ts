import { expect, test } from "vitest";
import { identify } from "./substance-identity.ts";

test.each([
  { name: "PARACÉTAMOL", id: "paracetamol", isSalt: false, because: "it is the substance" },
  { name: "ACÉTYLSALICYLIQUE (ACIDE)", id: "aspirin", isSalt: false, because: "so is this one" },
  { name: "CODÉINE BASE", id: "codeine", isSalt: false, because: "the base is the substance" },
  {
    name: "PHOSPHATE DE CODÉINE HÉMIHYDRATÉ",
    id: "codeine",
    isSalt: true,
    because: "it weighs more",
  },
  { name: "CODÉINE (PHOSPHATE DE)", id: "codeine", isSalt: true, because: "it is the same salt" },
  {
    name: "IBUPROFÈNE SODIQUE DIHYDRATÉ",
    id: "ibuprofen",
    isSalt: true,
    because: "metal and water",
  },
  {
    name: "DICLOFÉNAC DE DIÉTHYLAMINE",
    id: "diclofenac",
    isSalt: true,
    because: "the name begins with the molecule",
  },
  {
    name: "ÉPOLAMINE DE DICLOFÉNAC",
    id: "diclofenac",
    isSalt: true,
    because: "or ends with it",
  },
  {
    name: "MAGNÉSIUM (PIDOLATE DE)",
    id: "pidolate-de-magnesium",
    isSalt: false,
    because: "it is not magnesium alone",
  },
  {
    name: "CALCIUM (FOLINATE DE)",
    id: "folinate-de-calcium",
    isSalt: false,
    because: "the other half acts",
  },
  {
    name: "PHLOROGLUCINOL (TRIMÉTHYL ÉTHER DU)",
    id: "trimethylphloroglucinol",
    isSalt: true,
    because: "an ether is another substance",
  },
  { name: "SULFATE FERREUX", id: "iron", isSalt: true, because: "a sulphate of iron" },
  { name: "GALANTAMINE", id: "galantamine", isSalt: false, because: "rules do not know it" },
  {
    name: "CHLORHYDRATE DE GALANTAMINE",
    id: "galantamine",
    isSalt: true,
    because: "a salt of one that rules do not know",
  },
  {
    name: "BELLADONNA POUR PRÉPARATIONS HOMÉOPATHIQUES",
    id: "belladonna-homeopathic",
    isSalt: true,
    because: "what is diluted is another substance",
  },
])("$name is $id: $because", ({ name, id, isSalt }) => {
  expect(identify(name)).toMatchObject({ substance: { id }, isSalt });
});

test("a substance that rules know has three names and its classes", () => {
  expect(identify("IBUPROFÈNE").substance).toEqual({
    id: "ibuprofen",
    innFr: "ibuprofène",
    innEn: "ibuprofen",
    innEs: "ibuprofeno",
    classIds: ["nsaids", "nsaids-except-aspirin"],
  });
});

test("another has its French name alone", () => {
  expect(identify("CHLORHYDRATE DE GALANTAMINE").substance).toEqual({
    id: "galantamine",
    innFr: "Galantamine",
    innEn: null,
    innEs: null,
    classIds: [],
  });
});
