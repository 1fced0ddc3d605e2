import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "../setup-error.ts";
import { transactionKeywordIn } from "./transaction-keywords.ts";

export interface SqlFile {
  /** `20261123000700_profiles.sql` */
  readonly name: string;
  readonly sql: string;
}

/**
 * The `.sql` files of a folder in the order of their names; none where there is no such folder.
 * @throws SetupError when one would start or end a transaction itself.
 */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = await readdir(folder).catch((reason: NodeJS.ErrnoException) => {
    if (reason.code === "ENOENT") return [];
    throw reason;
  });
  const files = names.filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(files.map((name) => readSqlFile(folder, name)));
}

async function readSqlFile(folder: string, name: string): Promise<SqlFile> {
  const sql = await readFile(join(folder, name), "utf8");
  const word = transactionKeywordIn(sql);
  if (word) {
    throw new SetupError(
      `${name} says "${word}", but each file is one transaction already: take it out.`,
    );
  }
  return { name, sql };
}
