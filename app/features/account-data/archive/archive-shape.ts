import { z } from "zod";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveTable,
  type Column,
  OWNED_TABLES,
  type OwnedTable,
  ownedTables,
} from "#domain/account-data/archive.ts";

/** What PostgreSQL can store. */
const text = z
  .string()
  .max(20_000)
  .refine((value) => value.isWellFormed() && !value.includes("\0"));

const SORTS = {
  id: z.guid(),
  text,
  flag: z.boolean(),
  number: z.number(),
  day: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d(:\d\d(\.\d{1,6})?)?$/),
  moment: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/),
  data: z.record(text, z.json()),
  texts: z.array(text).max(500),
  numbers: z.array(z.number()).max(50),
};

function columnShape(column: Column): z.ZodType {
  const sort = column.replace("?", "") as keyof typeof SORTS;
  return column.endsWith("?") ? SORTS[sort].nullish() : SORTS[sort];
}

/** Rows are counted before. */
function tableShape({ columns, isNew }: ArchiveTable) {
  const row = Object.entries(columns).map(([name, column]) => [name, columnShape(column)]);
  const shape = z.array(z.object(Object.fromEntries(row)));
  return isNew ? shape.default([]) : shape;
}

/** `data.json`, without what is for reading alone: what this does not name is left behind. */
export const archiveShape = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: SORTS.moment,
  account: z.object({ id: SORTS.id, email: text }),
  tables: z.object(
    Object.fromEntries(
      ownedTables.map((table) => [table, tableShape(OWNED_TABLES[table])]),
    ) as Record<OwnedTable, ReturnType<typeof tableShape>>,
  ),
  told: z.record(z.string(), z.array(z.unknown())),
});
