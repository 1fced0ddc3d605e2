import { type Day, isDay } from "../../calendar/day.ts";
import { type GenericRow, genericRowOf } from "./generic-group.ts";
import {
  FILE_WORDS,
  type ImportedFile,
  type InvalidFile,
  OFFICIAL_FILES,
  type OfficialFile,
  readOfficialFile,
} from "./official-files.ts";
import { type Pack, packOf } from "./pack.ts";
import type { Substance } from "./substances.ts";

/** A medicine as CIS_bdpm tells it. */
export interface Medicine {
  /** Its code, eight digits. */
  readonly cis: string;
  readonly name: string;
  readonly form: string;
  readonly procedure: string;
  /** `Commercialisée` or `Non commercialisée` */
  readonly marketingState: string;
}

/** The files of one day, read. What is told of a medicine that CIS_bdpm does not know is harmless. */
export interface Edition {
  readonly medicines: readonly Medicine[];
  readonly packs: ReadonlyMap<string, readonly Pack[]>;
  readonly substances: ReadonlyMap<string, readonly Substance[]>;
  readonly conditions: ReadonlyMap<string, readonly string[]>;
  /** Medicines that generics were made after. */
  readonly originals: ReadonlySet<string>;
  /** Who is in which generic group, each once; null where their file did not come. */
  readonly generics: readonly GenericRow[] | null;
  /** ATC codes. */
  readonly classes: ReadonlyMap<string, string>;
  /** Rows of each file that came. */
  readonly counts: Counts;
  /** Rows that were left out because they name no medicine, or a generic group that cannot be read. */
  readonly leftOut: number;
  /**
   * The newest day that medicines and packs name and that has come, null where none does. The day of the
   * files themselves is not in them, but they are not older than this.
   */
  readonly newestDay: Day | null;
}

export type Counts = Readonly<Partial<Record<OfficialFile, number>>>;

export type InvalidEdition = { readonly file: ImportedFile } & (
  | InvalidFile
  | { readonly is: "missing" }
);

/**
 * @param textOf answers a file decoded, or nothing where it did not come; each is asked for once and let go
 * @returns the edition, or the first file that is unfit and why
 */
export function readEdition(
  textOf: (file: OfficialFile) => string | undefined,
  today: Day,
): Edition | InvalidEdition {
  const medicines = new Map<string, Medicine>();
  const packs = new Map<string, Pack[]>();
  const substances = new Map<string, Substance[]>();
  const conditions = new Map<string, string[]>();
  const originals = new Set<string>();
  const generics = new Map<string, GenericRow>();
  const classes = new Map<string, string>();
  let newestDay: Day | null = null;
  let leftOut = 0;
  const note = (date = "") => {
    const named = date.split("/").reverse().join("-");
    // One date lies in the year 2924.
    if (named > today || named < (newestDay ?? "") || !isDay(named)) return;
    newestDay = named;
  };
  const take: Readonly<Record<OfficialFile, (row: readonly string[]) => void>> = {
    medicines(row) {
      const medicine = medicineOf(row);
      medicines.set(medicine.cis, medicine);
      note(row[AUTHORISED_ON]);
    },
    packs(row) {
      add(packs, row, packOf(row));
      note(row[DECLARED_ON]);
    },
    substances: (row) => add(substances, row, substanceOf(row)),
    conditions: (row) => add(conditions, row, row[1] ?? ""),
    generics(row) {
      const member = genericRowOf(row);
      if (member === null) {
        leftOut += 1;
        return;
      }
      generics.set(`${member.group} ${member.cis}`, member);
      if (member.kind === "original") originals.add(member.cis);
    },
    classes: ([cis = "", atc = ""]) => classes.set(cis, atc),
  };
  const counts: Partial<Record<OfficialFile, number>> = {};
  for (const file of FILE_WORDS) {
    const text = textOf(file);
    if (text === undefined) {
      if (OFFICIAL_FILES[file].isNeeded) return { file, is: "missing" };
      continue;
    }
    const read = readOfficialFile(text, file, take[file]);
    if ("is" in read) return { file, ...read };
    counts[file] = read.rows;
    leftOut += read.leftOut;
  }
  return {
    medicines: [...medicines.values()],
    packs,
    substances,
    conditions,
    originals,
    generics: counts.generics === undefined ? null : [...generics.values()],
    classes,
    counts,
    leftOut,
    newestDay,
  };
}

const AUTHORISED_ON = 7;
const DECLARED_ON = 5;

function medicineOf(row: readonly string[]): Medicine {
  const [cis = "", name = "", form = "", , , procedure = "", marketingState = ""] = row;
  return { cis, name, form, procedure, marketingState };
}

function substanceOf(row: readonly string[]): Substance {
  const [, element = "", code = "", name = "", strength = "", reference = "", nature, link = ""] =
    row;
  return { link, acts: nature !== "SA", element, code, name, strength, reference };
}

/** Facts of one medicine, in the order of the file. */
function add<Fact>(facts: Map<string, Fact[]>, [cis = ""]: readonly string[], fact: Fact): void {
  const known = facts.get(cis);
  if (known) known.push(fact);
  else facts.set(cis, [fact]);
}
