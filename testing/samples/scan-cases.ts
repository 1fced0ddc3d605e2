import { checkDigit } from "#domain/medicines/codes/gtin.ts";
import type { ProductCode } from "#domain/medicines/codes/scan.ts";

/** A code as it is handed over, and what must be read in it on 24 November 2026. */
export interface ScanCase {
  readonly text: string;
  readonly because: string;
  /** Null where no product may be read. */
  readonly product: ProductCode | null;
  readonly expiresOn?: string;
  readonly lot?: string;
  readonly isDoubtful?: boolean;
  /** Whether a decoder handed it over, with all separators. */
  readonly isDecoded?: boolean;
}

const GS = "\u001d";
const CIP13 = "3400930000014";
const PRODUCT = `010${CIP13}`;
const ended = (digits: string) => digits + checkDigit(digits);
const box = { kind: "cip13", code: CIP13 } as const;
const spanish = { kind: "cn", code: "654321" } as const;
const SPANISH_EAN = ended("847000654321");
const american = { kind: "ndc", code: "0234012345" } as const;
const UPC = ended("30234012345");
const GERMAN_GTIN = ended("0415001234567");
const german = { kind: "gtin", code: GERMAN_GTIN } as const;
const CARTON = ended("1340093000001");

const LINEAR: readonly ScanCase[] = [
  { text: CIP13, product: box, because: "13 digits are a box" },
  { text: " 34009 300 0001 4 ", product: box, because: "people group digits" },
  { text: "34009.300.0001.4", product: box, because: "some group them with dots" },
  { text: "34009-300-0001-4", product: box, because: "some with dashes" },
  {
    text: "34009\u00a0300\u00a00001\u00a04",
    product: box,
    because: "a copied text has such spaces",
  },
  { text: "3000001", product: box, because: "a box printed before 2008 has 7 digits" },
  { text: "300 000-1", product: box, because: "they were printed with a dash" },
  { text: "300 000.1", product: box, because: "or with a dot" },
  { text: `0${CIP13}`, product: box, because: "14 digits are the same product" },
  { text: "3400930000015", product: null, because: "the last digit does not check" },
  { text: "3400930000041", product: null, because: "two digits are exchanged" },
  { text: "340093000001", product: null, because: "a digit is missing" },
  { text: "34009300000140", product: null, because: "a digit is one too many" },
  { text: SPANISH_EAN, product: spanish, because: "847000 is followed by the código nacional" },
  { text: `0${SPANISH_EAN}`, product: spanish, because: "also in 14 digits" },
  { text: "654321", product: spanish, because: "6 digits are typed from a Spanish box" },
  { text: "654 321", product: spanish, because: "with a space as well" },
  { text: UPC, product: american, because: "12 digits that begin with 3 hold the NDC" },
  { text: `0${UPC}`, product: american, because: "a European reader puts a zero before it" },
  { text: `00${UPC}`, product: american, because: "or two" },
  {
    text: GERMAN_GTIN.slice(1),
    product: german,
    because: "a product of another country keeps its GTIN",
  },
  {
    text: ended("0340100000000").slice(1),
    product: { kind: "gtin", code: ended("0340100000000") },
    because: "34010 is a French health product and no medicine",
  },
  { text: ended("9638507"), product: null, because: "no box of a medicine bears 8 digits" },
  { text: "0000000000000", product: null, because: "zeros are no product" },
  { text: "", product: null, because: "it is nothing" },
  { text: "30000", product: null, because: "5 digits are no code" },
  { text: "61234567", product: null, because: "a medicine's own number is not that of a box" },
  { text: "https://example.org/340093", product: null, because: "it is an address" },
  { text: "Doliprane 1000", product: null, because: "it is a name" },
];

