import { afterEach, expect, test, vi } from "vitest";
import { createCheckNewPassword, defaultPasswordProblems } from "./check-new-password.ts";
import { createPasswords } from "./passwords.ts";

const OWNER = { email: "claire@example.org", metadata: {} };

afterEach(() => vi.unstubAllEnvs());

test("a stored password costs what hosted Supabase's do, whatever the environment says", async () => {
  vi.stubEnv("RUN_SPEC", "1");
  vi.stubEnv("NODE_ENV", "test");
  vi.stubEnv("BCRYPT_COST", "4");
  expect(await createPasswords().hash("Doliprane-1000")).toMatch(/^\$2b\$10\$/);
});

const passwords = createPasswords(4);
const longest = "é".repeat(36);

test.each([
  { password: "Doliprane-1000", other: "doliprane-1000", because: "capitals count" },
  { password: longest, other: `${longest}x`, because: "72 bytes are not 73" },
  { password: `${"a".repeat(71)}b`, other: `${"a".repeat(71)}c`, because: "the last byte counts" },
])("$other is not $password: $because", async ({ password, other }) => {
  const hash = await passwords.hash(password);
  expect(await passwords.matches(password, hash)).toBe(true);
  expect(await passwords.matches(other, hash)).toBe(false);
});

test.each([undefined, null, ""])(
  "nothing matches an account without a password (%s)",
  async (hash) => {
    expect(await passwords.matches("", hash)).toBe(false);
  },
);

test("an unknown account takes as long as a wrong password", async () => {
  const real = createPasswords();
  const hash = await real.hash("Doliprane-1000");
  const time = async (stored: string | undefined) => {
    // Of the processor, so that what else the machine does is not counted.
    const before = process.cpuUsage();
    await real.matches("wrong", stored);
    return process.cpuUsage(before).user;
  };
  await time(undefined);
  const [known, unknown]: number[][] = [[], []];
  for (let round = 0; round < 9; round++) {
    known?.push(await time(hash));
    unknown?.push(await time(undefined));
  }
  const middle = (values: number[] = []) => values.toSorted((a, b) => a - b)[4] ?? 0;
  expect(Math.abs(middle(known) / middle(unknown) - 1)).toBeLessThan(0.5);
});

test.each([
  { password: "Aa1!aaaa", reasons: [], because: "eight characters of four classes" },
  { password: "Aa1!aaa", reasons: ["length"], because: "seven characters" },
  { password: "Éé1 éééé", reasons: [], because: "accents are letters and a space is a sign" },
  { password: "aa1!aaaa", reasons: ["characters"], because: "no capital" },
  { password: "AA1!AAAA", reasons: ["characters"], because: "no small letter" },
  { password: "Aa!!aaaa", reasons: ["characters"], because: "no digit" },
  { password: "Aa11aaaa", reasons: ["characters"], because: "no sign" },
  { password: "Aa1!👩‍👩‍👧", reasons: [], because: "code points count, not bytes" },
  { password: "a", reasons: ["length", "characters"], because: "both are said at once" },
])("$password has problems $reasons: $because", ({ password, reasons }) => {
  expect(defaultPasswordProblems(password)).toEqual(reasons);
});

test("72 bytes are allowed, 73 are refused before any other rule", async () => {
  const strong = (bytes: number) => `Aa1!${"é".repeat((bytes - 4) / 2)}`;
  await createCheckNewPassword(defaultPasswordProblems, undefined)(strong(72), OWNER);
  const check = createCheckNewPassword(() => ["length"], undefined);
  await expect(check(`${strong(72)}a`, OWNER)).rejects.toThrow("72 bytes");
});
