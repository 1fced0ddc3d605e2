import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { wrongPhone } from "../profiles/phone.ts";
import type { CardContact, CardFacts } from "./card-facts.ts";
import { isBloodGroup, isDonorWish } from "./card-lines.ts";

/** The form of an emergency card, each field as typed. */
export interface CardDraft {
  readonly bloodGroup: string;
  /** One for each allergy of the profile, in its order. */
  readonly reactions: readonly string[];
  readonly implants: string;
  readonly firstName: string;
  readonly firstPhone: string;
  readonly firstRelation: string;
  readonly secondName: string;
  readonly secondPhone: string;
  readonly secondRelation: string;
  readonly languages: string;
  readonly donorWish: string;
}

/** In the order of the form. */
export const CARD_FIELDS = [
  "bloodGroup",
  "reactions",
  "implants",
  "firstName",
  "firstPhone",
  "firstRelation",
  "secondName",
  "secondPhone",
  "secondRelation",
  "languages",
  "donorWish",
] as const satisfies readonly (keyof CardDraft)[];

export type CardWrong = "too-long" | "not-a-phone" | "no-phone";

type CardField = Exclude<keyof CardDraft, "reactions"> | `reactions.${number}`;

/** In characters, as the database limits them. */
const LINE_MAX_LENGTH = 100;
const RELATION_MAX_LENGTH = 50;
const IMPLANTS_MAX_LENGTH = 300;

export type StatedFacts = Omit<CardFacts, "shownLines">;

/** Everything is optional; somebody to call needs a number. @param allergies those of the profile, in the order of the fields */
export function checkCard(
  draft: CardDraft,
  allergies: readonly string[],
): Checked<StatedFacts, Partial<Record<string, CardWrong>>> {
  const reactions = allergies.map((_, nth) => plainLine(draft.reactions[nth] ?? ""));
  const implants = plainText(draft.implants).trim();
  const languages = plainLine(draft.languages);
  const first = contactOf(draft.firstName, draft.firstPhone, draft.firstRelation);
  const second = contactOf(draft.secondName, draft.secondPhone, draft.secondRelation);
  const wrong = wrongOnly<CardField, CardWrong>({
    ...Object.fromEntries(
      reactions.map((reaction, nth) => [`reactions.${nth}`, tooLong(reaction, LINE_MAX_LENGTH)]),
    ),
    implants: tooLong(implants, IMPLANTS_MAX_LENGTH),
    languages: tooLong(languages, LINE_MAX_LENGTH),
    firstName: tooLong(first.name, LINE_MAX_LENGTH),
    firstPhone: wrongNumber(first),
    firstRelation: tooLong(first.relation, RELATION_MAX_LENGTH),
    secondName: tooLong(second.name, LINE_MAX_LENGTH),
    secondPhone: wrongNumber(second),
    secondRelation: tooLong(second.relation, RELATION_MAX_LENGTH),
    bloodGroup: undefined,
    donorWish: undefined,
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      bloodGroup: isBloodGroup(draft.bloodGroup) ? draft.bloodGroup : null,
      reactions: new Map(
        allergies
          .map((allergy, nth) => [allergy, reactions[nth] ?? ""] as const)
          .filter(([, reaction]) => reaction !== ""),
      ),
      implants: implants || null,
      contacts: [first, second].filter(({ phone }) => phone !== "").map(toContact),
      languages: languages || null,
      donorWish: isDonorWish(draft.donorWish) ? draft.donorWish : null,
    },
  };
}

export function toCardDraft(facts: StatedFacts, allergies: readonly string[]): CardDraft {
  const [first, second] = facts.contacts;
  return {
    bloodGroup: facts.bloodGroup ?? "",
    reactions: allergies.map((allergy) => facts.reactions.get(allergy) ?? ""),
    implants: facts.implants ?? "",
    firstName: first?.name ?? "",
    firstPhone: first?.phone ?? "",
    firstRelation: first?.relation ?? "",
    secondName: second?.name ?? "",
    secondPhone: second?.phone ?? "",
    secondRelation: second?.relation ?? "",
    languages: facts.languages ?? "",
    donorWish: facts.donorWish ?? "",
  };
}

interface TypedContact {
  readonly name: string;
  readonly phone: string;
  readonly relation: string;
}

const contactOf = (name: string, phone: string, relation: string): TypedContact => ({
  name: plainLine(name),
  phone: plainLine(phone),
  relation: plainLine(relation),
});

const toContact = ({ name, phone, relation }: TypedContact): CardContact => ({
  name: name || null,
  phone: phone || null,
  relation: relation || null,
});

const tooLong = (text: string, maximum: number): CardWrong | undefined =>
  isLongerThan(text, maximum) ? "too-long" : undefined;

function wrongNumber({ name, phone, relation }: TypedContact): CardWrong | undefined {
  if (phone === "") return name + relation === "" ? undefined : "no-phone";
  return wrongPhone(phone);
}
