import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listMedications } from "#app/features/inventory/data.ts";
import { listCabinetBoxes } from "#app/features/symptoms/data.ts";
import { BDPM, CIMA, NDC_DIRECTORY } from "#domain/medicines/imports/source.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const LISTED = [
  { source: BDPM.name, cis: "60000091", official_code: null, box: "Boîte FR" },
  { source: CIMA.name, cis: null, official_code: "65432", box: "Boîte ES" },
  { source: NDC_DIRECTORY.name, cis: null, official_code: "50580-449", box: "Boîte US" },
  // As an admin writes one by hand.
  { source: CIMA.name, cis: null, official_code: null, box: "Boîte sans numéro" },
];

const ADDRESSES = {
  "Boîte FR":
    "https://base-donnees-publique.medicaments.gouv.fr/medicament/60000091/extrait#tab-notice",
  "Boîte ES": "https://cima.aemps.es/cima/dochtml/p/65432/P_65432.html",
  "Boîte US": "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=50580-449",
  "Boîte sans numéro": null,
};

describe.each(anyEngine)(
  "the leaflets of boxes from lists of three countries on $name",
  (place) => {
    let installation: Installation;
    let house: Household;

    beforeAll(async () => {
      installation = await startInstallation(place);
      house = await installation.engine.transaction(async (tx) => {
        const home = await aHousehold(tx, "house");
        for (const { box, source, cis, official_code } of LISTED) {
          const reference = randomUUID();
          await tx.query(
            `insert into public.medication_references
             (id, name, dosage, form, prescription_required, active_molecule, source, source_date, cis, official_code)
           values ($1, $2, '1 mg', 'Comprimé', 'Non', 'Substance', $3, '2026-05-04', $4, $5)`,
            [reference, box, source, cis, official_code],
          );
          await tx.query(
            `insert into public.medications
             (id, user_id, profile_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
           values ($1, $2, $2, $3, $4, '1 mg', 'Comprimé', 10, 10, '2090-01-31')`,
            [randomUUID(), home.account, reference, box],
          );
        }
        return home;
      });
    });
    afterAll(() => installation.close());

    const addresses = (
      boxes: readonly {
        name: string;
        leaflet?: { url: string; editionOn: string | null } | null;
      }[],
    ) =>
      Object.fromEntries(
        boxes
          .filter(({ name }) => name in ADDRESSES)
          .map(({ name, leaflet }) => {
            if (leaflet) expect(leaflet.editionOn).toBe("2026-05-04");
            return [name, leaflet?.url ?? null];
          }),
      );

    test("the inventory and the answers read the number of each", async () => {
      const db = installation.signedIn(house);
      const { medications } = await listMedications(db, house.account);
      expect(addresses(medications)).toEqual(ADDRESSES);
      expect(addresses(await listCabinetBoxes(db, house.account))).toEqual(ADDRESSES);
    });

    test("so does the first screen of a home", async () => {
      const { data, error } = await installation
        .signedIn(house)
        .rpc("home_today", { on_day: "2026-11-26", zone: "Europe/Paris" });
      if (error) throw error;
      const boxes = data.find(({ profile_id }) => profile_id === house.account)?.boxes as {
        name: string;
        medication_references: object | null;
      }[];
      const numbers = LISTED.map(({ box, source, cis, official_code }) => ({
        box,
        reference: { source, source_date: "2026-05-04", source_key: cis ?? official_code },
      }));
      expect(
        numbers.map(({ box }) => ({
          box,
          reference: boxes.find(({ name }) => name === box)?.medication_references,
        })),
      ).toEqual(numbers);
    });
  },
);
