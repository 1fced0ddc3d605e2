import { Secret, TOTP } from "otpauth";
import type { Db } from "#app/client/database/browser-db.ts";
import { type Case, codeOf } from "../case.ts";
import { type CaseContext, PASSWORD } from "../case-context.ts";
import { product } from "../recorded-product.ts";
import { SOLVED } from "../server.ts";

const {
  beginTwoSteps,
  confirmTwoSteps,
  endOtherSessions,
  endSession,
  endTwoSteps,
  listSessions,
  readTwoSteps,
  renewRecoveryCodes,
} = product.security;

const STEP_MS = 30_000;

/** A code counts once: `ahead` steps of half a minute are those of the next codes, which count as well. */
const codeOfApp = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * STEP_MS,
  });

/** Somebody whose account asks for two steps, on a session that has given both. */
async function withTwoFactors({ member, unobserved }: CaseContext) {
  const { db, email, userId } = await member();
  return unobserved(async () => {
    const { factorId, secret } = await beginTwoSteps(db);
    const codes = await confirmTwoSteps(db, { factorId, code: codeOfApp(secret) });
    return { db, email, userId, factorId, secret, codes };
  });
}

/** The same person on another device, with their password alone. */
async function withPasswordOnly({ visitor, unobserved }: CaseContext, email: string): Promise<Db> {
  const db = visitor();
  await unobserved(() =>
    db.auth.signInWithPassword({ email, password: PASSWORD, options: { captchaToken: SOLVED } }),
  );
  return db;
}

