import { expect, test } from "vitest";
import { type ActionKind, senderOf } from "#app/client/offline/actions.ts";
import "./layout.tsx";

const KINDS: Readonly<Record<ActionKind, true>> = {
  take: true,
  same: true,
  skip: true,
  later: true,
  undo: true,
  unskip: true,
  log: true,
  "delete-intake": true,
  "note-illness": true,
  "delete-illness-entry": true,
  "mark-alert": true,
};

test("whatever waits on a device can be sent as soon as the frame of the pages is there", () => {
  expect(Object.keys(KINDS).filter((kind) => !senderOf(kind as ActionKind))).toEqual([]);
});
