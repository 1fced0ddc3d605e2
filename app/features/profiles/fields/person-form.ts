import type { PersonDraft, PersonEntry } from "#domain/profiles/person-draft.ts";
import type { FactsChange, ProfileFacts } from "../profile-facts.ts";

/** A stored person as a form shows it. */
export function toPersonForm(facts: ProfileFacts): PersonDraft {
  return {
    firstName: facts.firstName ?? "",
    lastName: facts.lastName ?? "",
    type: facts.type,
    bornOn: facts.bornOn ?? "",
    phone: facts.phone ?? "",
  };
}

export function personChange(entry: PersonEntry, known: ProfileFacts): FactsChange {
  const { firstName, lastName, type, bornOn, phone } = entry;
  return {
    profile: { firstName, lastName, type, bornOn },
    // The telephone stands in another table, which the journal of access tells apart.
    ...(phone !== known.phone && { details: { phone } }),
  };
}
