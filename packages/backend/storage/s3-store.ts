import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { type ByteStore, isKey, requireKey } from "./byte-store.ts";

/** A bucket of a store that speaks S3: AWS, MinIO, Garage, R2 and others. */
export interface S3Location {
  /** Origin. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** So that other things may lie in the same bucket. */
const FOLDER = "storage/";

/** Milliseconds for one answer, with its bytes. */
const TIMEOUT_MS = 20_000;

export function createS3Store({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
}: S3Location): ByteStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries: 2,
  });

  /** @throws when the store does not do it; nothing of the address or the keys is in the error */
  async function sendRequest(method: string, path: string, body?: Uint8Array<ArrayBuffer>) {
    const answer = await client.fetch(`${endpoint}/${bucket}${path}`, {
      method,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(body ?? "")
          .digest("hex"),
        ...(body && { "content-type": "application/octet-stream" }),
      },
      body: body ?? null,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The store answered ${answer.status} to ${method}.`);
  }

  const pathOf = (key: string) => {
    requireKey(key);
    return `/${FOLDER}${key}`;
  };

  return {
    async write(key, bytes) {
      const answer = await sendRequest("PUT", pathOf(key), new Uint8Array(bytes));
      await answer.body?.cancel();
      if (!answer.ok) throw new Error("The store has no such bucket.");
    },
    async read(key) {
      const answer = await sendRequest("GET", pathOf(key));
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async remove(key) {
      const answer = await sendRequest("DELETE", pathOf(key));
      await answer.body?.cancel();
    },
    async *olderThan(moment) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: FOLDER,
          ...(next && { "continuation-token": next }),
        });
        const answer = await sendRequest("GET", `?${query}`);
        const page = await answer.text();
        for (const entry of page.split("<Contents>").slice(1)) {
          const key = textOf(entry, "Key").slice(FOLDER.length);
          if (isKey(key) && Date.parse(textOf(entry, "LastModified")) < moment) yield key;
        }
        next = textOf(page, "NextContinuationToken");
      } while (next);
    },
  };
}

/** What stands in an element without attributes; XML's five escapes are read. */
function textOf(xml: string, element: string): string {
  const inside = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? "";
  return inside.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ESCAPES[name] ?? "");
}

const ESCAPES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
