import { expect, test } from "vitest";
import { createNationalIdentification } from "./national-substance.ts";

const spanish = createNationalIdentification("es");
const english = createNationalIdentification("en");

test.each([
  { name: "PARACETAMOL", id: "paracetamol", isSalt: false },
  { name: "IBUPROFENO", id: "ibuprofen", isSalt: false },
  { name: "IBUPROFENO LISINA", id: "ibuprofen", isSalt: true },
  { name: "ACETILSALICILICO ACIDO", id: "aspirin", isSalt: false },
  { name: "METFORMINA HIDROCLORURO", id: "metformin", isSalt: true },
  { name: "AMOXICILINA TRIHIDRATO", id: "amoxicillin", isSalt: true },
  { name: "CAFEINA ANHIDRA", id: "caffeine", isSalt: false },
  { name: "SODIO CLORURO", id: "sodio-cloruro", isSalt: false },
  { name: "NOVEDADINA SULFATO", id: "novedadina", isSalt: true },
])("the Spanish $name is $id", ({ name, id, isSalt }) => {
  expect(spanish(name)).toMatchObject({ substance: { id }, isSalt });
});

test.each([
  { name: "ACETAMINOPHEN", id: "paracetamol", isSalt: false },
  { name: "DIPHENHYDRAMINE HYDROCHLORIDE", id: "diphenhydramine", isSalt: true },
  { name: "NAPROXEN SODIUM", id: "naproxen", isSalt: true },
  { name: "ASPIRIN", id: "aspirin", isSalt: false },
  { name: "UNHEARDOFINE MALEATE", id: "unheardofine", isSalt: true },
])("the American $name is $id", ({ name, id, isSalt }) => {
  expect(english(name)).toMatchObject({ substance: { id }, isSalt });
});

test("a name that no rule knows is told in its own language alone", () => {
  expect(spanish("NOVEDADINA").substance).toEqual({
    id: "novedadina",
    innFr: null,
    innEn: null,
    innEs: "novedadina",
    classIds: [],
  });
  expect(english("UNHEARDOFINE").substance).toMatchObject({ innEn: "unheardofine", innEs: null });
});
