import { expect, test } from "vitest";
import { member as memberEn } from "./en/member.ts";
import { phone as phoneEn } from "./en/phone.ts";
import { reminders as remindersEn } from "./en/reminders.ts";
import { member as memberEs } from "./es/member.ts";
import { phone as phoneEs } from "./es/phone.ts";
import { reminders as remindersEs } from "./es/reminders.ts";
import { member as memberFr } from "./fr/member.ts";
import { phone as phoneFr } from "./fr/phone.ts";
import { reminders as remindersFr } from "./fr/reminders.ts";

test.each([
  ["fr", phoneFr, memberFr, remindersFr],
  ["en", phoneEn, memberEn, remindersEn],
  ["es", phoneEs, memberEs, remindersEs],
] as const)(
  "%s: the page about a phone names the page and the test of notifications as they are named there",
  (_, phone, member, reminders) => {
    expect(phone.after).toContain(member.alerts);
    expect(phone.after).toContain(reminders.test.question);
  },
);
