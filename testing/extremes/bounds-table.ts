import type { Transaction } from "@trousse/backend/database/engine";

interface BoundedColumn {
  readonly name: string;
  readonly type: string;
  readonly grants: boolean;
  readonly refers: string | null;
  readonly checks: readonly { readonly name: string; readonly rule: string }[];
}

/** As it stands in docs/security.md: every column that people, functions for them, or an import may write. */
export async function boundsTable(tx: Transaction): Promise<string> {
  const columns = await tx.query<BoundedColumn>(`
    select * from (
      select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
          or has_column_privilege('authenticated', c.oid, a.attnum, 'update') as grants,
        (select min(k.confrelid::regclass::text) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as refers,
        coalesce((
          select json_agg(json_build_object('name', k.conname, 'rule', pg_get_constraintdef(k.oid)) order by k.conname)
          from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)), '[]') as checks,
        c.relname, a.attnum
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = '') as columns
    where grants or exists (
      select from json_array_elements(checks) as one where one ->> 'name' like '%\\_in\\_bounds')
    order by relname collate "C", attnum`);
  return [
    "| Column | Type | Bounds | Refused by |",
    "| --- | --- | --- | --- |",
    ...columns.map(lineOf),
  ].join("\n");
}

function lineOf({ name, type, grants, refers, checks }: BoundedColumn): string {
  const column = name.slice(name.indexOf(".") + 1);
  const bounds = [...new Set(checks.flatMap(({ rule }) => boundsOf(rule, column)))];
  const kept = refers ? [...bounds, `a row of \`${refers.replace("public.", "")}\``] : bounds;
  const refusing = checks.map((check) => `\`${check.name}\``);
  const by = refers ? [...refusing, "foreign key, policy"] : refusing;
  const cells = [
    grants ? `\`${name}\`` : `\`${name}\` (function, import)`,
    type,
    kept.length > 0 ? kept.join("; ") : "those of its type",
    by.length > 0 ? by.join(", ") : "type, policy",
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** What the checks of the product say, in words; what is none of these stands as PostgreSQL writes it. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^\w+ ~ '\\S'$/, "not blank"],
  [/^length\(\(?\w+\)?\) <= (\d+)$/, "at most $1 characters"],
  [/^\w+ !~ '\[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\]'$/, "one line, no control character"],
  [/^\w+ !~ '\[\\s\\u0001-\\u001f\\u007f-\\u009f\]'$/, "no space, no control character"],
  [
    /^\w+ !~ '\[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\]'$/,
    "no control character but tabs and line breaks",
  ],
  [/^\w+ >= '(\d{4}-\d\d-\d\d)(?: 00:00:00\+00)?'$/, "from $1"],
  [/^\w+ <= '(\d{4}-\d\d-\d\d)'$/, "to $1"],
  [/^\w+ < '2201-01-01 00:00:00\+00'$/, "to 2200-12-31"],
  [/^\w+ >= (-?[\d.]+)$/, "at least $1"],
  [/^\w+ > (-?[\d.]+)$/, "above $1"],
  [/^\w+ <= (-?[\d.]+)$/, "at most $1"],
  [/^octet_length\(\(?\w+\)?\) <= (\d+)$/, "at most $1 bytes"],
  [/^jsonb_typeof\(\w+\) = 'object'$/, "an object"],
  [/^NOT jsonb_path_exists\(\w+, '\$\.\*\*\{10\}'\)$/, "ten levels"],
  [/^NOT jsonb_path_exists\(\w+, '\$\.\*\*\?.*$/, "numbers within 10^15"],
  [/^private\.is_time_zone\(\w+\)$/, "a zone that PostgreSQL and `Intl` know"],
  [/^EXTRACT\(second FROM \w+\) = 0$/, "whole minutes"],
  [/^\w+ < '24:00:00'$/, "before 24:00"],
  [/^\w+ = ANY \(ARRAY\[(.*)\]\)$/, "one of $1"],
  [
    /^CASE WHEN \(?cardinality.*<= (\d+)\).*\{(\d+)\}.*END$/,
    "at most $1 lines, each shorter than $2 characters, none blank",
  ],
];

/** Of a check of two columns only what it says of this one. */
function boundsOf(rule: string, column: string): string[] {
  const plain = rule
    .replace(/^CHECK /, "")
    .replace(/\s+/g, " ")
    .replace(
      /::(?:text|numeric|date|jsonpath|smallint\[\]|timestamp with time zone|time without time zone|interval)\b/g,
      "",
    )
    .replace(/\((-?[\d.]+)\)/g, "$1");
  const parts = /CASE| OR /.test(plain) ? [bare(plain)] : bare(plain).split(/ AND /).map(bare);
  const own = parts.filter((part) => new RegExp(`\\b${column}\\b`).test(part));
  return own.map((part) => {
    const known = WORDS.find(([shape]) => shape.test(part));
    return known ? part.replace(...known) : `\`${part}\``;
  });
}

/** Without parentheses around all of it, and with those that are open or closed alone taken off. */
function bare(text: string): string {
  let inner = text.trim();
  for (;;) {
    const opened = inner.split("(").length - inner.split(")").length;
    if (opened > 0 && inner.startsWith("(")) inner = inner.slice(1);
    else if (opened < 0 && inner.endsWith(")")) inner = inner.slice(0, -1);
    else if (opened === 0 && isWrapped(inner)) inner = inner.slice(1, -1).trim();
    else return inner;
  }
}

function isWrapped(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")")) return false;
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0 && at < text.length - 1) return false;
  }
  return true;
}
