import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cryptographyInUse } from "./asvs/cryptography.ts";

const root = join(import.meta.dirname, "../..");
const files = execFileSync(
  "git",
  [
    "ls-files",
    "-co",
    "--exclude-standard",
    "app",
    "packages/backend",
    "domain",
    "server",
    "supabase",
  ],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^packages\/backend\/testing\//.test(file),
  );
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

const NAMED = /\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*"([^"]+)"/g;
/** Imported at the start, or where they are used. */
const PACKAGES =
  /(?:^import (?!type ).*|\b(?:import|require)\()"(age-encryption|bcrypt|jose|otpauth|web-push|altcha-lib|aws4fetch)(?:\/[^"]*)?"/gm;
const DERIVED = /^import .*\b(scrypt|hkdf|pbkdf2)(?:Sync)?\b.* from "node:crypto"/gm;

function meansIn(text: string): string[] {
  const found = [NAMED, PACKAGES].flatMap((shape) =>
    [...text.matchAll(shape)].map(([, means = ""]) => means),
  );
  const derived = [...text.matchAll(DERIVED)].flatMap(([line]) =>
    ["scrypt", "hkdf", "pbkdf2"].filter((means) => line.includes(means)),
  );
  return [...new Set([...found, ...derived])];
}

/** A use may move to the file beside. */
const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

test("every use of cryptography is in the inventory, and of the inventory each is there", () => {
  // What a browser computes protects nobody from itself.
  const onServers = sources.filter(({ file }) => !file.startsWith("app/"));
  const found = onServers.flatMap(({ file, text }) =>
    meansIn(text).map((means) => `${folderOf(file)} ${means}`),
  );
  const known = cryptographyInUse.map(({ file, means }) => `${folderOf(file)} ${means}`);
  expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort());
  const gone = cryptographyInUse.filter(({ file }) => !files.includes(file));
  expect(gone).toEqual([]);
});

/** Pauses, and moments to come again: nobody gains by guessing them. */
const BY_ORDINARY_CHANCE = [
  "app/client/live/live.ts",
  "app/client/queries/query-client.ts",
  "packages/backend/database/setup/retry-on-lock-conflict.ts",
  "server/app.ts",
];

test("chance that nobody may guess comes from the cryptography of Node, with 128 bits or more", () => {
  const ordinary = sources.filter(({ text }) => text.includes("Math.random("));
  expect(ordinary.map(({ file }) => file)).toEqual(BY_ORDINARY_CHANCE);
  const short = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/randomBytes\((\d+)\)/g)]
      .filter(([, bytes]) => Number(bytes) < 16)
      .map(([call]) => `${file} ${call}`),
  );
  // The name of a request in the log opens nothing.
  expect(short).toEqual(["server/http/request-id.ts randomBytes(8)"]);
});
