import type { MovingLine } from "./moving-file.ts";

/** What a table and its columns are called now, by what files of former versions call them. */
const RENAMED: Readonly<
  Record<string, { readonly name: string; readonly columns: Readonly<Record<string, string>> }>
> = {
  "private.account_deeds": { name: "private.account_actions", columns: { deed: "action" } },
};

/** The lines of a file of a former version, by the names of this one. */
export async function* withNamesOfToday(
  lines: AsyncIterator<MovingLine>,
): AsyncGenerator<MovingLine, void, undefined> {
  let renamed: (typeof RENAMED)[string] | undefined;
  for (let step = await lines.next(); !step.done; step = await lines.next()) {
    const line = step.value;
    if (line.is === "table") {
      renamed = RENAMED[line.name];
      yield renamed
        ? { ...line, name: renamed.name, columns: line.columns.map(nameIn(renamed.columns)) }
        : line;
    } else if (line.is === "rows" && renamed) {
      const { columns } = renamed;
      yield { ...line, rows: line.rows.map((row) => rowOfToday(row, columns)) };
    } else {
      yield line;
    }
  }
}

const nameIn = (columns: Readonly<Record<string, string>>) => (name: string) =>
  columns[name] ?? name;

function rowOfToday(row: string, columns: Readonly<Record<string, string>>): string {
  const values = Object.entries(JSON.parse(row) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(values.map(([name, value]) => [nameIn(columns)(name), value])),
  );
}
