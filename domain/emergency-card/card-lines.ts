/** What an emergency card can say of a person, in the order in which it says it. The database holds the same list. */
export const CARD_LINES = [
  "born",
  "weight",
  "blood",
  "allergies",
  "conditions",
  "pregnancy",
  "treatments",
  "implants",
  "doctor",
  "contacts",
  "languages",
  "donor",
] as const;

export type CardLine = (typeof CARD_LINES)[number];

export const BLOOD_GROUPS = ["O-", "O+", "A-", "A+", "B-", "B+", "AB-", "AB+"] as const;

export type BloodGroup = (typeof BLOOD_GROUPS)[number];

export const DONOR_WISHES = ["donates", "refuses"] as const;

export type DonorWish = (typeof DONOR_WISHES)[number];

export function isCardLine(text: string): text is CardLine {
  return (CARD_LINES as readonly string[]).includes(text);
}

export function isBloodGroup(text: string): text is BloodGroup {
  return (BLOOD_GROUPS as readonly string[]).includes(text);
}

export function isDonorWish(text: string): text is DonorWish {
  return (DONOR_WISHES as readonly string[]).includes(text);
}
