import { expect, test } from "vitest";
import { decode } from "./decode.ts";

test.each([
  { bytes: Buffer.from("comprimé"), text: "comprimé", because: "it is UTF-8" },
  { bytes: Buffer.from("comprim\xe9", "latin1"), text: "comprimé", because: "it is not UTF-8" },
  {
    bytes: Buffer.from("d\x92un m\xe9decin \x96 seul", "latin1"),
    text: "d’un médecin – seul",
    because: "CP1252 has more letters than Latin-1",
  },
  { bytes: Buffer.from("\uFEFF60000001"), text: "60000001", because: "a mark of order is no text" },
  { bytes: Buffer.from(""), text: "", because: "nothing is nothing" },
])("$text is read: $because", ({ bytes, text }) => {
  expect(decode(bytes)).toBe(text);
});
