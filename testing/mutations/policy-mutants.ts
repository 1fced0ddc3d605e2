/** As `pg_policies` has it. */
export interface Policy {
  /** The schema and the table. */
  readonly table: string;
  readonly name: string;
  readonly using: string | null;
  readonly check: string | null;
  /** Whether an update could make a row that its rule answers otherwise for: else one half says it for both. */
  readonly isAboutChanges: boolean;
}

/** A policy that says something else, as the statement that makes it say so. */
export interface Mutant {
  readonly what: string;
  readonly change: string;
}

const OTHER_LEVELS: Readonly<Record<string, readonly string[]>> = {
  view: ["edit", "own"],
  edit: ["view", "manage"],
  manage: ["edit", "own"],
  own: ["manage", "view"],
};

/**
 * The policy gone; open, as a whole and in each half; for everybody; with each level replaced by those next to it; with each `and` an `or` and
 * back. What both halves of a policy say is changed in both: one of them alone covers for the other.
 */
export function mutantsOf({ table, name, using, check, isAboutChanges }: Policy): Mutant[] {
  const on = `policy ${JSON.stringify(name)} on ${table}`;
  const mutant = (what: string, change: (rule: string) => string): Mutant | undefined => {
    const [newUsing, newCheck] = [using && change(using), check && change(check)];
    if (newUsing === using && newCheck === check) return undefined;
    const halves = [newUsing && `using (${newUsing})`, newCheck && `with check (${newCheck})`];
    return { what, change: `alter ${on} ${halves.filter(Boolean).join(" ")}` };
  };
  const levels = Object.entries(OTHER_LEVELS).flatMap(([level, others]) =>
    others.map((other) =>
      mutant(`${other} for ${level}`, (rule) => rule.replaceAll(`'${level}'`, `'${other}'`)),
    ),
  );
  const longest = check !== null && check.length > (using?.length ?? 0) ? check : (using ?? "");
  const junctions = [...longest.matchAll(/ (AND|OR) /g)].map(({ 0: word, index }, at) =>
    mutant(`${word.trim()} number ${at + 1} turned round`, (rule) =>
      rule === longest
        ? rule.slice(0, index) +
          (word === " AND " ? " OR " : " AND ") +
          rule.slice(index + word.length)
        : rule,
    ),
  );
  const open = mutant("open", () => "true");
  const halves = [
    { what: "open to look", change: `alter ${on} using (true)` },
    { what: "open to write", change: `alter ${on} with check (true)` },
  ].filter(() => using !== null && check !== null && isAboutChanges);
  const changed = [open, ...levels, ...junctions].filter((made) => made !== undefined);
  return [
    { what: "dropped", change: `drop ${on}` },
    { what: "to everybody", change: `alter ${on} to public` },
    ...halves,
    ...changed,
  ];
}
