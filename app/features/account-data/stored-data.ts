import type { Archive, ImportReport, OwnedTable } from "#domain/account-data/archive.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Permission } from "#domain/sharing/permission.ts";

/** What of an archive comes back. */
export type ImportableArchive = Pick<
  Archive,
  "format" | "version" | "exportedAt" | "account" | "tables"
>;

/** What an account holds, as people count it. The database counts by these words. */
export const KINDS = [
  "profiles",
  "weights",
  "cards",
  "medications",
  "box_photos",
  "reminders",
  "planned_doses",
  "deliveries",
  "intakes",
  "illness_entries",
  "prescriptions",
  "prescription_files",
  "alerts",
  "dismissals",
  "pharmacies",
  "symptom_searches",
  "activity_lines",
  "shares",
  "access_lines",
  "devices",
  "sessions",
] as const;

export type Kind = (typeof KINDS)[number];

/** Somebody who sees a profile of the account. */
export interface LosesAccess {
  readonly id: string;
  readonly email: string;
  readonly permission: Permission;
  readonly profileName: string | null;
}

export interface SearchLine {
  readonly id: string;
  readonly text: string;
  readonly at: Instant;
}

export interface ActivityLine {
  readonly id: string;
  readonly kind: string;
  /** What was noted beside it, as it is stored. */
  readonly data: unknown;
  readonly at: Instant;
}

/** What became of an archive that was sent. */
export type ImportResult =
  | {
      readonly kind: "read";
      readonly report: ImportReport;
      /** The archive is of another account whose person becomes a profile of their own. */
      readonly isOtherPerson: boolean;
    }
  | { readonly kind: "invalid-archive" | "too-large" }
  | { readonly kind: "too-many-rows"; readonly table: OwnedTable }
  | { readonly kind: "too-many"; readonly minutes: number };

/** The result of a request to delete the account. */
export type DeletionResult =
  | { readonly kind: "deleted" | "wrong-password" | "other-address" | "last-admin" }
  | { readonly kind: "too-many"; readonly minutes: number };
