import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import type { ByteStore } from "@trousse/backend/storage/byte-store";
import { createEncryptedStore } from "@trousse/backend/storage/encrypted-store";
import { openFolderStore } from "@trousse/backend/storage/folder-store";
import type { Quota } from "@trousse/backend/storage/object-rows";
import { createS3Store, type S3Location } from "@trousse/backend/storage/s3-store";
import { DEFAULT_QUOTA } from "@trousse/backend/storage/storage";
import { z } from "zod";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { isSecureUrl } from "./secure-url.ts";
import { readStorageKey } from "./storage-key.ts";

export interface StorageSetting {
  /** An S3-compatible store; undefined for the data folder. */
  readonly s3: S3Location | undefined;
  readonly quota: Quota;
}

const wordSetting = (setting: string, example: string) =>
  z
    .string()
    .regex(/^[\w./+=-]{1,200}$/, { error: `${setting} must be a word such as ${example}.` })
    .optional();

const countSetting = (setting: string, usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,11}$/, { error: `${setting} must be a whole number such as ${usual}.` })
    .transform(Number)
    .default(usual);

/** An origin: https, or http on this machine only. */
const isEndpoint = (text: string) => URL.parse(text)?.origin === text && isSecureUrl(`${text}/`);

export const storageSettings = {
  STORAGE_S3_ENDPOINT: z
    .string()
    .refine(isEndpoint, {
      error: "STORAGE_S3_ENDPOINT must be an origin such as https://s3.eu-west-3.amazonaws.com.",
    })
    .optional(),
  STORAGE_S3_BUCKET: wordSetting("STORAGE_S3_BUCKET", "trousse-pictures"),
  STORAGE_S3_REGION: wordSetting("STORAGE_S3_REGION", "eu-west-3"),
  STORAGE_S3_ACCESS_KEY: wordSetting("STORAGE_S3_ACCESS_KEY", "AKIA…"),
  STORAGE_S3_SECRET_KEY: wordSetting("STORAGE_S3_SECRET_KEY", "the one shown with the access key"),
  STORAGE_MAX_FILES: countSetting("STORAGE_MAX_FILES", DEFAULT_QUOTA.files),
  STORAGE_MAX_BYTES: countSetting("STORAGE_MAX_BYTES", DEFAULT_QUOTA.bytes),
};

const storageSchema = z.object(storageSettings);

/** @throws {OperatorError} when some settings of an S3 store are given and one is missing */
export function readStorage(given: z.infer<typeof storageSchema>): StorageSetting {
  const quota = { files: given.STORAGE_MAX_FILES, bytes: given.STORAGE_MAX_BYTES };
  const {
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_BUCKET: bucket,
    STORAGE_S3_REGION: region,
    STORAGE_S3_ACCESS_KEY: accessKey,
    STORAGE_S3_SECRET_KEY: secretKey,
  } = given;
  if (!endpoint && !bucket && !region && !accessKey && !secretKey) return { s3: undefined, quota };
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new OperatorError(
      "STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY and STORAGE_S3_SECRET_KEY are set together.",
    );
  }
  return { s3: { endpoint, bucket, region: region ?? "us-east-1", accessKey, secretKey }, quota };
}

/** What leaves this machine is encrypted before. A folder stands beside the database, which is not encrypted either. */
export async function openStore(
  { s3 }: StorageSetting,
  dataDir: string,
  engine: Engine,
): Promise<ByteStore> {
  return s3
    ? createEncryptedStore(createS3Store(s3), () => readStorageKey(engine))
    : openFolderStore(join(dataDir, "storage"));
}
