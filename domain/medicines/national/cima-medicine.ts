import { type Day, isDay } from "../../calendar/day.ts";
import { compositionOf } from "../../substances/composition.ts";
import { createNationalIdentification } from "../../substances/national-substance.ts";
import { officialNumber } from "../../substances/official-number.ts";
import { countedUnit, type Unit } from "../../substances/reference-unit.ts";
import { checkDigit } from "../codes/gtin.ts";
import { isMolecule } from "../molecules/molecule.ts";
import { substanceName } from "../molecules/substance-name.ts";
import type { PackState } from "../official/pack.ts";
import type { Substance } from "../official/substances.ts";
import { cimaForm, cimaStrengthUnit, cimaUnit } from "./cima-form.ts";
import {
  DOSAGE_MAX,
  type GatheredMedicine,
  gathered,
  LABEL_MAX,
  type MedicineFacts,
  MOLECULES_MAX,
  NAME_MAX,
  type NationalEdition,
  type NationalPack,
  SUBSTANCE_MAX,
} from "./national-medicine.ts";
import { moleculeList, writtenName } from "./national-text.ts";

/** One element `prescription`: a packaging, with what the file repeats of its medicine. Values by the names of the elements. */
export interface CimaPresentation {
  readonly fields: ReadonlyMap<string, string>;
  /** Codes of the simplified forms, in order. */
  readonly forms: readonly string[];
  /** Each `composicion_pa`. */
  readonly composition: readonly ReadonlyMap<string, string>[];
  readonly atc: readonly string[];
}

/** Names by code. */
export interface CimaDictionaries {
  readonly activeIngredients: ReadonlyMap<string, string>;
  readonly simplifiedForms: ReadonlyMap<string, string>;
  readonly contentUnits: ReadonlyMap<string, string>;
  readonly registrationStates: ReadonlyMap<string, string>;
}

/** Gathers the presentations of a file, which come in the order of their codes, by medicine. */
export class CimaReader {
  readonly #dictionaries: CimaDictionaries;
  readonly #identify = createNationalIdentification("es");
  readonly #medicines = new Map<string, GatheredMedicine>();
  #rows = 0;
  #leftOut = 0;

  constructor(dictionaries: CimaDictionaries) {
    this.#dictionaries = dictionaries;
  }

  add(presentation: CimaPresentation): void {
    this.#rows += 1;
    const { fields } = presentation;
    const key = fields.get("nro_definitivo") ?? "";
    const name = fields.get("des_nomco") ?? "";
    if (!/^[0-9A-Z]{1,20}$/.test(key) || name === "") {
      this.#leftOut += 1;
      return;
    }
    const known = this.#medicines.get(key) ?? this.#gatheredOf(key, presentation);
    this.#medicines.set(key, known);
    const pack = this.#packOf(presentation);
    if (pack) known.packs.push(pack);
    else this.#leftOut += 1;
  }

