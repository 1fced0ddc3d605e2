import { type Archive, type ArchiveRow, ownedTables } from "#domain/account-data/archive.ts";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * What an archive holds, without the names of its rows: each id becomes the words of the row it names, so that two
 * archives are equal when their rows say the same and stand in the same relations.
 */
export function comparableArchive({ account, tables }: Archive): Record<string, string[]> {
  const meanings = new Map([[account.id, "the account"]]);
  for (const table of ownedTables) {
    for (const { id, ...row } of tables[table]) {
      if (typeof id === "string" && id !== account.id) meanings.set(id, told(table, row));
    }
  }
  const plain = ownedTables.map((table): [string, string[]] => [
    table,
    // The main profile is as old as its account.
    tables[table].map((row) => meaning(withoutAge(row))).sort(),
  ]);
  return Object.fromEntries(plain);

  function withoutAge({ created_at, ...row }: ArchiveRow): string {
    return JSON.stringify(row.id === account.id ? row : { created_at, ...row });
  }

  function meaning(text: string): string {
    return text.replace(ID, (id) => meanings.get(id) ?? id);
  }

  function told(table: string, row: object): string {
    return `${table} ${JSON.stringify(row).replace(ID, "an id")}`;
  }
}
