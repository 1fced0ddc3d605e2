import type { Edition } from "../medicines/official/edition.ts";
import { type ComposedSubstance, compositionOf } from "./composition.ts";
import { createIdentification, type IdentifiedSubstance } from "./substance-identity.ts";

/** A substance of an edition, with its official codes. */
export interface OfficialSubstance extends IdentifiedSubstance {
  /** The five digits of the substance itself; null where the files have salts of it alone. */
  readonly bdpmCode: string | null;
  /** Null where its medicines without another substance have several classes, or none. */
  readonly atc: string | null;
}

export interface EditionSubstances {
  readonly substances: readonly OfficialSubstance[];
  /** By the code of the medicine. */
  readonly compositions: ReadonlyMap<string, readonly ComposedSubstance[]>;
  /** Rows that name no substance, or one that is longer than the table takes. */
  readonly leftOut: number;
}

const NAME_MAX = 250;

export function substancesOfEdition(edition: Edition): EditionSubstances {
  const identify = createIdentification();
  const compositions = new Map<string, ComposedSubstance[]>();
  const found = new Map<
    string,
    { of: IdentifiedSubstance; codes: Set<string>; atc: Set<string> }
  >();
  let leftOut = 0;
  for (const { cis, name } of edition.medicines) {
    const lines = edition.substances.get(cis) ?? [];
    const named = lines.filter((line) => line.name.length <= NAME_MAX && /[a-z]/i.test(line.name));
    leftOut += lines.length - named.length;
    const composition = compositionOf(name, named, identify);
    compositions.set(cis, composition);
    const atc = composition.length === 1 ? edition.classes.get(cis) : undefined;
    for (const { substance, code, isSalt } of composition) {
      const known = found.get(substance.id) ?? { of: substance, codes: new Set(), atc: new Set() };
      found.set(substance.id, known);
      if (!isSalt && code !== "") known.codes.add(code);
      if (atc) known.atc.add(atc);
    }
  }
  const substances = [...found.values()].map(({ of, codes, atc }) => ({
    ...of,
    bdpmCode: only(codes),
    atc: only(atc),
  }));
  return { substances, compositions, leftOut };
}

function only(values: ReadonlySet<string>): string | null {
  const [first] = values;
  return values.size === 1 && first !== undefined ? first : null;
}
