/** The origin of a view's column: a column of another relation, both by their numbers in the catalogue. */
export interface Origin {
  readonly relation: number;
  readonly column: number;
}

/**
 * Finds the columns of a view that are unchanged columns of another relation, by their position from 1. PostgreSQL stores a
 * view as the tree of its query, written as text, and has no other record of this.
 * @param rule `pg_rewrite.ev_action` of the view's `_RETURN`
 */
export function originsOf(rule: string): ReadonlyMap<number, Origin> {
  const origins = new Map<number, Origin>();
  for (const entry of targetList(rule)) {
    const [, position, relation, column, isHidden] = ENTRY.exec(entry) ?? [];
    if (isHidden !== "false" || Number(relation) === 0) continue;
    origins.set(Number(position), { relation: Number(relation), column: Number(column) });
  }
  return origins;
}

/** The fields of one entry after its expression; the name in between may hold anything, escaped. */
const ENTRY =
  /:resno (\d+) :resname (?:\\.|[^\\\s{}()])* :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk (true|false)$/su;

/** The entries of the outermost query's target list, each without what is nested in it. */
function targetList(rule: string): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let isInList = false;
  let own = "";
  for (let at = 0; at < rule.length; at += 1) {
    const character = rule.charAt(at);
    if (character === "\\") {
      if (depth === 2) own += rule.slice(at, at + 2);
      at += 1;
    } else if (character === "{") {
      depth += 1;
      if (depth === 2) own = "";
    } else if (character === "}") {
      if (depth === 2 && isInList) entries.push(own.trim());
      depth -= 1;
    } else if (depth === 2) {
      own += character;
    } else if (depth === 1 && character === ":") {
      // A field of the query itself begins.
      isInList = rule.startsWith(":targetList ", at);
    }
  }
  return entries;
}
