import { open, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";

/** D8: what may happen to the files of a database behind its back. `where` is a table or an index of it. */
interface Damage {
  readonly name: string;
  readonly where: string;
  /** Whether it is seen before the database is opened. */
  readonly isSeenAtStart: boolean;
  apply(file: string, folder: string): Promise<void>;
}

export const damages: readonly Damage[] = [
  {
    name: "64 bytes of a table flipped",
    where: "public.doses",
    isSeenAtStart: false,
    apply: (file) => scribble(file, 8192 + 4000, Buffer.alloc(64, 0xa5)),
  },
  {
    name: "a table cut off",
    where: "public.doses",
    isSeenAtStart: false,
    apply: (file) => truncate(file, 8192),
  },
  {
    name: "a page of an index zeroed",
    where: "public.doses_pkey",
    isSeenAtStart: false,
    apply: async (file) => scribble(file, (await stat(file)).size - 8192, Buffer.alloc(8192)),
  },
  {
    name: "no control file",
    where: "public.doses",
    isSeenAtStart: true,
    apply: (_, folder) => rm(join(folder, "global/pg_control")),
  },
  {
    name: "no log",
    where: "public.doses",
    isSeenAtStart: true,
    apply: (_, folder) => rm(join(folder, "pg_wal"), { recursive: true }),
  },
  {
    name: "an empty PG_VERSION",
    where: "public.doses",
    isSeenAtStart: true,
    apply: (_, folder) => writeFile(join(folder, "PG_VERSION"), ""),
  },
];

/** The file of a table or an index, from the folder of the database on. */
export async function fileOf(engine: Engine, relation: string): Promise<string> {
  const [row] = await engine.transaction((tx) =>
    tx.query<{ path: string }>("select pg_relation_filepath($1::text::regclass) as path", [
      relation,
    ]),
  );
  return row?.path ?? "";
}

async function scribble(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(path, "r+");
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}
