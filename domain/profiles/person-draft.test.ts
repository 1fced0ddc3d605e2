import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkPerson, type PersonDraft } from "./person-draft.ts";

const today = day("2026-03-31");
const lea: PersonDraft = { firstName: "Léa", lastName: "", type: "child", bornOn: "", phone: "" };

test("one name is enough", () => {
  expect(checkPerson({ ...lea, firstName: " ", lastName: " Moreau " }, today)).toEqual({
    ok: true,
    value: { firstName: null, lastName: "Moreau", type: "child", bornOn: null, phone: null },
  });
});

test.each([
  { typed: { firstName: " " }, wrong: { firstName: "required" }, because: "no name is left" },
  { typed: { lastName: "é".repeat(101) }, wrong: { lastName: "too-long" }, because: "100 fit" },
  { typed: { type: "baby" }, wrong: { type: "not-a-type" }, because: "there are two types" },
  { typed: { bornOn: "2026-04-01" }, wrong: { bornOn: "in-the-future" }, because: "not yet born" },
  { typed: { bornOn: "2025-02-29" }, wrong: { bornOn: "not-a-day" }, because: "no leap year" },
  { typed: { phone: "le soir" }, wrong: { phone: "not-a-phone" }, because: "it cannot be dialled" },
])("$typed is refused: $because", ({ typed, wrong }) => {
  expect(checkPerson({ ...lea, ...typed }, today)).toEqual({ ok: false, wrong });
});
