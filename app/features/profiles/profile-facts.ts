import type { Instant } from "#domain/calendar/instant.ts";
import type { Doctor } from "#domain/profiles/doctor-draft.ts";
import type { HeightUnit, WeightUnit } from "#domain/profiles/measures.ts";
import type { StoredPerson } from "#domain/profiles/person-facts.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import type { Level } from "#domain/sharing/permission.ts";

export interface Units {
  readonly weight: WeightUnit;
  readonly height: HeightUnit;
}

/** What a profile may hold that nobody can read: it is unknown until a form says it anew. */
export type UnreadableFact = "type" | "bornOn" | "weight" | "height" | "allergies";

/** Somebody whose cabinet this account may open: one of its own profiles, or one that was shared with it. */
export interface ReachableProfile extends Profile {
  readonly level: Level;
  /** Null where unknown, as is everything but the name of somebody else's profile before it was opened. */
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  readonly units: Units | null;
  readonly unreadable: readonly UnreadableFact[];
}

/** All that is kept about a person. */
export interface ProfileFacts extends Profile, StoredPerson {
  readonly phone: string | null;
  /** Who confirmed a weight that few people of that age have; null where nobody did, or without a name. */
  readonly weightConfirmedBy: string | null;
  readonly weightConfirmedAt: Instant | null;
  readonly heightCm: number | null;
  readonly units: Units;
  readonly doctor: Doctor;
  readonly defaultPharmacyId: string | null;
  readonly unreadable: readonly UnreadableFact[];
  /** When the profile was last changed, to the microsecond: an edit names the version it was made from. */
  readonly version: string;
  /** The same of its details; null while there are none. */
  readonly detailsVersion: string | null;
}

/** What one card changes of a profile; what is left out stays as it is. */
export interface FactsChange {
  readonly profile?: Partial<
    Pick<
      ProfileFacts,
      | "firstName"
      | "lastName"
      | "type"
      | "bornOn"
      | "weightKg"
      | "weightMeasuredOn"
      | "isWeightConfirmed"
      | "heightCm"
      | "defaultPharmacyId"
    >
  >;
  readonly details?: Partial<
    Pick<
      ProfileFacts,
      | "phone"
      | "allergies"
      | "pickedAllergies"
      | "unrecognizedAllergies"
      | "doctor"
      | "defaultPharmacyId"
    >
  >;
  /** How to show the measures. A taste, not a fact: the last one wins. */
  readonly units?: Units;
}
