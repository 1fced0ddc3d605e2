import { RestError } from "../rest-error.ts";
import type { ColumnPair, Relationship } from "./relationship.ts";

/**
 * The one relationship that `target!hint` means, seen from `origin`.
 *
 * `target` is a relation, or on the side that holds the key its column or constraint; `hint` is a
 * constraint, a column of either side, or a junction. Between a relation and itself the relation's
 * name means its many children and the column's name its one parent; a function of a row hides a relation of its name.
 * All this is as in PostgREST
 * (https://docs.postgrest.org/en/v14/references/api/resource_embedding.html).
 *
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several.
 */
export function chooseRelationship(
  origin: string,
  candidates: readonly Relationship[],
  target: string,
  hint: string | null,
): Relationship {
  const called = candidates.find(({ isFunction, name }) => isFunction && name === target);
  if (called !== undefined && hint === null) return called;
  const ofKeys = candidates.filter(({ isFunction }) => !isFunction);
  const matches = ofKeys.filter((candidate) =>
    candidate.origin === candidate.target
      ? meansItself(candidate, target, hint)
      : meansOther(candidate, target, hint),
  );
  const [only] = matches;
  if (only === undefined) throw noRelationship(origin, target, hint);
  if (matches.length > 1) throw ambiguous(origin, target, matches);
  return only;
}

function meansOther(candidate: Relationship, target: string, hint: string | null): boolean {
  if (hint === null) {
    return (
      target === candidate.target.name ||
      (isTable(candidate) && candidate.junction === null && target === candidate.name) ||
      (isTable(candidate) && candidate.isOutgoing && target === single(candidate)?.near)
    );
  }
  return target === candidate.target.name && isHintedBy(candidate, hint);
}

/** A key's name and its column mean the table, and none of the views of it. */
const isTable = ({ target }: Relationship) => target.kind === "table";

function meansItself(candidate: Relationship, target: string, hint: string | null): boolean {
  const { cardinality } = candidate;
  if (hint === null) {
    return (
      (cardinality === "one-to-many" && target === candidate.target.name) ||
      (candidate.isOutgoing && target === single(candidate)?.near)
    );
  }
  return (
    target === candidate.target.name &&
    ((cardinality === "one-to-many" &&
      (hint === single(candidate)?.far || hint === candidate.name)) ||
      (cardinality === "many-to-many" && hint === candidate.name))
  );
}

function isHintedBy(candidate: Relationship, hint: string): boolean {
  if (hint === candidate.name) return true;
  const pair = candidate.junction === null ? single(candidate) : null;
  return hint === pair?.near || hint === pair?.far;
}

/** Only a key of one column can be named by its column. */
function single({ pairs }: Relationship): ColumnPair | null {
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

function noRelationship(origin: string, target: string, hint: string | null): RestError {
  const using = hint === null ? "" : ` using the hint '${hint}'`;
  return new RestError(400, {
    code: "PGRST200",
    message: `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin}' and '${target}'${using} in the schema 'public', but no matches were found.`,
  });
}

function ambiguous(origin: string, target: string, matches: readonly Relationship[]): RestError {
  const hints = matches.map((match) => `'${match.target.name}!${match.name}'`).join(", ");
  return new RestError(300, {
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    details: matches.map(describe),
    hint: `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
  });
}

function describe({ origin, target, cardinality, name, pairs, junction }: Relationship): object {
  const near = pairs.map((pair) => pair.near).join(", ");
  const far = pairs.map((pair) => pair.far).join(", ");
  return {
    cardinality,
    embedding: `${origin.name} with ${target.name}`,
    relationship: `${name} using ${(junction?.relation ?? origin).name}(${near}) and ${target.name}(${far})`,
  };
}
