import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";

const MIGRATIONS = "supabase/migrations";
const THIS = "20261123100100_reference_compositions.sql";

test.each(engines)(
  "on $name an installation keeps the codes that it knew before",
  async ({ open }) => {
    const engine = await open();
    const before = await mkdtemp(join(tmpdir(), "trousse-migrations-"));
    try {
      for (const name of (await readdir(MIGRATIONS)).filter((each) => each < THIS)) {
        await copyFile(join(MIGRATIONS, name), join(before, name));
      }
      await migrate(engine, { migrations: before, seeds: "no seeds" });
      await engine.transaction((tx) =>
        tx.script(`
        insert into public.medication_references (name, dosage, form, prescription_required,
          active_molecule, source, source_date, cip13, default_quantity, price, withdrawn_at)
        values
          ('Troussalgan', '500 mg', 'Comprimé', 'Non', 'x', 'x', '2026-01-01', '3400930000014', 16, 2.18, null),
          ('Ancien', '', 'Comprimé', 'Non', 'x', 'x', '2026-01-01', '3400930000014', 8, null, now()),
          ('Piqûre', '1 mg', 'Solution injectable', 'Oui', 'x', 'x', '2026-01-01', '3400930000021', 2, null, null),
          ('Sans boîte', '1 mg', 'Sirop', 'Non', 'x', 'x', '2026-01-01', null, 100, null, null)`),
      );
      await migrate(engine, { migrations: MIGRATIONS, seeds: "no seeds" });
      const packs = await engine.transaction((tx) =>
        tx.query(
          `select p.cip13, p.cip7, r.name, p.label, p.quantity::float, p.unit, p.price::float, p.state
         from public.reference_packs p join public.medication_references r on r.id = p.reference_id
         order by p.cip13`,
        ),
      );
      expect(packs).toEqual([
        {
          cip13: "3400930000014",
          cip7: "3000001",
          name: "Troussalgan",
          label: "Troussalgan 500 mg",
          quantity: 16,
          unit: "tablet",
          price: 2.18,
          state: "unknown",
        },
        {
          cip13: "3400930000021",
          cip7: "3000002",
          name: "Piqûre",
          label: "Piqûre 1 mg",
          quantity: null,
          unit: null,
          price: null,
          state: "unknown",
        },
      ]);
    } finally {
      await engine.close();
      await rm(before, { recursive: true });
    }
  },
);
