import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { engines } from "#testing/engines/engines.ts";
import { changeRoles } from "./roles.ts";

const LONG = 60_000;

describe.each(engines)("on $name", ({ open, openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openMigrated();
    // The first confirmed account of an installation is its admin.
    await account("claire@example.org");
    await account("paul@example.org");
    await account("eve@example.org", null);
  }, LONG);
  afterEach(() => ask("grant claire@example.org admin"));
  afterAll(() => engine.close());

  const ask = (line: string) => changeRoles(engine, line.split(" "));
  const account = (email: string, confirmedAt: Date | null = new Date()) =>
    engine.transaction((tx) =>
      tx.query(
        "insert into auth.users (id, email, email_confirmed_at) values ($1::uuid, $2, $3::timestamptz)",
        [randomUUID(), email, confirmedAt],
      ),
    );

  test("roles are granted, listed and revoked", async () => {
    expect(await ask("list")).toBe("claire@example.org: admin");
    expect(await ask("grant Paul@Example.org moderator")).toBe(
      "paul@example.org is moderator now.",
    );
    expect(await ask("grant paul@example.org admin")).toBe("paul@example.org is admin now.");
    expect(await ask("grant paul@example.org admin")).toBe("paul@example.org was admin already.");
    expect(await ask("list")).toBe("claire@example.org: admin\npaul@example.org: admin, moderator");
    expect(await ask("revoke claire@example.org admin")).toBe(
      "claire@example.org is not admin any more.",
    );
    expect(await ask("revoke claire@example.org admin")).toBe("claire@example.org was not admin.");
    await ask("grant claire@example.org admin");
    await ask("revoke paul@example.org moderator");
    await ask("revoke paul@example.org admin");
    expect(await ask("list")).toBe("claire@example.org: admin");
  });

  test.each([
    {
      line: "grant nobody@example.org admin",
      says: "Nobody has an account with nobody@example.org.",
    },
    {
      line: "grant eve@example.org admin",
      says: "eve@example.org has not confirmed this address.",
    },
    {
      line: "grant paul@example.org owner",
      says: "owner is no role: choose admin, moderator, premium.",
    },
    {
      line: "revoke claire@example.org admin",
      says: "claire@example.org is the only admin: make somebody else admin first.",
    },
    { line: "grant paul@example.org", says: /^npm run admin -- grant/ },
    { line: "grant paul@example.org admin now", says: /^npm run admin -- grant/ },
    { line: "", says: /^npm run admin -- grant/ },
    { line: "list everybody", says: /^npm run admin -- grant/ },
    { line: "crown paul@example.org admin", says: /^npm run admin -- grant/ },
  ])("'$line' is refused and changes nothing", async ({ line, says }) => {
    const before = await ask("list");
    const refusal = await ask(line).catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect((refusal as OperatorError).message).toMatch(says);
    expect(await ask("list")).toBe(before);
  });

  test("of two admins who revoke each other's role at once, one remains", async () => {
    await ask("grant paul@example.org admin");
    await Promise.allSettled([
      ask("revoke claire@example.org admin"),
      ask("revoke paul@example.org admin"),
    ]);
    expect((await ask("list")).split("\n")).toHaveLength(1);
    await ask("grant claire@example.org admin");
    await ask("revoke paul@example.org admin");
  });

  test("a database without the tables of Trousse is distinguished from one without roles", async () => {
    const empty = await open();
    await expect(changeRoles(empty, ["list"])).rejects.toThrow("run npm start and sign up first");
    await empty.close();
  });
});

describe("the command", () => {
  const command = (dataDir: string) =>
    spawnSync(process.execPath, ["scripts/admin.ts", "list"], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: "utf8",
    });

  async function folder() {
    const place = await mkdtemp(join(tmpdir(), "trousse-admin-"));
    onTestFinished(() => rm(place, { recursive: true }));
    return place;
  }

  test(
    "says in one sentence that the server is running, because its database has one process",
    async () => {
      const place = await folder();
      await mkdir(join(place, "pgdata"));
      onTestFinished(lockFolder(place));
      const { status, stderr } = command(place);
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^The folder .+ is already in use by process \d+; stop it first .+\n$/,
      );
    },
    LONG,
  );

  test(
    "does not create an installation in a wrong folder",
    async () => {
      const { status, stderr } = command(await folder());
      expect(status).toBe(1);
      expect(stderr).toMatch(/^There is no data in .+: set DATA_DIR, or run npm start first\.\n$/);
    },
    LONG,
  );
});
