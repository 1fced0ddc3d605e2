import Serializer from "@supabase/realtime-js/dist/module/lib/serializer.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFrame, writeBroadcast, writeFrame } from "./frames.ts";

const serializer = new Serializer();
const encoded = (message: object) => {
  let data: unknown;
  serializer.encode(message as never, (result: unknown) => {
    data = result;
  });
  return data as string | ArrayBuffer;
};
const decoded = (data: string | Buffer | undefined) => {
  let message: unknown;
  const bytes = data instanceof Buffer ? Uint8Array.from(data).buffer : data;
  serializer.decode(bytes as never, (result: unknown) => {
    message = result;
  });
  return message;
};
const text = fc.string({ unit: "binary", maxLength: 40 });
const reference = fc.option(text, { nil: null });

describe("frames", () => {
  test("of the official client are read as they were meant", () => {
    fc.assert(
      fc.property(
        reference,
        reference,
        text,
        text,
        fc.json(),
        (joinRef, ref, topic, event, json) => {
          fc.pre(event !== "broadcast");
          const payload = JSON.parse(json);
          const sent = encoded({ join_ref: joinRef, ref, topic, event, payload });
          const read = readFrame("2.0.0", Buffer.from(sent as string), false);
          expect(read).toEqual({ joinRef, ref, topic, event, payload });
          const older = JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
          expect(readFrame("1.0.0", Buffer.from(older), false)).toMatchObject({
            ref,
            topic,
            event,
          });
        },
      ),
    );
  });

  test("in binary are recognized as broadcasts, without their contents", () => {
    const frame = encoded({
      join_ref: "1",
      ref: "2",
      topic: "realtime:été",
      event: "broadcast",
      payload: { type: "broadcast", event: "forged", payload: { text: "☀" } },
    });
    expect(frame).toBeInstanceOf(ArrayBuffer);
    expect(readFrame("2.0.0", Buffer.from(frame as ArrayBuffer), true)).toEqual({
      joinRef: "1",
      ref: "2",
      topic: "realtime:été",
      event: "broadcast",
      payload: undefined,
    });
  });

  test("that are anything else are none, and nothing throws", () => {
    const garbage = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map((json) => new TextEncoder().encode(json)),
      fc
        .tuple(fc.constantFrom(3, 4), fc.uint8Array({ maxLength: 300 }))
        .map(([kind, rest]) => Uint8Array.from([kind, ...rest])),
    );
    fc.assert(
      fc.property(
        garbage,
        fc.boolean(),
        fc.constantFrom("1.0.0", "2.0.0"),
        (bytes, isBinary, vsn) => {
          const read = readFrame(vsn as "1.0.0", Buffer.from(bytes), isBinary);
          if (!read) return;
          expect(typeof read.topic).toBe("string");
          expect(typeof read.event).toBe("string");
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("are understood by the official client, in either version", () => {
    fc.assert(
      fc.property(text, text, fc.json(), fc.uuid(), (topic, event, json, id) => {
        const frame = { topic, event, payload: JSON.parse(json), meta: { id } };
        fc.pre([topic, event].every((name) => Buffer.from(name).length <= 255));
        const wanted = { type: "broadcast", event, payload: frame.payload, meta: { id } };
        expect(decoded(writeBroadcast("2.0.0", frame))).toMatchObject({
          topic,
          event: "broadcast",
          payload: wanted,
        });
        expect(JSON.parse(writeBroadcast("1.0.0", frame) as string)).toMatchObject({
          topic,
          event: "broadcast",
          payload: wanted,
        });
      }),
    );
    const reply = { joinRef: "1", ref: "2", topic: "t", event: "phx_reply", payload: { a: 1 } };
    expect(decoded(writeFrame("2.0.0", reply))).toEqual({
      join_ref: "1",
      ref: "2",
      topic: "t",
      event: "phx_reply",
      payload: { a: 1 },
    });
  });

  test("whose names are too long for their frame are not written", () => {
    const frame = { topic: "t", event: "é".repeat(128), payload: {}, meta: { id: "1" } };
    expect(writeBroadcast("2.0.0", frame)).toBeUndefined();
  });
});
