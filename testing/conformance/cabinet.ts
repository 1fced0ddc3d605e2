import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { day } from "#domain/calendar/day.ts";
import { dailyAt } from "../builders/schedule.ts";
import type { CaseContext } from "./case-context.ts";
import { product } from "./recorded-product.ts";

/** What a form says about a box of eight tablets. */
export const aBox = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 8,
  totalQuantity: 8,
  expiresOn: day("2030-01-31"),
  posology: null,
  notes: "Armoire de l’entrée",
  referenceId: null,
  openedOn: null,
  inUseDays: null,
  isCommon: false,
  location: null,
  officialNumber: null,
  lot: null,
  schedule: dailyAt("08:00", "20:00"),
} as const;

/** Somebody with one box in a cabinet of their own. */
export async function aCabinet({ member, id, unobserved }: CaseContext) {
  const zoe = await member();
  const boxId = id("the box");
  const box = await unobserved(() =>
    product.inventory.addMedication(zoe.db, zoe.userId, boxId, aBox),
  );
  return { ...zoe, box };
}

/** The main profile of an account has its id. */
export const ownCabinet = ({ userId }: { userId: string }) => ({ userId, profileId: userId });

/** The readable boxes of a cabinet. */
export const listMedications = async (
  ...of: Parameters<typeof product.inventory.listMedications>
): Promise<StoredMedication[]> => (await product.inventory.listMedications(...of)).medications;
