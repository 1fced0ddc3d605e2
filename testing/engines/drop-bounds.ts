import type { Transaction } from "@trousse/backend/database/engine";

/**
 * Takes every CHECK and every domain's bound off the product's tables: so a test stores what an older version, a
 * restored backup or another program may have left behind.
 */
export async function dropBounds(tx: Transaction): Promise<void> {
  const statements = await tx.query<{ text: string }>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as text
    from pg_constraint c
    where c.contype = 'c' and c.conrelid <> 0
      and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select format('alter domain %s drop constraint %I', c.contypid::regtype, c.conname)
    from pg_constraint c
    where c.contype = 'c' and c.contypid <> 0
      and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  for (const { text } of statements) await tx.query(text);
}
