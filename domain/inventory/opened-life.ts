import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { fold } from "../locale/fold.ts";
import type { Form } from "./form.ts";

/** The dates of a box. */
export interface BoxDates {
  /** As printed: the last good day of a closed box. */
  readonly expiresOn: Day;
  readonly openedOn?: Day | null;
  /** Days after opening as the box or its leaflet says, typed by a person. */
  readonly inUseDays?: number | null;
}

export const IN_USE_DAYS_MIN = 1;
export const IN_USE_DAYS_MAX = 3650;

/**
 * The last good day: the printed one, or the last of the days after opening where the box says how many, whichever
 * comes first. `private.get_last_good_day` decides the same; `testing/samples/opened-boxes.ts` drives both.
 */
export function goodUntil({ expiresOn, openedOn, inUseDays }: BoxDates): Day {
  if (!openedOn || inUseDays == null) return expiresOn;
  const opened = addDays(openedOn, inUseDays);
  return opened < expiresOn ? opened : expiresOn;
}

/** Whether what ended, or will end first, is the life after opening and not the printed date. */
export function endsByOpening(box: BoxDates): boolean {
  return goodUntil(box) < box.expiresOn;
}

export type InUseGuideId =
  | "eye"
  | "antibiotic"
  | "insulin"
  | "insulin-long"
  | "syrup"
  | "alginate"
  | "nasal-spray"
  | "cream"
  | "ointment";

/**
 * How long guides keep an opened container whose own label says nothing. A guide is not an expiry: it asks to look and
 * smell. Three kinds refuse all the same: what goes into an eye, a mixed antibiotic and insulin.
 */
export interface InUseGuide {
  readonly id: InUseGuideId;
  readonly days: number;
  readonly refuses: boolean;
  /** `V` read in an official text; `S` read in a page that quotes one or in a published guide. */
  readonly mark: "V" | "S";
  readonly source: string;
}

const EAST_LANCASHIRE = "NHS East Lancashire (2014)";
const OXFORDSHIRE = "NHS Oxfordshire (2012)";
const SWISS_GUIDE = "Pharmacie Interjurassienne (2016)";
const LABELS = "DailyMed (FDA)";

const GUIDES: Readonly<Record<InUseGuideId, InUseGuide>> = {
  eye: guide("eye", 28, true, `${EAST_LANCASHIRE}, ${SWISS_GUIDE}`),
  // Seven to fourteen days by product: the leaflet says which.
  antibiotic: guide("antibiotic", 14, true, EAST_LANCASHIRE),
  insulin: guide("insulin", 28, true, `${LABELS}, ${EAST_LANCASHIRE}`),
  "insulin-long": guide("insulin-long", 56, true, LABELS),
  syrup: guide("syrup", 180, false, `${EAST_LANCASHIRE}, ${SWISS_GUIDE}`),
  alginate: guide("alginate", 90, false, "vidal.fr"),
  "nasal-spray": guide("nasal-spray", 30, false, OXFORDSHIRE),
  cream: guide("cream", 90, false, `${EAST_LANCASHIRE}, ${OXFORDSHIRE}`),
  ointment: guide("ointment", 180, false, EAST_LANCASHIRE),
};

function guide(id: InUseGuideId, days: number, refuses: boolean, source: string): InUseGuide {
  return { id, days, refuses, mark: "S", source };
}

const FOR_EYES = /ophtalm|ophthalm|oftalm/;
const ALGINATES = /gaviscon|gavinium|alginat/;
const LONG_INSULINS = /toujeo|tresiba|degludec/;
/** Insulins whose own labels say another number of days (detemir, degludec with liraglutide): no guide speaks for them. */
const OTHER_INSULINS = /levemir|detemir|xultophy|liraglutid/;
const INSULINS =
  /insulin|insuman|lantus|abasaglar|semglee|novorapid|humalog|fiasp|lyumjev|apidra|insulatard|actrapid|umuline|humulin|mixtard|novomix|admelog/;
const ANTIBIOTICS =
  /amoxi|augmentin|clamoxyl|ampicillin|oracillin|penicillin|phenoxymethyl|cef[aiopu]|keforal|orelox|oroken|zinnat|alfatil|azithro|zithromax|clarithro|zeclar|erythro|ery 1|ery 2|eritro|claritro|azitro|josa[mc]|pediazole|sulfametho|bactrim|cotrimox|amoxapen|flucloxacillin/;

/** Of one box: its form, and names that tell more than the form. */
export interface GuidedBox {
  readonly form: Form;
  readonly name: string;
  /** Of the reference it was chosen from. */
  readonly activeMolecule?: string | null;
}

/** Null where no guide is known: the date on the box counts. */
export function inUseGuide({ form, name, activeMolecule }: GuidedBox): InUseGuide | null {
  const words = fold(`${name} ${activeMolecule ?? ""}`);
  switch (form) {
    case "Collyre":
      return GUIDES.eye;
    case "Solution injectable":
      if (OTHER_INSULINS.test(words)) return null;
      if (LONG_INSULINS.test(words)) return GUIDES["insulin-long"];
      return INSULINS.test(words) ? GUIDES.insulin : null;
    case "Poudre pour suspension":
      return ANTIBIOTICS.test(words) ? GUIDES.antibiotic : null;
    case "Sirop":
      if (ANTIBIOTICS.test(words)) return GUIDES.antibiotic;
      return ALGINATES.test(words) ? GUIDES.alginate : GUIDES.syrup;
    case "Crème":
      return FOR_EYES.test(words) ? GUIDES.eye : GUIDES.cream;
    case "Pommade":
      return FOR_EYES.test(words) ? GUIDES.eye : GUIDES.ointment;
    case "Spray nasal":
      return GUIDES["nasal-spray"];
    default:
      return null;
  }
}

/** What is to be said of a box that is open and whose own label says nothing. */
export interface OpenedNotice {
  readonly openedDays: number;
  readonly guide: InUseGuide;
  readonly isPast: boolean;
}

/** Null for a closed box, one whose own days are known, and one without a guide. */
export function openedNotice(today: Day, box: BoxDates & GuidedBox): OpenedNotice | null {
  if (!box.openedOn || box.inUseDays != null) return null;
  const guide = inUseGuide(box);
  if (!guide) return null;
  const openedDays = daysBetween(box.openedOn, today);
  return { openedDays, guide, isPast: openedDays > guide.days };
}

/**
 * Why an opened box is not offered; null where it may be, as far as its opening goes. `private.is_opened_past_guide` decides
 * the second for a helper; `testing/samples/opened-boxes.ts` drives both.
 */
export function openedRefusal(
  today: Day,
  box: BoxDates & GuidedBox,
): "opened-too-long" | "opened-past-guide" | null {
  if (endsByOpening(box) && goodUntil(box) < today) return "opened-too-long";
  const notice = openedNotice(today, box);
  return notice?.isPast && notice.guide.refuses ? "opened-past-guide" : null;
}
