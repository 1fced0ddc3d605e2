import { expect, test } from "vitest";
import { officialFiles } from "../../../testing/builders/official-files.ts";
import { day } from "../../calendar/day.ts";
import { decode } from "../official/decode.ts";
import { type Edition, readEdition } from "../official/edition.ts";
import type { OfficialFile } from "../official/official-files.ts";
import { type ImportedReference, importedReference } from "./imported-reference.ts";

function edition(change?: (text: string, file: OfficialFile) => string): Edition {
  const files = officialFiles(change && { change });
  const edition = readEdition((file) => {
    const bytes = files[file];
    return bytes && decode(bytes);
  }, day("2026-11-21"));
  if ("file" in edition) throw new Error(`${edition.file} is ${edition.is}`);
  return edition;
}

function reference(cis: string, of: Edition = edition()): ImportedReference {
  const medicine = of.medicines.find((one) => one.cis === cis);
  if (!medicine) throw new Error(`${cis} is not there`);
  return importedReference(medicine, of);
}

/** The first file with one text in place of another. */
const replaced = (file: OfficialFile, from: string, to: string) =>
  edition((text, name) => (name === file ? text.replace(from, to) : text));

test("a medicine of every household is told whole", () => {
  expect(reference("60000001")).toEqual({
    cis: "60000001",
    cip13: "3400930000014",
    atc: null,
    name: "Troussalgan",
    dosage: "500 mg",
    form: "Comprimé",
    price: 2.18,
    prescription: "not-needed",
    molecule: "Paracétamol",
    defaultQuantity: 16,
    marketingState: "Commercialisée",
    isHomeopathic: false,
    remoteness: 0,
  });
});

test("a combination names what acts, its class and its price with two commas", () => {
  expect(reference("60000003")).toMatchObject({
    atc: "N02AJ06",
    name: "Armoiride Codéine",
    dosage: "500 mg/30 mg",
    molecule: "Paracétamol + Codéine",
    prescription: "needed",
    cip13: "3400930000045",
    price: 1466.29,
    defaultQuantity: 16,
    remoteness: 1,
  });
});

test("a syrup holds its bottle, not its syringe", () => {
  expect(reference("60000002")).toMatchObject({
    name: "Troussalgan enfants",
    dosage: "2,4 %",
    form: "Sirop",
    defaultQuantity: 100,
  });
});

test("what hospitals have is far from a household, has no box and keeps its official form", () => {
  expect(reference("60000004")).toMatchObject({
    form: "solution pour perfusion",
    cip13: null,
    price: null,
    defaultQuantity: null,
    prescription: "needed",
    marketingState: "Non commercialisée",
    remoteness: 3,
  });
});

test("what is not sold any more comes after what is", () => {
  const stopped = replaced(
    "medicines",
    "Commercialisée|20/01/2001",
    "Non commercialisée|20/01/2001",
  );
  expect(reference("60000002", stopped).remoteness).toBe(2);
});

test.each([
  { label: "2 seringue(s) préremplie(s) en verre de 1 ml", price: "2,18", remoteness: 0 },
  { label: "5 ampoule(s) en verre de 1 ml", price: "2,18", remoteness: 2 },
  { label: "2 seringue(s) préremplie(s) en verre de 1 ml", price: "", remoteness: 3 },
])(
  "an injection from $label for $price is $remoteness steps away",
  ({ label, price, remoteness }) => {
    const injected = edition((text, file) =>
      file === "medicines"
        ? text.replace("comprimé|comprimé|", "solution injectable|solution injectable|")
        : text
            .replace("plaquette(s)  PVC-Aluminium de 16 comprimé(s)", label)
            .replace("65%|1,16|2,18|1,02", price === "" ? "|||" : "65%|1,16|2,18|1,02")
            .replace(/^60000001\|3000002.*\n/m, ""),
    );
    expect(reference("60000001", injected).remoteness).toBe(remoteness);
  },
);

test("an effervescent tablet says so in its name, for it looks like the other one", () => {
  const fizzy = replaced(
    "medicines",
    "comprimé|comprimé|",
    "comprimé effervescent|comprimé effervescent(e)|",
  );
  expect(reference("60000001", fizzy).name).toBe("Troussalgan effervescent");
});

test("a strength that the name does not tell comes from the composition", () => {
  const silent = replaced("medicines", "ARMOIRIDE CODEINE 500 mg/30 mg", "ARMOIRIDE CODEINE");
  expect(reference("60000003", silent).dosage).toBe("500 mg/30 mg");
  const dissolved = replaced(
    "medicines",
    "TROUSSALGAN ENFANTS 2,4 POUR CENT",
    "TROUSSALGAN ENFANTS",
  );
  expect(reference("60000002", dissolved).dosage).toBe("2,4 %");
});

test("homeopathy is told by how it was authorised, or by what is in it", () => {
  const registered = replaced("medicines", "Procédure nationale", "Enreg homéo (Proc. Nat.)");
  expect(reference("60000001", registered).isHomeopathic).toBe(true);
  const diluted = edition((text, name) =>
    name === "substances"
      ? text.replace(
          "PARACÉTAMOL|500,00 mg",
          "BELLADONNA POUR PRÉPARATIONS HOMÉOPATHIQUES|2CH à 30CH",
        )
      : text.replace("TROUSSALGAN 500 mg", "TROUSSALGAN"),
  );
  expect(reference("60000001", diluted)).toMatchObject({
    isHomeopathic: true,
    molecule: "Belladonna",
    dosage: "2CH à 30CH",
  });
});

test("a medicine that no other file knows is told by its name", () => {
  const alone = edition((text, name) =>
    name === "medicines"
      ? `${text}60000009|SOLITUDINE, sirop|sirop|orale|Autorisation active|Procédure nationale|Non commercialisée|01/01/2000\n`
      : text,
  );
  expect(reference("60000009", alone)).toMatchObject({
    name: "Solitudine",
    dosage: "",
    molecule: "",
    prescription: "not-needed",
    cip13: null,
    remoteness: 2,
  });
});

test("a medicine without a name goes by its code, for a row counts as long as its code does", () => {
  const nameless = edition((text, name) =>
    name === "medicines"
      ? `${text}60000009||sirop|orale|Autorisation active|Procédure nationale|Non commercialisée|01/01/2000\n`
      : text,
  );
  expect(reference("60000009", nameless).name).toBe("60000009");
});

test("nothing of a page's code is taken over", () => {
  const texts = edition().medicines.map(({ cis }) => JSON.stringify(reference(cis)));
  expect(texts.filter((text) => /[<>¿]/.test(text))).toEqual([]);
});

test.each([
  { bags: 10, quantity: 10_000 },
  { bags: 12, quantity: null },
])("$bags bags of a litre hold $quantity, as far as the table takes it", ({ bags, quantity }) => {
  const bagged = replaced(
    "packs",
    "1 flacon(s) de 100 ml avec seringue de 8 ml",
    `${bags} poche(s) polyoléfine de 1000 ml`,
  );
  expect(reference("60000002", bagged).defaultQuantity).toBe(quantity);
});
