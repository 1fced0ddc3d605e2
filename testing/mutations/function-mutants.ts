import type { Mutant } from "./policy-mutants.ts";

/** Where a body compares, counts or joins conditions, and what it could say instead. */
const TURNS: readonly [said: RegExp, instead: readonly string[]][] = [
  [/ >= /g, [" > ", " < "]],
  [/ <= /g, [" < ", " > "]],
  [/ > /g, [" >= ", " <= "]],
  [/ < /g, [" <= ", " >= "]],
  [/ <> /g, [" = "]],
  // Where it asks, not where it writes.
  [/(?<=\b(?:where|and|or|when|if)\b(?:(?!\b(?:set|using)\b)[^;=])*) = /g, [" <> "]],
  [/ \+ /g, [" - "]],
  [/ - /g, [" + "]],
  [/\bleast\(/g, ["greatest("]],
  [/\bgreatest\(/g, ["least("]],
  [/ and /g, [" or "]],
  [/ or /g, [" and "]],
  [/\bif not /g, ["if "]],
  [/\bif (?=exists)/g, ["if not "]],
  [/ is distinct from /g, [" is not distinct from "]],
  [/ is null/g, [" is not null"]],
  [/ is not null/g, [" is null"]],
];

/** The function with one comparison, sum or junction of its body turned round. @param definition as `pg_get_functiondef` has it */
export function functionMutantsOf(definition: string): Mutant[] {
  const [head = "", body = "", tail = ""] = definition
    .replaceAll(/ -- .*$/gm, "")
    .split("$function$");
  return TURNS.flatMap(([said, instead]) =>
    [...body.matchAll(said)].flatMap(({ 0: word, index }) =>
      instead.map((other) => {
        const [before, after] = [body.slice(0, index), body.slice(index + word.length)];
        return {
          what: `${other.trim()} for ${word.trim()} in line ${before.split("\n").length}`,
          change: [head, before + other + after, tail].join("$function$"),
        };
      }),
    ),
  );
}
