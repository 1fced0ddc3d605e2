import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine } from "../plain-text.ts";
import { wrongPhone } from "../profiles/phone.ts";

/** Whom a device shows its doses to, and whom that person calls. Of the device, not of the account. */
export interface SimpleSetting {
  /** The account that chose it: for any other one the device is an ordinary one. */
  readonly owner: string;
  readonly profileId: string;
  /** As the person calls them. */
  readonly carerName: string;
  /** As it was typed. */
  readonly carerPhone: string;
}

/** What the form holds, each field as typed. */
export interface SimpleDraft {
  /** Empty until somebody is chosen. */
  readonly profileId: string;
  readonly carerName: string;
  readonly carerPhone: string;
}

export type SimpleField = keyof SimpleDraft;
export type SimpleWrong = "required" | "too-long" | "not-a-phone";

const NAME_MAX_LENGTH = 60;

/** Whom to call belongs to it: the person has no other way to ask. */
export function checkSimple(
  draft: SimpleDraft,
): Checked<Omit<SimpleSetting, "owner">, Partial<Record<SimpleField, SimpleWrong>>> {
  const carerName = plainLine(draft.carerName).trim();
  const carerPhone = plainLine(draft.carerPhone).trim();
  const wrong = wrongOnly<SimpleField, SimpleWrong>({
    profileId: draft.profileId === "" ? "required" : undefined,
    carerName: wrongName(carerName),
    carerPhone: carerPhone === "" ? "required" : wrongPhone(carerPhone),
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return { ok: true, value: { profileId: draft.profileId, carerName, carerPhone } };
}

function wrongName(name: string): SimpleWrong | undefined {
  if (name === "") return "required";
  return isLongerThan(name, NAME_MAX_LENGTH) ? "too-long" : undefined;
}

/** What a device stored; null for what is not such a setting, or no longer one that could be typed. */
export function readSimpleSetting(stored: string | null): SimpleSetting | null {
  if (stored === null) return null;
  try {
    const { owner, ...draft } = JSON.parse(stored) as Partial<Record<string, unknown>>;
    const text = (field: SimpleField) => String(draft[field] ?? "");
    const checked = checkSimple({
      profileId: text("profileId"),
      carerName: text("carerName"),
      carerPhone: text("carerPhone"),
    });
    return checked.ok && typeof owner === "string" ? { owner, ...checked.value } : null;
  } catch {
    return null;
  }
}
