import type { Instant } from "#domain/calendar/instant.ts";
import type { AccessLogEvent } from "#domain/sharing/access-log.ts";
import type { Permission } from "#domain/sharing/permission.ts";

export const SHARE_STATUSES = ["pending", "accepted", "declined", "revoked"] as const;

export type ShareStatus = (typeof SHARE_STATUSES)[number];

interface Share {
  readonly id: string;
  readonly profileId: string;
  readonly permission: Permission;
  readonly notes: string | null;
  readonly status: ShareStatus;
  readonly createdAt: Instant;
}

/** A share this account gave, or that somebody gave of one of its profiles. */
export interface SentShare extends Share {
  readonly email: string;
  /** Null for a nameless profile, and for somebody else's that is closed right now. */
  readonly profileName: string | null;
}

/** A share somebody offered to this account. */
export interface ReceivedShare extends Share {
  /** Null for a nameless profile, and once the offer is over. */
  readonly profileName: string | null;
  readonly inviterName: string | null;
  /** How many common boxes come with the profile; null once the share is over. */
  readonly commonBoxes: number | null;
}

/** What the link of an invitation leads to. */
export interface Invitation {
  readonly profileName: string | null;
  readonly inviterName: string | null;
  readonly permission: Permission;
  readonly notes: string | null;
  readonly status: ShareStatus | "expired";
  /** Whether it names the address of the reader, signed in and confirmed. Then its share can be declined. */
  readonly shareId: string | null;
  readonly isForMe: boolean;
  /** Enough to recognize one's own address, too little to learn another's. */
  readonly maskedEmail: string;
  /** How many common boxes come with the profile; null once the invitation is over. */
  readonly commonBoxes: number | null;
}

/** One line of the journal of access. */
export interface AccessLogEntry {
  readonly id: string;
  readonly profileName: string | null;
  readonly actorName: string | null;
  /** Null for what this version has no words for. */
  readonly event: AccessLogEvent | null;
  readonly label: string | null;
  readonly happenedAt: Instant;
}
