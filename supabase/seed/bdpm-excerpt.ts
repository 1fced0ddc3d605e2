import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

// An excerpt of the official files, kept beside the checkout and never in it: it is not ours.
const FOLDER = resolve(import.meta.dirname, "../../../shared/data/bdpm-2026-05");

export const excerptIsHere = existsSync(FOLDER);

export interface Medicine {
  name: string;
  form: string;
  marketed: boolean;
}

export interface Pack {
  cis: string;
  label: string;
  marketed: boolean;
  /** Euros the patient pays (column 11); null where the price is free. */
  price: number | null;
}

export interface Component {
  /** Rows of one substance share this number: what is in the box (SA) and what acts (FT). */
  link: string;
  acts: boolean;
  substance: string;
  strength: string;
  reference: string;
}

export interface Excerpt {
  medicines: Map<string, Medicine>;
  packs: Map<string, Pack>;
  components: Map<string, Component[]>;
  conditions: Map<string, string[]>;
}

export function readExcerpt(): Excerpt {
  return {
    medicines: new Map(
      rows("CIS_bdpm.txt").map(([cis = "", name = "", form = "", , , , state = ""]) => [
        cis,
        { name, form, marketed: state === "Commercialisée" },
      ]),
    ),
    packs: new Map(
      rows("CIS_CIP_bdpm.txt").map((columns) => {
        const [cis = "", , label = "", status = "", state = "", , cip13 = "", , , , price = ""] =
          columns;
        const marketed =
          status === "Présentation active" && state === "Déclaration de commercialisation";
        return [cip13, { cis, label, marketed, price: euros(price) }];
      }),
    ),
    components: group(
      rows("CIS_COMPO_bdpm.txt").map(
        ([cis = "", , , substance = "", strength = "", reference = "", nature = "", link = ""]) => [
          cis,
          { link, acts: nature === "FT", substance, strength, reference },
        ],
      ),
    ),
    conditions: group(
      rows("CIS_CPD_bdpm.txt").map(([cis = "", condition = ""]) => [cis, condition]),
    ),
  };
}

/** Tab separated, no quoting; CIS_CIP is UTF-8, the others CP1252 with CRLF and stray blank lines. */
function rows(file: string): string[][] {
  return decode(readFileSync(resolve(FOLDER, file)))
    .split("\n")
    .map((line) => line.replaceAll("\r", ""))
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((column) => column.trim()));
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** `1,466,29` is 1466.29: only the last comma is the decimal one. */
function euros(text: string): number | null {
  if (text === "") return null;
  const [whole = "", cents = ""] = text.split(/,(?=[^,]*$)/);
  return Number(`${whole.replaceAll(",", "")}.${cents}`);
}

function group<T>(entries: [string, T][]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, entry] of entries) groups.set(key, [...(groups.get(key) ?? []), entry]);
  return groups;
}
