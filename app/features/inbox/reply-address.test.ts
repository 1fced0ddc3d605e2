import { expect, test } from "vitest";
import { replyAddress } from "./reply-address.ts";

const message = {
  email: "zoe@example.org",
  subject: "Une question",
  text: "Bonjour,\nmerci & à bientôt ?",
};

test("the answer goes to who wrote, under their subject, above their words", () => {
  const address = new URL(replyAddress(message, "Zoé a écrit :"));
  expect(address.pathname).toBe("zoe@example.org");
  expect(address.searchParams.get("subject")).toBe("Re: Une question");
  expect(address.searchParams.get("body")).toBe(
    "\r\n\r\nZoé a écrit :\r\n> Bonjour,\r\n> merci & à bientôt ?",
  );
});

test("an answer to an answer has one prefix", () => {
  const { searchParams } = new URL(replyAddress({ ...message, subject: "RE : bonjour" }, ""));
  expect(searchParams.get("subject")).toBe("RE : bonjour");
});

test.each([
  { email: "zoe@example.org?bcc=eve@example.org" },
  { email: "zoe@example.org&cc=eve@example.org" },
  { email: "zoe@example.org,eve@example.org" },
  { email: "zoe@example.org\r\nBcc: eve@example.org" },
])("$email adds nobody else to the answer", ({ email }) => {
  const address = replyAddress({ ...message, email }, "");
  const [to = ""] = address.split("?");
  expect(to).not.toMatch(/[?&,\r\n]/);
  expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
});
