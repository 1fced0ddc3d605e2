import { expect, test } from "vitest";
import { type ContactDraft, checkContact } from "./contact-draft.ts";

const good: ContactDraft = {
  fullName: "Zoé Le Gall",
  email: "zoe@example.org",
  subject: "Une question",
  message: "Bonjour,\n\ncomment partager un profil ?",
  captchaToken: "proof",
};

test.each([
  { change: { fullName: " " }, wrong: { fullName: "required" } },
  { change: { email: "" }, wrong: { email: "required" } },
  { change: { email: "zoe@" }, wrong: { email: "not-an-email" } },
  { change: { email: "a@b.org, c@d.org" }, wrong: { email: "not-an-email" } },
  {
    change: { email: "zoe@example.org\r\nBcc: all@example.org" },
    wrong: { email: "not-an-email" },
  },
  { change: { subject: "\r\n" }, wrong: { subject: "required" } },
  { change: { message: "\n \n" }, wrong: { message: "required" } },
  { change: { captchaToken: "" }, wrong: { captchaToken: "captcha-missing" } },
  {
    change: { fullName: "", email: "", subject: "", message: "" },
    wrong: { fullName: "required", email: "required", subject: "required", message: "required" },
  },
])("$change is refused: $wrong", ({ change, wrong }) => {
  expect(checkContact({ ...good, ...change })).toEqual({ ok: false, wrong });
});

test.each([
  { field: "fullName", most: 100 },
  { field: "subject", most: 150 },
  { field: "message", most: 5000 },
] as const)("$field ends at $most characters, an emoji counting once", ({ field, most }) => {
  expect(checkContact({ ...good, [field]: "💊".repeat(most) })).toMatchObject({ ok: true });
  expect(checkContact({ ...good, [field]: "💊".repeat(most + 1) })).toEqual({
    ok: false,
    wrong: { [field]: "too-long" },
  });
});

test("a name and a subject are one line, an address has one spelling, a message keeps its lines", () => {
  expect(
    checkContact({
      fullName: "  Zoé\r\nBcc: all@example.org ",
      email: " Zoe@Example.org",
      subject: "Une\u2028question\tsimple\u0000",
      message: `\n${good.message}  `,
      captchaToken: "proof",
    }),
  ).toEqual({
    ok: true,
    value: {
      ...good,
      fullName: "Zoé Bcc: all@example.org",
      subject: "Une question simple",
    },
  });
});