const SQUARE: readonly ScanCase[] = [
  { text: PRODUCT, product: box, because: "the product alone" },
  {
    text: `${PRODUCT}1727053110LOT42`,
    isDecoded: true,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "a box without a serial number",
  },
  {
    text: `${PRODUCT}1727053110B-12.4/X`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "B-12.4/X",
    because: "a batch may hold dots, dashes and strokes",
  },
  {
    text: `${PRODUCT}1727050010LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "a day of zeros is the whole month",
  },
  {
    text: `${PRODUCT}1728020010LOT42`,
    product: box,
    expiresOn: "2028-02-29",
    lot: "LOT42",
    because: "February of a leap year has 29 days",
  },
  {
    text: `${PRODUCT}1727020010LOT42`,
    product: box,
    expiresOn: "2027-02-28",
    lot: "LOT42",
    because: "February of another year has 28",
  },
  {
    text: `${PRODUCT}1727023110LOT42`,
    isDecoded: true,
    product: box,
    lot: "LOT42",
    isDoubtful: true,
    because: "there is no 31 February",
  },
  {
    text: `${PRODUCT}17270631${GS}10LOT42`,
    product: box,
    lot: "LOT42",
    isDoubtful: true,
    because: "June has 30 days",
  },
  {
    text: `${PRODUCT}17271331`,
    product: box,
    isDoubtful: true,
    because: "there is no thirteenth month",
  },
  { text: `${PRODUCT}17270031`, product: box, isDoubtful: true, because: "there is no month 0" },
  {
    text: `${PRODUCT}17370100`,
    product: box,
    expiresOn: "2037-01-31",
    isDoubtful: true,
    because: "no medicine is good for more than ten years",
  },
  {
    text: `${PRODUCT}17361101`,
    product: box,
    expiresOn: "2036-11-01",
    because: "a little less than ten years is not doubted",
  },
  {
    text: `${PRODUCT}17991231`,
    product: box,
    expiresOn: "1999-12-31",
    isDoubtful: true,
    because: "99 is nearer to 1999 than to 2099",
  },
  {
    text: `${PRODUCT}17761231`,
    product: box,
    expiresOn: "2076-12-31",
    isDoubtful: true,
    because: "50 years ahead is still this century",
  },
  {
    text: `${PRODUCT}17771231`,
    product: box,
    expiresOn: "1977-12-31",
    isDoubtful: true,
    because: "51 years ahead is the century before",
  },
  {
    text: `${PRODUCT}17200131${GS}10A1`,
    product: box,
    expiresOn: "2020-01-31",
    lot: "A1",
    because: "an old box is read as well",
  },
  {
    text: `${PRODUCT}11240101${GS}1727053110LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "the day of production is not the last good day",
  },
  { text: `${PRODUCT}15270101${GS}`, product: box, because: "best before is no expiry" },
  {
    text: `02${CARTON}371${GS}17270531`,
    product: { kind: "gtin", code: CARTON },
    expiresOn: "2027-05-31",
    because: "a carton of cartons is no box",
  },
  {
    text: `020${CIP13}3712${GS}17270531${GS}10LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "what a carton holds is the box",
  },
  { text: `01${CARTON}`, product: { kind: "gtin", code: CARTON }, because: "a carton is no box" },
  {
    text: `${PRODUCT}21A17B9${GS}17280200`,
    product: box,
    expiresOn: "2028-02-29",
    because: "a serial number may hold what looks like a field",
  },
  {
    text: `${PRODUCT}240REF-9${GS}1727053110LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "the maker's own number is passed over",
  },
  {
    text: `01${german.code}71101234567${GS}`,
    product: german,
    because: "8 digits are no French number",
  },
  {
    text: `01${german.code}711${CIP13}${GS}17270531${GS}10A1`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "A1",
    because: "the French number stands in a field of its own",
  },
  {
    text: `01${german.code}7113000001${GS}17270531${GS}10A1`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "A1",
    because: "the French number may have 7 digits",
  },
  {
    text: `01${german.code}712654321${GS}17270531${GS}10A1`,
    product: spanish,
    expiresOn: "2027-05-31",
    lot: "A1",
    because: "the Spanish number stands in a field of its own",
  },
  {
    text: `01${german.code}7126543219${GS}17270531${GS}10A1`,
    product: spanish,
    expiresOn: "2027-05-31",
    lot: "A1",
    because: "the Spanish number may bear its check digit",
  },
  ...["710", "713", "714"].map(
    (ai): ScanCase => ({
      text: `01${german.code}${ai}1234567${GS}17270531${GS}10A1`,
      product: german,
      expiresOn: "2027-05-31",
      lot: "A1",
      because: `the national number ${ai} is none of ours`,
    }),
  ),
  {
    text: `010${SPANISH_EAN}1727053110LOT42`,
    product: spanish,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "a Spanish box",
  },
  {
    text: `0100${UPC}1727053110LOT42`,
    product: american,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "an American box",
  },
  {
    text: `${PRODUCT}17270531${GS}91ABC${GS}10LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "a field of the company is passed over",
  },
  {
    text: `${PRODUCT}17270531919999`,
    product: box,
    expiresOn: "2027-05-31",
    because: "what follows an unknown field is not guessed",
  },
  { text: "0103400930000015", product: null, because: "the last digit does not check" },
  {
    text: `${PRODUCT}17270531${GS}010${SPANISH_EAN}`,
    product: box,
    expiresOn: "2027-05-31",
    because: "a second product is not taken",
  },
  { text: `${GS}17270531${GS}10A1`, product: null, because: "no product is named" },
];

const LOST: readonly ScanCase[] = [
  {
    text: `${PRODUCT}10LOT4217270531`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    isDoubtful: true,
    because: "a box has a day, so the batch ends before it",
  },
  {
    text: `${PRODUCT}10${"A".repeat(20)}17270531`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "A".repeat(20),
    because: "a batch has 20 characters at most",
  },
  { text: `${PRODUCT}10${"A".repeat(21)}`, product: box, because: "no batch has 21 characters" },
  {
    text: `${PRODUCT}1727053110LOT4221SERIAL`,
    product: box,
    expiresOn: "2027-05-31",
    isDoubtful: true,
    because: "the batch may be LOT42 or all of it",
  },
  {
    text: `${PRODUCT}1727053110LOT4221SERIAL`,
    isDecoded: true,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT4221SERIAL",
    because: "a decoder loses no separator",
  },
  {
    text: `${PRODUCT}1727053110LOT4221A0B1C2D3E4F5G6H7`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    isDoubtful: false,
    because: "the batch would be too long with the serial number",
  },
  {
    text: `${PRODUCT}21SERIAL1727053110LOT42`,
    product: box,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    isDoubtful: true,
    because: "the serial number ends before the day",
  },
  {
    text: `${PRODUCT}10LOT4217271331`,
    product: box,
    isDoubtful: true,
    because: "a day that does not exist ends no batch",
  },
];

const PREFIXES = ["]d2", "]Q3", "]C1", "]e0", GS, `]d2${GS}`, "<GS>", "{FNC1}"];
const SHOWN = ["<GS>", "{GS}", "[GS]", "<FNC1>", "\u241d", "\u00e8", "^]", "\\u001d", "\\x1d"];

const shownBefore = PREFIXES.map((prefix): ScanCase => {
  const text = `${prefix}${PRODUCT}17270531${GS}10LOT42`;
  const read = { product: box, expiresOn: "2027-05-31", lot: "LOT42" };
  return { text, ...read, because: "a reader names the kind of code" };
});

const shownBetween = SHOWN.map((separator): ScanCase => {
  const text = `${PRODUCT}10LOT42${separator}1727053121XYZ`;
  const read = { product: box, expiresOn: "2027-05-31", lot: "LOT42" };
  return { text, ...read, because: "the separator is shown" };
});

const FIELDS = [
  { ai: "01", value: `0${CIP13}` },
  { ai: "17", value: "270531" },
  { ai: "10", value: "LOT42" },
  { ai: "21", value: "S3R14L" },
] as const;

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    orders(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

const inAnyOrder = orders(FIELDS).flatMap((fields): ScanCase[] => {
  const read = { product: box, expiresOn: "2027-05-31", lot: "LOT42" };
  const free = ["10", "21"];
  return [
    {
      text: fields.map(({ ai, value }) => ai + value + (free.includes(ai) ? GS : "")).join(""),
      ...read,
      because: "fields come in any order",
    },
    {
      text: fields.map(({ ai, value }) => `(${ai})${value}`).join(" "),
      ...read,
      because: "fields come in any order, as people read them",
    },
  ];
});

/** Every quirk of the codes on boxes that is known to us. */
export const SCAN_CASES: readonly ScanCase[] = [
  ...LINEAR,
  ...SQUARE,
  ...LOST,
  ...shownBefore,
  ...shownBetween,
  ...inAnyOrder,
];
