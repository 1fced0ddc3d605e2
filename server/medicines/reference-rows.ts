import type { NationalMedicine } from "#domain/medicines/national/national-medicine.ts";
import type { Edition } from "#domain/medicines/official/edition.ts";
import { formOf } from "#domain/medicines/official/official-form.ts";
import { packContent } from "#domain/medicines/packs/pack-content.ts";
import type { ComposedSubstance } from "#domain/substances/composition.ts";
import {
  type OfficialSubstance,
  substancesOfEdition,
} from "#domain/substances/edition-substances.ts";

/** A row of `substances`. */
export interface SubstanceRow {
  readonly id: string;
  readonly inn_fr: string | null;
  readonly inn_en: string | null;
  readonly inn_es: string | null;
  readonly class_ids: readonly string[];
  readonly bdpm_code: string | null;
  readonly atc: string | null;
}

/** A row of `reference_substances`, with the code of its medicine. */
export interface CompositionRow {
  readonly key: string;
  readonly substance_id: string;
  readonly position: number;
  readonly amount: number | null;
  readonly unit: string | null;
  readonly per_amount: number | null;
  readonly per_unit: string | null;
  readonly holds_amount: number | null;
  readonly holds_unit: string | null;
  readonly weighed_as: string;
  readonly is_salt: boolean;
  readonly unknown_because: string | null;
}

/** A row of `reference_packs`, with the code of its medicine. */
export interface PackRow {
  readonly cip13: string;
  readonly cip7: string | null;
  readonly key: string;
  readonly label: string;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly price: number | null;
  readonly state: string;
}

export interface CompositionRows {
  readonly substances: readonly SubstanceRow[];
  /** In the order of the medicines. */
  readonly compositions: readonly CompositionRow[];
  readonly leftOut: number;
}

export function compositionRows(edition: Edition): CompositionRows {
  const { substances, compositions, leftOut } = substancesOfEdition(edition);
  return {
    leftOut,
    substances: substances.map(substanceRow),
    compositions: [...compositions].flatMap(([cis, lines]) =>
      lines.map((line) => compositionRow(cis, line)),
    ),
  };
}

/** The same of the list of another country, which has no official codes of substances. */
export function rowsOfCompositions(
  medicines: readonly Pick<NationalMedicine, "key" | "composition">[],
): CompositionRows {
  const substances = new Map<string, SubstanceRow>();
  for (const { composition } of medicines) {
    for (const { substance } of composition) {
      if (substances.has(substance.id)) continue;
      substances.set(substance.id, substanceRow({ ...substance, bdpmCode: null, atc: null }));
    }
  }
  return {
    leftOut: 0,
    substances: [...substances.values()],
    compositions: medicines.flatMap(({ key, composition }) =>
      composition.map((line) => compositionRow(key, line)),
    ),
  };
}

function substanceRow(substance: OfficialSubstance): SubstanceRow {
  return {
    id: substance.id,
    inn_fr: substance.innFr,
    inn_en: substance.innEn,
    inn_es: substance.innEs,
    class_ids: substance.classIds,
    bdpm_code: substance.bdpmCode,
    atc: substance.atc,
  };
}

function compositionRow(
  key: string,
  { substance, position, amount, unknownBecause, weighedAs, isSalt }: ComposedSubstance,
): CompositionRow {
  return {
    key,
    substance_id: substance.id,
    position,
    amount: amount?.amount ?? null,
    unit: amount?.unit ?? null,
    per_amount: amount?.perAmount ?? null,
    per_unit: amount?.perUnit ?? null,
    holds_amount: amount?.content?.amount ?? null,
    holds_unit: amount?.content?.unit ?? null,
    weighed_as: weighedAs,
    is_salt: isSalt,
    unknown_because: unknownBecause,
  };
}

/** What the columns of a pack hold at most. */
const LABEL_MAX = 1000;
const PRICE_MAX = 99_999;
export const QUANTITY_MAX = 1_000_000;

export interface PackRows {
  readonly packs: readonly PackRow[];
  /** Rows without a code or a label. */
  readonly leftOut: number;
}

export function packRows(edition: Edition): PackRows {
  const forms = new Map(edition.medicines.map(({ cis, form, name }) => [cis, formOf(form, name)]));
  const packs = new Map<string, PackRow>();
  let leftOut = 0;
  for (const [cis, of] of edition.packs) {
    for (const { cip13, cip7, label, price, state } of of) {
      if (cip13 === null || label === "" || label.length > LABEL_MAX) {
        leftOut += 1;
        continue;
      }
      const content = packContent(label, forms.get(cis) ?? null);
      const isKept = content !== null && content.quantity < QUANTITY_MAX;
      packs.set(cip13, {
        cip13,
        cip7,
        key: cis,
        label,
        quantity: isKept ? content.quantity : null,
        unit: isKept ? content.unit : null,
        price: price !== null && price <= PRICE_MAX ? price : null,
        state,
      });
    }
  }
  return { packs: [...packs.values()], leftOut };
}
