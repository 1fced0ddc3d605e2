import { expect, test } from "vitest";
import { checkDoctor, type DoctorDraft, isWebLink } from "./doctor-draft.ts";
import { diallable, wrongPhone } from "./phone.ts";

const nobody: DoctorDraft = { name: "", phone: "", email: "", address: "", appointmentLink: "" };

test("a doctor may stay unknown", () => {
  expect(checkDoctor(nobody)).toEqual({
    ok: true,
    value: { name: null, phone: null, email: null, address: null, appointmentLink: null },
  });
});

test("a link copied without its scheme is one of the web", () => {
  const checked = checkDoctor({ ...nobody, appointmentLink: " www.example.org/rdv?a=1 " });
  expect(checked).toMatchObject({
    ok: true,
    value: { appointmentLink: "https://www.example.org/rdv?a=1" },
  });
});

test.each([
  { field: "name", typed: "é".repeat(201), wrong: "too-long", because: "200 fit" },
  { field: "phone", typed: "le matin", wrong: "not-a-phone", because: "it holds no digits" },
  { field: "phone", typed: "0".repeat(51), wrong: "too-long", because: "50 fit" },
  { field: "email", typed: "docteur", wrong: "not-an-email", because: "mail cannot reach it" },
  { field: "address", typed: "a".repeat(501), wrong: "too-long", because: "500 fit" },
  {
    field: "appointmentLink",
    typed: "javascript:alert(1)",
    wrong: "not-a-link",
    because: "it runs",
  },
  { field: "appointmentLink", typed: "data:text/html,x", wrong: "not-a-link", because: "it runs" },
  { field: "appointmentLink", typed: "https://rdv", wrong: "not-a-link", because: "no such host" },
  {
    field: "appointmentLink",
    typed: "https://doctor.example@evil.example/",
    wrong: "not-a-link",
    because: "it names another host than it leads to",
  },
] as const)("$field '$typed' is refused: $because", ({ field, typed, wrong }) => {
  expect(checkDoctor({ ...nobody, [field]: typed })).toEqual({
    ok: false,
    wrong: { [field]: wrong },
  });
});

test.each(["+33 1 42 34 56 78", "(212) 555-0142", "01.42.34.56.78 poste 12", "15"])(
  "%s is a phone number",
  (typed) => {
    expect(wrongPhone(typed)).toBeUndefined();
  },
);

test.each([
  { written: "+33 1 42 34 56 78", dialled: "+33142345678" },
  { written: "01.42.34.56.78 poste 12", dialled: "0142345678" },
  { written: "(212) 555-0142", dialled: "2125550142" },
])("$written is dialled $dialled", ({ written, dialled }) => {
  expect(diallable(written)).toBe(dialled);
});

test("what the database let in earlier is looked at again before it becomes a link", () => {
  expect(isWebLink("https://example.org")).toBe(true);
  expect(isWebLink("HTTP://EXAMPLE.ORG/rdv")).toBe(true);
  expect(isWebLink("javascript:alert(1)")).toBe(false);
  expect(isWebLink("https:\\\\example.org")).toBe(false);
});