  /** @param listed the day that the file gives itself */
  edition(listed: Day | null, counts: NationalEdition["counts"]): NationalEdition {
    const states = { sold: "Comercializado", notSold: "No comercializado" };
    return {
      medicines: [...this.#medicines.values()].map((each) => gathered(each, states)),
      counts: { ...counts, presentations: this.#rows },
      leftOut: this.#leftOut,
      newestDay: listed,
      strangers: 0,
    };
  }

  #gatheredOf(key: string, presentation: CimaPresentation): GatheredMedicine {
    const officialForm =
      this.#dictionaries.simplifiedForms.get(presentation.forms[0] ?? "")?.slice(0, NAME_MAX) ?? "";
    return {
      facts: this.#factsOf(key, presentation, officialForm),
      form: cimaForm(officialForm),
      officialForm,
      packs: [],
    };
  }

  #factsOf(
    key: string,
    { fields, composition, atc }: CimaPresentation,
    form: string,
  ): MedicineFacts {
    const official = fields.get("des_nomco") ?? "";
    const lines = composition.map((line, index) => this.#lineOf(line, form, index));
    const named = lines.filter(({ name }) => /\p{L}/u.test(name) && name.length <= SUBSTANCE_MAX);
    const composed = compositionOf(official, named, this.#identify);
    const isForHospitals = fields.get("sw_uso_hospitalario") === "1";
    const isInjected = cimaForm(form) === "Solution injectable";
    const classes = [...new Set(atc)].filter((code) => /^[A-Z]\d{2}[A-Z]{2}\d{2}$/.test(code));
    const names = composed.map(({ substance }) =>
      isMolecule(substance.id)
        ? substanceName(substance.id, "es")
        : (substance.innEs ?? substance.id),
    );
    return {
      key,
      atc: classes.length === 1 ? (classes[0] ?? null) : null,
      name: withManner(nameOf(official), form).slice(0, NAME_MAX).trim() || key,
      dosage: dosageOf(fields.get("des_dosific") ?? ""),
      prescription: isForHospitals ? "needed" : prescription(fields.get("sw_receta")),
      molecule: moleculeList(names).slice(0, MOLECULES_MAX),
      isHomeopathic: /homeop[aá]tic/i.test(official) || lines.some(isDiluted),
      remoteness: isForHospitals ? 3 : isInjected ? 2 : 1,
      composition: composed,
    };
  }

  /** A line in the words of the French files, for which amounts are read. */
  #lineOf(line: ReadonlyMap<string, string>, form: string, index: number): Substance {
    const code = line.get("cod_principio_activo") ?? "";
    const dose = line.get("dosis_pa") ?? "";
    const unit = line.get("unidad_dosis_pa") ?? "";
    const per = line.get("dosis_composicion") ?? "";
    const perUnit = cimaUnit(line.get("unidad_composicion") ?? "");
    return {
      link: line.get("orden_colacion") || String(index + 1),
      acts: false,
      element: cimaUnit(form) ?? form.toLowerCase(),
      code: "",
      name: this.#dictionaries.activeIngredients.get(code) ?? "",
      strength: dose === "" ? "" : `${dose} ${cimaStrengthUnit(unit)}`,
      reference: perUnit === null ? "" : `${per || "1"} ${perUnit}`,
    };
  }

  #packOf({ fields }: CimaPresentation): NationalPack | null {
    const national = fields.get("cod_nacion") ?? "";
    const label = (fields.get("des_prese") || (fields.get("nro_conte") ?? "")).slice(0, LABEL_MAX);
    if (!/^\d{6}$/.test(national) || label.trim() === "") return null;
    const digits = `847000${national}`;
    const quantity = officialNumber(fields.get("contenido") ?? "");
    const unitWords = this.#dictionaries.contentUnits.get(fields.get("unid_contenido") ?? "") ?? "";
    const unit = unitOf(cimaUnit(unitWords));
    const isTold = quantity !== null && unit !== null;
    return {
      code: `${digits}${checkDigit(digits)}`,
      label,
      quantity: isTold ? quantity : null,
      unit: isTold ? unit : null,
      state: this.#stateOf(fields),
      isForHouseholds: fields.get("sw_envase_clinico") !== "1",
    };
  }

  #stateOf(fields: ReadonlyMap<string, string>): PackState {
    const code = fields.get("cod_sitreg_presen") ?? "";
    const state = this.#dictionaries.registrationStates.get(code) ?? "";
    if (/suspend|suspens/i.test(state)) return "suspended";
    if (/anul|revoc|caduc/i.test(state)) return "repealed";
    return fields.get("sw_comercializado") === "1" ? "sold" : "stopped";
  }
}

function unitOf(french: string | null): Unit | null {
  if (french === "ml" || french === "g") return french;
  return french === null ? null : countedUnit(french);
}

function prescription(flag: string | undefined): MedicineFacts["prescription"] {
  if (flag === "1") return "needed";
  return flag === "0" ? "not-needed" : "depends";
}

function isDiluted({ strength }: Substance): boolean {
  return /\d ?(?:CH|DH)\b/.test(strength);
}

/** `PARACETAMOL CINFA 500 mg COMPRIMIDOS EFG` is `Paracetamol Cinfa`: its form and strength stand in columns of their own. */
function nameOf(official: string): string {
  const strength =
    /\s\d[\d.,]*\s*(?:mg|g|microgramos|mcg|ml|ui|u\.?i\.?|%|mmol)(?![a-záéíóúñ])/i.exec(official);
  return writtenName(strength ? official.slice(0, strength.index) : (official.split(",")[0] ?? ""));
}

/** Boxes of one name and strength that are taken in another way must not look the same. */
function withManner(name: string, form: string): string {
  if (/efervescente/i.test(form) && !/efervescente/i.test(name)) return `${name} efervescente`;
  const melts = /bucodispersable|orodispersable/i;
  return melts.test(form) && !melts.test(name) ? `${name} bucodispersable` : name;
}

function dosageOf(text: string): string {
  const dosage = text.replace(/\s+/g, " ").trim();
  return dosage.length <= DOSAGE_MAX ? dosage : "";
}

/** The day in the header of a file: `2026-05-28`, or `28/05/2026`; null where it has not come. */
export function cimaDay(text: string, today: Day): Day | null {
  const iso = text
    .trim()
    .slice(0, 10)
    .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");
  return isDay(iso) && iso <= today ? iso : null;
}