/** Devices, and the second step. */
export const securityCases: readonly Case[] = [
  {
    name: "listSessions: two devices",
    async run(world) {
      const { db, email } = await world.member();
      await withPasswordOnly(world, email);
      return (await listSessions(db)).map(({ isThis }) => isThis).sort();
    },
    expected: { wire: ["POST /rest/v1/rpc/list_sessions 200"], answer: [false, true] },
  },
  {
    name: "endSession: of another device",
    async run(world) {
      const { db, email } = await world.member();
      const laptop = await withPasswordOnly(world, email);
      const other = (await world.unobserved(() => listSessions(db))).find(({ isThis }) => !isThis);
      await endSession(db, other?.id ?? "");
      return codeOf(await laptop.from("profiles").select("id"));
    },
    expected: {
      wire: ["POST /rest/v1/rpc/end_session 200", "GET /rest/v1/profiles 401 PGRST303"],
      answer: "PGRST303",
    },
  },
  {
    name: "endSession: somebody else's",
    async run({ member, unobserved }) {
      const { db } = await member();
      const [mine] = await unobserved(() => listSessions(db));
      const eve = await member("eve");
      await endSession(eve.db, mine?.id ?? "");
      return (await listSessions(db)).length;
    },
    expected: {
      wire: ["POST /rest/v1/rpc/end_session 200", "POST /rest/v1/rpc/list_sessions 200"],
      answer: 1,
    },
  },
  {
    name: "set_lasting_session",
    async run({ member }) {
      const { db } = await member();
      const set = (lasting: boolean) => db.rpc("set_lasting_session", { lasting }).throwOnError();
      return [(await set(true)).data, (await set(false)).data];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/set_lasting_session 200",
        "POST /rest/v1/rpc/set_lasting_session 200",
      ],
      answer: [true, true],
    },
  },
  {
    name: "endOtherSessions",
    async run(world) {
      const { db, email } = await world.member();
      await withPasswordOnly(world, email);
      await endOtherSessions(db);
      return (await listSessions(db)).length;
    },
    expected: {
      wire: ["POST /auth/v1/logout 204", "POST /rest/v1/rpc/list_sessions 200"],
      answer: 1,
    },
  },
  {
    name: "readTwoSteps: of an account with a password alone",
    async run({ member }) {
      const { db } = await member();
      return readTwoSteps(db);
    },
    expected: {
      wire: ["GET /auth/v1/user 200"],
      answer: { factorId: null, codesLeft: null },
    },
  },
  {
    name: "beginTwoSteps and confirmTwoSteps",
    async run({ member }) {
      const { db } = await member();
      const { factorId, secret, qrCode } = await beginTwoSteps(db);
      const codes = await confirmTwoSteps(db, { factorId, code: codeOfApp(secret) });
      return {
        isPicture: decodeURIComponent(qrCode).startsWith("data:image/svg+xml,<svg"),
        codes: codes.length,
        now: await readTwoSteps(db),
      };
    },
    expected: {
      wire: [
        "POST /auth/v1/factors 200",
        "POST /auth/v1/factors/{id}/challenge 200",
        "POST /auth/v1/factors/{id}/verify 200",
        "POST /auth/v1/factors/recovery-codes 200",
        "GET /auth/v1/user 200",
        "GET /auth/v1/factors/recovery-codes 200",
      ],
      answer: { isPicture: true, codes: 10, now: { factorId: "an id", codesLeft: 10 } },
    },
  },
  {
    name: "proveSecond: with the authenticator",
    async run(world) {
      const { email, secret } = await withTwoFactors(world);
      const db = await withPasswordOnly(world, email);
      const before = codeOf(await db.from("profiles").select("id").single());
      const code = codeOfApp(secret, 1);
      await product.auth.proveSecond(db, { kind: "authenticator", code });
      return [before, codeOf(await db.from("profiles").select("id").single())];
    },
    expected: {
      wire: [
        "GET /rest/v1/profiles 406 PGRST116",
        "GET /auth/v1/user 200",
        "POST /auth/v1/factors/{id}/challenge 200",
        "POST /auth/v1/factors/{id}/verify 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: ["PGRST116", "done"],
    },
  },
  {
    name: "proveSecond: a wrong code",
    async run(world) {
      const { email } = await withTwoFactors(world);
      const db = await withPasswordOnly(world, email);
      return product.auth.proveSecond(db, { kind: "authenticator", code: "000000" });
    },
    expected: {
      wire: [
        "GET /auth/v1/user 200",
        "POST /auth/v1/factors/{id}/challenge 200",
        "POST /auth/v1/factors/{id}/verify 422 mfa_verification_failed",
      ],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "proveSecond: with a code on paper, once",
    async run(world) {
      const { email, codes } = await withTwoFactors(world);
      const [code = ""] = codes;
      const db = await withPasswordOnly(world, email);
      await product.auth.proveSecond(db, { kind: "recovery", code });
      const again = await withPasswordOnly(world, email);
      const { codesLeft } = await readTwoSteps(db);
      const second = await product.auth
        .proveSecond(again, { kind: "recovery", code })
        .catch(() => "refused");
      return { codesLeft, second };
    },
    expected: {
      wire: [
        "POST /auth/v1/factors/recovery-codes/verify 200",
        "GET /auth/v1/user 200",
        "GET /auth/v1/factors/recovery-codes 200",
        "POST /auth/v1/factors/recovery-codes/verify 422 mfa_verification_failed",
      ],
      answer: { codesLeft: 9, second: "refused" },
    },
  },
  {
    name: "renewRecoveryCodes",
    async run(world) {
      const { db, codes } = await withTwoFactors(world);
      const renewed = await renewRecoveryCodes(db);
      return renewed.filter((code) => codes.includes(code)).length;
    },
    expected: { wire: ["POST /auth/v1/factors/recovery-codes/regenerate 200"], answer: 0 },
  },
  {
    name: "endTwoSteps",
    async run(world) {
      const { db, factorId } = await withTwoFactors(world);
      await endTwoSteps(db, factorId);
      return readTwoSteps(db);
    },
    expected: {
      wire: [
        "DELETE /auth/v1/factors/{id} 200",
        "POST /auth/v1/token?grant_type=refresh_token 200",
        "GET /auth/v1/user 200",
      ],
      answer: { factorId: null, codesLeft: null },
    },
  },
];
