import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { ByteStore } from "@trousse/backend/storage/byte-store";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { MovedObject } from "./moving-file.ts";

/** The stored files of an installation. */
export interface ObjectAdapter {
  /** Each with its bytes, which are read on demand. */
  list(tx: Transaction): AsyncIterable<MovedObject>;
  count(tx: Transaction): Promise<number>;
  /** Deletes all of them before others are added. */
  clear(tx: Transaction): Promise<void>;
  put(tx: Transaction, object: MovedObject): Promise<void>;
}

interface ObjectRow {
  readonly bucket: string;
  readonly name: string;
  readonly owner: string | null;
  readonly metadata: unknown;
  readonly version: string | null;
}

const ROWS = `select bucket_id as bucket, name, owner::text as owner, metadata, version
  from storage.objects order by bucket_id, name`;

async function count(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::integer as count from storage.objects",
  );
  return row?.count ?? 0;
}

/** Rows in our tables, bytes in our store. Bytes without a row are cleaned up within a day. */
export function createOwnObjectAdapter(store: ByteStore): ObjectAdapter {
  return {
    count,
    async *list(tx) {
      for (const { version, ...row } of await tx.query<ObjectRow>(ROWS)) {
        const bytes = version === null ? undefined : await store.read(version);
        // A row whose bytes are lost shows nothing here, and would show nothing elsewhere.
        if (bytes) yield { ...row, bytes: Buffer.from(bytes).toString("base64") };
      }
    },
    async clear(tx) {
      await tx.query("delete from storage.objects");
    },
    async put(tx, { bucket, name, owner, metadata, bytes }) {
      const version = randomUUID();
      await store.write(version, Buffer.from(bytes, "base64"));
      await tx.query(
        `insert into storage.objects (bucket_id, name, owner, metadata, version)
         values ($1, $2, $3::uuid, $4::text::jsonb, $5)`,
        [bucket, name, owner, JSON.stringify(metadata), version],
      );
    },
  };
}

/** Supabase's own Storage writes its tables, so it is called by HTTP with the secret key. */
export function createHostedObjectAdapter(url: string, secretKey: string): ObjectAdapter {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const path = ({ bucket, name }: { bucket: string; name: string }) =>
    `${url}/storage/v1/object/${[bucket, ...name.split("/")].map(encodeURIComponent).join("/")}`;

  async function send(what: string, address: string, request: RequestInit): Promise<Response> {
    const answer = await fetch(address, request);
    if (!answer.ok)
      throw new OperatorError(`The project's storage answered ${answer.status} to ${what}.`);
    return answer;
  }

  return {
    count,
    async *list(tx) {
      for (const { version: _, ...row } of await tx.query<ObjectRow>(ROWS)) {
        const answer = await send(row.name, path(row), { headers });
        yield { ...row, bytes: Buffer.from(await answer.arrayBuffer()).toString("base64") };
      }
    },
    async clear(tx) {
      for (const row of await tx.query<ObjectRow>(ROWS)) {
        await send(row.name, path(row), { method: "DELETE", headers });
      }
    },
    async put(_, { bytes, metadata, ...object }) {
      const { mimetype } = (metadata ?? {}) as { mimetype?: unknown };
      await send(object.name, path(object), {
        method: "POST",
        headers: {
          ...headers,
          "x-upsert": "true",
          "content-type": typeof mimetype === "string" ? mimetype : "application/octet-stream",
        },
        body: Buffer.from(bytes, "base64"),
      });
    },
  };
}
