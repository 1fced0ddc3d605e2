import type { Engine } from "@trousse/backend/database/engine";
import type { TestEngine } from "./engines.ts";

/** A migrated database whose list of medicines is empty, as an import finds it that is the first one. Close it. */
export async function openWithoutMedicines({
  openMigrated,
}: Pick<TestEngine, "openMigrated">): Promise<Engine> {
  const engine = await openMigrated();
  await engine.transaction((tx) =>
    tx.script(`delete from public.reference_packs; delete from public.medication_references;
      delete from public.generic_groups; delete from public.substances;
      delete from private.medicine_imports`),
  );
  return engine;
}
