import { join, resolve } from "node:path";
import { z } from "zod";
import { BackupKey } from "../backups/backup-key.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

export interface BackupSetting {
  readonly isOn: boolean;
  /** Absolute. */
  readonly folder: string;
  /** Without it snapshots are not encrypted. */
  readonly key: BackupKey | undefined;
}

export const backupSettings = {
  BACKUPS: z.enum(["on", "off"], { error: "BACKUPS must be 'on' or 'off'." }).default("on"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .refine(BackupKey.isIdentity, {
      error: "BACKUP_KEY must be an age identity, AGE-SECRET-KEY-1…: npm run backup:key makes one.",
    })
    .optional(),
  DURABILITY: z
    .enum(["careful", "fast"], { error: "DURABILITY must be 'careful' or 'fast'." })
    .default("careful"),
  MIN_FREE_MB: z
    .string()
    .regex(/^\d{1,7}$/, { error: "MIN_FREE_MB must be a whole number such as 200." })
    .transform(Number)
    .default(200),
};

const backupSchema = z.object(backupSettings);

/** @param dataDir absolute */
export function readBackupSetting(
  given: z.infer<typeof backupSchema>,
  dataDir: string,
): BackupSetting {
  const folder = given.BACKUP_DIR ? resolve(given.BACKUP_DIR) : join(dataDir, "backups");
  if (folder === dataDir)
    throw new OperatorError("BACKUP_DIR must be another folder than DATA_DIR.");
  return {
    isOn: given.BACKUPS === "on",
    folder,
    key: given.BACKUP_KEY ? new BackupKey(given.BACKUP_KEY) : undefined,
  };
}
