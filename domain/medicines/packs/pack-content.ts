import { COMMON_FORMS, type Form } from "../../inventory/form.ts";
import { countedUnit, type Unit } from "../../substances/reference-unit.ts";
import { packSize, plainLabel } from "./pack-label.ts";

/** What a pack holds, in the unit that its form is counted or measured in. */
export interface PackContent {
  readonly quantity: number;
  readonly unit: Unit;
}

/** Null where the label does not say, says "1 à 6", or lists two kinds of content. */
export function packContent(label: string, form: Form | null): PackContent | null {
  const words = plainLabel(label);
  if (/\d à \d|(?: - | \+ | et )\d+ (?:flacon|sachet|ampoule|plaquette|poche|tube)/.test(words)) {
    return null;
  }
  const counted = form !== null && isNamedByForm(form) ? form : null;
  const quantity = packSize(label, counted);
  const unit = quantity === null ? null : unitOf(words, counted);
  return quantity === null || unit === null ? null : { quantity, unit };
}

/** Of other forms the label names what it counts: `10 suppositoires`, `20 récipients unidoses`, `5 ml`. */
function isNamedByForm(form: Form): boolean {
  return form === "Pommade" || (COMMON_FORMS as readonly Form[]).includes(form);
}

function unitOf(label: string, form: Form | null): Unit | null {
  switch (form) {
    case "Comprimé":
      return "tablet";
    case "Gélule":
      return "capsule";
    case "Sirop":
      return "ml";
    case "Crème":
    case "Pommade":
      return "g";
    case "Solution injectable":
      return firstCounted(label, /(?<!\d)\d+ (\p{L}.*)$/u);
    default:
      return (
        firstCounted(label, ONE_BY_ONE) ??
        firstCounted(label, SINGLES) ??
        (/ml/.test(label) ? "ml" : null)
      );
  }
}

const ONE_BY_ONE =
  /(?:de|et|\+) \d+ ?((?:comprimé|gélule|capsule|suppositoire|pastille|gomme|ovule|lyophilisat|film|dispositif|emplâtre|dose).*)$/;
const SINGLES = /^\d+ ((?:sachet|récipient unidose|ampoule|dispositif|film|emplâtre|pansement).*)$/;

function firstCounted(label: string, pattern: RegExp): Unit | null {
  const words = pattern.exec(label)?.[1];
  return words === undefined ? null : countedUnit(words);
}
