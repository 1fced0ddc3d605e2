import { expect, test } from "vitest";
import { checkRedirect } from "./check-redirect.ts";

const ORIGIN = "https://trousse.example";

test.each([ORIGIN, `${ORIGIN}/`, `${ORIGIN}/fr-fr/dashboard?next=%2Falerts#top`])(
  "%s is ours",
  (address) => {
    expect(checkRedirect(address, [ORIGIN])).toBe(address);
  },
);

test.each([null, ""])("no address means none", (address) => {
  expect(checkRedirect(address, [ORIGIN])).toBeUndefined();
});

test.each([
  { address: "https://evil.example/", because: "it is another host" },
  { address: "https://trousse.example.evil.example/", because: "ours is only its beginning" },
  { address: "https://trousse.example@evil.example/", because: "ours is only its user name" },
  { address: "https://evil.example/https://trousse.example/", because: "ours is only its path" },
  { address: "http://trousse.example/", because: "it is not encrypted" },
  { address: "https://trousse.example:8443/", because: "it is another port" },
  { address: "https://TROUSSE.example/", because: "it is not to the letter" },
  { address: "//trousse.example/", because: "it has no scheme" },
  { address: "/fr-fr/dashboard", because: "it has no origin" },
  { address: "javascript:alert(1)//https://trousse.example/", because: "it is a script" },
  { address: "data:text/html,https://trousse.example/", because: "it is a document" },
  { address: "https://trousse.example/\\evil.example", because: "browsers read \\ as /" },
  { address: "https://trousse.example/\r\nSet-Cookie: a", because: "a header could follow" },
  { address: " https://trousse.example/", because: "it starts with a space" },
])("$address is refused: $because", ({ address }) => {
  expect(() => checkRedirect(address, [ORIGIN])).toThrow("not allowed");
});

test("a port next to ours on this machine is not ours", () => {
  expect(() => checkRedirect("http://localhost:30001/", ["http://localhost:3000"])).toThrow();
  expect(() => checkRedirect("http://127.0.0.1:3000/", ["http://localhost:3000"])).toThrow();
});

const NAMES = ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"];

test.each(NAMES.map((name) => `${name}/fr-fr/dashboard`))(
  "of three names, %s is ours",
  (address) => {
    expect(checkRedirect(address, NAMES)).toBe(address);
  },
);

test.each([
  "http://127.0.0.2:3000/",
  "http://127.0.0.1:3001/",
  "http://127.1:3000/",
  "http://2130706433:3000/",
  "http://[::ffff:127.0.0.1]:3000/",
  "http://[::1]:3000@evil.example/",
  "http://[::1]:30000/",
])("of three names, %s is none", (address) => {
  expect(() => checkRedirect(address, NAMES)).toThrow("not allowed");
});
