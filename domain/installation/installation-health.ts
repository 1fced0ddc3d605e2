import { type Day, daysBetween } from "../calendar/day.ts";
import { epochMs, type Instant } from "../calendar/instant.ts";
import type { ChannelState, MachineState } from "./machine-state.ts";

/** What the health page says, in the order in which it is shown where nothing is wrong. */
export const HEALTH_TOPICS = [
  "backups",
  "backupKey",
  "disk",
  "mail",
  "push",
  "address",
  "updates",
  "medicines",
  "rules",
] as const;

export type HealthTopic = (typeof HEALTH_TOPICS)[number];

/** Where nothing has to be done. */
export type FineCode =
  | "backups-fine"
  | "backup-key-set"
  | "disk-fine"
  | "mail-fine"
  | "push-fine"
  | "address-https"
  | "address-this-machine"
  | "updates-current"
  | "medicines-fine"
  | "rules-reviewed";

/** Where something has to be done, or cannot be known yet. */
export type TodoCode =
  | "backups-off"
  | "backups-none-yet"
  | "backups-tool-missing"
  | "backups-old"
  | "backups-failed"
  | "backups-drill"
  | "backup-key-missing"
  | "disk-tight"
  | "disk-full"
  | "mail-local"
  | "mail-failing"
  | "mail-untried"
  | "push-no-https"
  | "push-unreached"
  | "push-failing"
  | "push-untried"
  | "address-unencrypted"
  | "updates-off"
  | "updates-pending"
  | "updates-failed"
  | "updates-available"
  | "medicines-none"
  | "medicines-old"
  | "rules-unreviewed";

/** `broken` loses data or messages now; `attention` may do so later; `unknown` could not be tried yet. */
export type HealthState = "broken" | "attention" | "unknown" | "fine";

export type HealthLine = { readonly topic: HealthTopic } & (
  | { readonly state: "fine"; readonly code: FineCode }
  | { readonly state: Exclude<HealthState, "fine">; readonly code: TodoCode }
);

/** Bytes of free space below which the disk is worth a look: a day of snapshots of a large family. */
const TIGHT_BYTES = 1_000_000_000;

/** The official list comes out about once a month. */
const OLD_EDITION_DAYS = 62;

const STATE_ORDER: readonly HealthState[] = ["broken", "attention", "unknown", "fine"];

export interface InstallationFacts {
  readonly today: Day;
  /** Null where the machine is Supabase's, which looks after it. */
  readonly machine: MachineState | null;
  /** The day of the newest official edition that was imported; null where there is none. */
  readonly newestEdition: Day | null;
  readonly rules: { readonly reviewed: number; readonly total: number };
}

/** One line for each topic that is known, what has to be done first. */
export function healthLines({
  today,
  machine,
  newestEdition,
  rules,
}: InstallationFacts): HealthLine[] {
  const lines = [
    ...(machine ? machineLines(machine) : []),
    medicinesLine(today, newestEdition),
    rulesLine(rules),
  ];
  const rank = ({ state, topic }: HealthLine) =>
    STATE_ORDER.indexOf(state) * HEALTH_TOPICS.length + HEALTH_TOPICS.indexOf(topic);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

function machineLines(machine: MachineState): HealthLine[] {
  const { isOn, isEncrypted } = machine.backups;
  return [
    backupsLine(machine),
    ...(isOn ? [backupKeyLine(isEncrypted)] : []),
    diskLine(machine),
    mailLine(machine),
    pushLine(machine),
    addressLine(machine),
    updatesLine(machine),
  ];
}

function backupsLine({ backups: { isOn, newest, problem } }: MachineState): HealthLine {
  const topic = "backups";
  if (!isOn) return { topic, state: "attention", code: "backups-off" };
  if (problem) return { topic, state: "broken", code: `backups-${problem}` };
  if (newest === null) return { topic, state: "unknown", code: "backups-none-yet" };
  return { topic, state: "fine", code: "backups-fine" };
}

function backupKeyLine(isEncrypted: boolean): HealthLine {
  return isEncrypted
    ? { topic: "backupKey", state: "fine", code: "backup-key-set" }
    : { topic: "backupKey", state: "attention", code: "backup-key-missing" };
}

function diskLine({ hasRoom, freeBytes }: MachineState): HealthLine {
  if (!hasRoom) return { topic: "disk", state: "broken", code: "disk-full" };
  return freeBytes < TIGHT_BYTES
    ? { topic: "disk", state: "attention", code: "disk-tight" }
    : { topic: "disk", state: "fine", code: "disk-fine" };
}

function mailLine({ mail }: MachineState): HealthLine {
  const topic = "mail";
  if (!mail.isSent) return { topic, state: "attention", code: "mail-local" };
  if (isFailing(mail)) return { topic, state: "broken", code: "mail-failing" };
  return mail.deliveredAt === null
    ? { topic, state: "unknown", code: "mail-untried" }
    : { topic, state: "fine", code: "mail-fine" };
}

function pushLine({ push, unreachedDoses, address }: MachineState): HealthLine {
  const topic = "push";
  if (unreachedDoses > 0) return { topic, state: "broken", code: "push-unreached" };
  if (isFailing(push)) return { topic, state: "broken", code: "push-failing" };
  if (address === "unencrypted") return { topic, state: "attention", code: "push-no-https" };
  return push.deliveredAt === null
    ? { topic, state: "unknown", code: "push-untried" }
    : { topic, state: "fine", code: "push-fine" };
}

/** Whether the last message failed. */
function isFailing({ deliveredAt, failedAt }: ChannelState): boolean {
  return failedAt !== null && (deliveredAt === null || isLater(failedAt, deliveredAt));
}

function isLater(one: Instant, other: Instant): boolean {
  return epochMs(one) > epochMs(other);
}

function addressLine({ address }: MachineState): HealthLine {
  return address === "unencrypted"
    ? { topic: "address", state: "attention", code: "address-unencrypted" }
    : { topic: "address", state: "fine", code: `address-${address}` };
}

function updatesLine({ updates }: MachineState): HealthLine {
  const topic = "updates";
  switch (updates.is) {
    case "current":
      return { topic, state: "fine", code: "updates-current" };
    case "available":
      return { topic, state: "attention", code: "updates-available" };
    case "failed":
      return { topic, state: "attention", code: "updates-failed" };
    case "pending":
    case "off":
      return { topic, state: "unknown", code: `updates-${updates.is}` };
  }
}

function medicinesLine(today: Day, newestEdition: Day | null): HealthLine {
  const topic = "medicines";
  if (newestEdition === null) return { topic, state: "attention", code: "medicines-none" };
  return daysBetween(newestEdition, today) > OLD_EDITION_DAYS
    ? { topic, state: "attention", code: "medicines-old" }
    : { topic, state: "fine", code: "medicines-fine" };
}

function rulesLine({ reviewed, total }: InstallationFacts["rules"]): HealthLine {
  return reviewed < total
    ? { topic: "rules", state: "attention", code: "rules-unreviewed" }
    : { topic: "rules", state: "fine", code: "rules-reviewed" };
}
