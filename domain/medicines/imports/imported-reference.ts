import type { Edition, Medicine } from "../official/edition.ts";
import { formOf } from "../official/official-form.ts";
import { measure, officialName } from "../official/official-name.ts";
import { householdPack, type Pack } from "../official/pack.ts";
import { type Prescription, prescriptionOf } from "../official/prescription.ts";
import { ingredients, isHomeopathic, molecules, type Substance } from "../official/substances.ts";
import { packSize } from "../packs/pack-label.ts";

/** What an edition says of one medicine, in the product's words. */
export interface ImportedReference {
  readonly cis: string;
  readonly cip13: string | null;
  readonly atc: string | null;
  readonly name: string;
  /** Empty where neither name nor composition tell it in few words. */
  readonly dosage: string;
  /** One of the product's, else the official words. */
  readonly form: string;
  readonly price: number | null;
  readonly prescription: Prescription;
  readonly molecule: string;
  /** A whole number from 1 to 10,000. */
  readonly defaultQuantity: number | null;
  readonly marketingState: string;
  readonly isHomeopathic: boolean;
  /** How far from a household: 0 the brand everybody knows, 1 another box of the pharmacy, 2 not sold any more or a nurse's, 3 for hospitals. */
  readonly remoteness: number;
}

/** More parts than this are a list, not a strength. */
const PARTS_MAX = 3;
/** Of a name and a dosage, as the form takes them. */
const NAME_MAX = 200;
const DOSAGE_MAX = 100;
/** Of a quantity, as the table takes it. Infusions by the pallet hold more, and nobody keeps them at home. */
const QUANTITY_MAX = 10_000;

/** @param kept code of the box that somebody chose by hand for this medicine */
export function importedReference(
  medicine: Medicine,
  edition: Edition,
  kept?: string | null,
): ImportedReference {
  const { cis, marketingState } = medicine;
  const substances = edition.substances.get(cis) ?? [];
  const conditions = edition.conditions.get(cis) ?? [];
  const form = formOf(medicine.form, medicine.name);
  const pack = householdPack(edition.packs.get(cis) ?? [], form, kept);
  const { name, strength } = officialName(
    medicine.name,
    medicine.form,
    substances.map((substance) => substance.name),
  );
  return {
    cis,
    cip13: pack?.cip13 ?? null,
    atc: edition.classes.get(cis) || null,
    // A medicine without a name is still a medicine.
    name: withManner(name, medicine).slice(0, NAME_MAX).trim() || cis,
    dosage: [strength ?? composed(substances)].filter((text) => text.length <= DOSAGE_MAX).join(),
    form: form ?? medicine.form,
    price: pack?.price ?? null,
    prescription: prescriptionOf(conditions),
    molecule: molecules(substances),
    defaultQuantity: pack && quantity(packSize(pack.label, form)),
    marketingState,
    isHomeopathic: medicine.procedure.includes("homéo") || isHomeopathic(substances),
    remoteness: remoteness(medicine, edition, pack),
  };
}

/** `600 mg/400 UI` or, of what is dissolved, `2,5 %`, in the order of the official ingredients. */
function composed(substances: readonly Substance[]): string {
  const parts = ingredients(substances).filter(({ strength }) => strength !== "");
  const [first] = parts;
  if (!first || parts.length > PARTS_MAX) return "";
  const strengths = parts.map(({ strength }) => measure(strength)).join("/");
  const per = /^\d+ ?(?:ml|g)(?![a-zà-ÿ])/i.exec(first.reference)?.[0];
  if (per === undefined) return strengths;
  const isShare =
    /^100 (?:g|ml)$/i.test(per) && parts.every(({ strength }) => / g$/.test(strength));
  return isShare ? strengths.replaceAll(" g", " %") : `${strengths} pour ${measure(per)}`;
}

/** Boxes of one name and strength that are taken in another way must not look the same. */
function withManner(name: string, { form }: Medicine): string {
  if (form.includes("effervescent") && !/effervescent/i.test(name)) return `${name} effervescent`;
  if (form.includes("orodispersible") && !/oro|odis|lyoc/i.test(name))
    return `${name} orodispersible`;
  return name;
}

/** Whole units, grams and millilitres rounded down; less than one is not a box, nor is more than a table takes. */
function quantity(size: number | null): number | null {
  return size !== null && size >= 1 && size <= QUANTITY_MAX ? Math.floor(size) : null;
}

const FOR_HOSPITALS =
  /réservé à l['’]usage|pharmacies à usage intérieur|établissement de santé|assistance médicale/i;

function remoteness({ cis, form, marketingState }: Medicine, edition: Edition, pack: Pack | null) {
  const conditions = edition.conditions.get(cis) ?? [];
  const isInjected = form.includes("injectable");
  const isPriced = pack !== null && (pack.price !== null || pack.isReimbursed);
  if (/perfusion|dialyse/.test(form) || (isInjected && !isPriced)) return 3;
  if (conditions.some((text) => FOR_HOSPITALS.test(text))) return 3;
  // People inject with pens and syringes; from ampoules and vials a nurse does.
  if (isInjected && /ampoule|flacon/i.test(pack?.label ?? "")) return 2;
  if (!pack?.isSold || marketingState !== "Commercialisée") return 2;
  return edition.originals.has(cis) ? 0 : 1;
}
