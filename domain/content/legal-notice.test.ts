import { expect, test } from "vitest";
import { legalNotice } from "./legal-notice.ts";

const SAYINGS = [
  { language: "fr", key: "legal_publisher", value: " Association Les Tilleuls " },
  { language: "es", key: "legal_publisher", value: "" },
  { language: "fr", key: "legal_contact", value: "Écrire à la mairie" },
  { language: "en", key: "legal_contact", value: "Write to the town hall" },
  { language: "fr", key: "legal_host", value: "  " },
] as const;

test("what is missing in a language is read in French, and what nobody filled in is null", () => {
  expect(legalNotice(SAYINGS, "en")).toEqual({
    publisher: "Association Les Tilleuls",
    address: null,
    host: null,
    contact: "Write to the town hall",
  });
  expect(legalNotice(SAYINGS, "es").publisher).toBe("Association Les Tilleuls");
  expect(legalNotice([], "fr")).toEqual({
    publisher: null,
    address: null,
    host: null,
    contact: null,
  });
});
