import { z } from "zod";

/**
 * The versions of Phoenix' serializer that Supabase's Realtime speaks. Version 1 writes every frame as a JSON object, version
 * 2 as a JSON array, and broadcasts in binary.
 */
export type Vsn = "1.0.0" | "2.0.0";

/** A frame from a client. */
export interface ClientFrame {
  /** The reference of the join of its channel. */
  readonly joinRef: string | null;
  /** Repeated in the reply. */
  readonly ref: string | null;
  /** As on the wire: `realtime:` before the name of the channel. */
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** A frame to a client. */
export interface ServerFrame {
  readonly joinRef?: string | null;
  readonly ref?: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: object;
}

/** A message of `realtime.messages` to a client. */
export interface BroadcastFrame {
  readonly topic: string;
  /** The name that the sender chose. */
  readonly event: string;
  readonly payload: unknown;
  readonly meta: { readonly id: string; readonly replayed?: boolean };
}

/** Bytes of a topic or of an event, each of which has one byte for its length in a binary frame. */
const MAX_NAME_BYTES = 255;

const BINARY_PUSH = 3;
const BINARY_BROADCAST = 4;
const JSON_ENCODING = 1;
/** Bytes before the texts of a pushed broadcast: its kind, five lengths and the encoding. */
const PUSH_HEADER = 7;

const name = z.string().max(MAX_NAME_BYTES);
const reference = name.nullish().transform((text) => text ?? null);
const arrayFrame = z.tuple([reference, reference, name, name, z.unknown()]);
const objectFrame = z.object({
  join_ref: reference,
  ref: reference,
  topic: name,
  event: name,
  payload: z.unknown(),
});

/** @returns undefined when it is no frame */
export function readFrame(vsn: Vsn, data: Buffer, isBinary: boolean): ClientFrame | undefined {
  if (isBinary) return vsn === "2.0.0" ? readBinaryFrame(data) : undefined;
  const value = parseJson(data.toString("utf8"));
  if (vsn === "2.0.0") {
    const { data: read } = arrayFrame.safeParse(value);
    return (
      read && { joinRef: read[0], ref: read[1], topic: read[2], event: read[3], payload: read[4] }
    );
  }
  const { data: read } = objectFrame.safeParse(value);
  return read && { ...read, joinRef: read.join_ref };
}

/** A broadcast that a client sends: what it says is not read, because no client may send. */
function readBinaryFrame(data: Buffer): ClientFrame | undefined {
  if (data.length < PUSH_HEADER || data[0] !== BINARY_PUSH) return undefined;
  let at = PUSH_HEADER;
  const texts = [...data.subarray(1, 4)].map((length) => {
    at += length;
    return data.toString("utf8", at - length, at);
  });
  if (at > data.length) return undefined;
  const [joinRef = "", ref = "", topic = ""] = texts;
  return { joinRef, ref: ref || null, topic, event: "broadcast", payload: undefined };
}

export function writeFrame(
  vsn: Vsn,
  { joinRef = null, ref = null, topic, event, payload }: ServerFrame,
): string {
  return vsn === "2.0.0"
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}

/** @returns undefined when a name is too long for its frame */
export function writeBroadcast(vsn: Vsn, frame: BroadcastFrame): string | Buffer | undefined {
  const { topic, event, payload, meta } = frame;
  const names = [topic, event, JSON.stringify(meta)].map((text) => Buffer.from(text));
  if (names.some(({ length }) => length > MAX_NAME_BYTES)) return undefined;
  if (vsn === "1.0.0") {
    const broadcast = { type: "broadcast", event, payload, meta };
    return writeFrame(vsn, { topic, event: "broadcast", payload: broadcast });
  }
  const lengths = names.map(({ length }) => length);
  return Buffer.concat([
    Buffer.from([BINARY_BROADCAST, ...lengths, JSON_ENCODING]),
    ...names,
    Buffer.from(JSON.stringify(payload ?? null)),
  ]);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
