import type { Edition } from "#domain/medicines/edition.ts";
import { formOf } from "#domain/medicines/official-form.ts";
import { packContent } from "#domain/medicines/pack-content.ts";
import { substancesOfEdition } from "#domain/substances/edition-substances.ts";

/** A row of `substances`. */
export interface SubstanceRow {
  readonly id: string;
  readonly inn_fr: string;
  readonly inn_en: string | null;
  readonly inn_es: string | null;
  readonly class_ids: readonly string[];
  readonly bdpm_code: string | null;
  readonly atc: string | null;
}

/** A row of `reference_substances`, with the code of its medicine. */
export interface CompositionRow {
  readonly cis: string;
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
  readonly cis: string;
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
    substances: substances.map(({ id, innFr, innEn, innEs, classIds, bdpmCode, atc }) => ({
      id,
      inn_fr: innFr,
      inn_en: innEn,
      inn_es: innEs,
      class_ids: classIds,
      bdpm_code: bdpmCode,
      atc,
    })),
    compositions: [...compositions].flatMap(([cis, lines]) =>
      lines.map(({ substance, position, amount, unknownBecause, weighedAs, isSalt }) => ({
        cis,
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
      })),
    ),
  };
}

/** What the columns of a pack hold at most. */
const LABEL_MAX = 1000;
const PRICE_MAX = 99_999;
const QUANTITY_MAX = 1_000_000;

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
        cis,
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
