import { expect, test } from "vitest";
import { knownGiver } from "./giver.ts";

test.each([
  { id: "me", name: "Claire", reader: "me", known: { kind: "you" } },
  { id: "me", name: null, reader: "me", known: { kind: "you" } },
  { id: "me", name: "Claire", reader: null, known: { kind: "named", name: "Claire" } },
  { id: "him", name: "Julien", reader: "me", known: { kind: "named", name: "Julien" } },
  { id: "him", name: null, reader: "me", known: { kind: "nameless" } },
  { id: null, name: "Nina", reader: "me", known: { kind: "helper", name: "Nina" } },
  { id: null, name: "Nina", reader: null, known: { kind: "helper", name: "Nina" } },
  { id: null, name: null, reader: "me", known: { kind: "unknown" } },
  { id: null, name: null, reader: null, known: { kind: "unknown" } },
])("a dose by $id named $name is read by $reader as $known.kind", ({ id, name, reader, known }) => {
  expect(knownGiver({ id, name }, reader)).toEqual(known);
});
