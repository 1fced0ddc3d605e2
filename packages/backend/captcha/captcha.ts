import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Engine } from "../database/engine.ts";
import { isFirstUse } from "./used-challenge.ts";

/** The actions that need a solved challenge. A challenge is valid for the one it was made for. */
export const CAPTCHA_ACTIONS = ["sign-up", "sign-in", "recover", "resend", "contact"] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

export interface Captcha {
  /** What the page needs to have a challenge solved: an ALTCHA challenge, or a provider and its site key. */
  challenge(action: CaptchaAction): Promise<unknown>;
  /**
   * Whether this is a solution for this action that has not expired and was not used before. Uses it up.
   * @throws {CaptchaOutage} when it could not be verified
   */
  verify(token: string, action: CaptchaAction): Promise<boolean>;
}

/** The provider of challenges does not answer, or does not know our keys. */
export class CaptchaOutage extends Error {
  override readonly name = "CaptchaOutage";

  /** @param cause undefined when the outage was known already */
  constructor(cause?: unknown) {
    super("No verdict on a captcha", { cause });
  }
}

/** Seconds to solve a challenge and to send the form. */
const TTL_SECONDS = 600;

/**
 * The work: PBKDF2 with this many rounds, tried this many times at least and at most. The average of 600 tries takes 0.7 s on
 * one core of a small server, and about as long on the four workers that a phone starts. The secret number of tries bounds
 * the work, so that no client needs ten times the average by bad luck.
 */
const WORK = { rounds: 5000, fewest: 300, most: 900 };

/**
 * The work where pages come by plain http from another machine: browsers lend no cryptography there, and their own
 * arithmetic is about eight times slower.
 */
export const WORK_WITHOUT_HTTPS: typeof WORK = { ...WORK, rounds: 600 };

/** Longest solution accepted, in characters of base64; ALTCHA's have about 700. */
const MAX_LENGTH = 2048;

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.int().positive().max(100_000),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.int().positive(),
      data: z.strictObject({ action: z.string().max(20) }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({
    counter: z.int().nonnegative(),
    derivedKey: z.string().max(64),
  }),
});

export interface CaptchaOptions {
  readonly engine: Engine;
  readonly jwtSecret: string;
  readonly now?: () => number;
  readonly work?: typeof WORK | undefined;
}

/**
 * ALTCHA: a proof of work that needs no other server. Challenges are not stored but signed, and a used one is stored in the
 * database until it would have expired anyway.
 */
export function createCaptcha({ engine, ...options }: CaptchaOptions): Captcha {
  const { jwtSecret, now = Date.now } = options;
  const secrets = secretsOf(jwtSecret);

  return {
    challenge: createChallenges(options),

    async verify(token, action) {
      const payload = read(token);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { nonce, expiresAt, data } = challenge.parameters;
      if (data.action !== action || expiresAt * 1000 <= now()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified && (await isFirstUse(engine, nonce, expiresAt * 1000, now()));
    },
  };
}

/** Makes signed challenges, without a database. */
export function createChallenges({
  jwtSecret,
  now = Date.now,
  work = WORK,
}: Omit<CaptchaOptions, "engine">): Captcha["challenge"] {
  const secrets = secretsOf(jwtSecret);
  return (action) =>
    createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: work.rounds,
      counter: randomInt(work.most, work.fewest),
      deriveKey,
      data: { action },
      expiresAt: Math.floor(now() / 1000) + TTL_SECONDS,
      ...secrets,
    });
}

function secretsOf(jwtSecret: string) {
  const derived = (purpose: string) =>
    createHmac("sha256", jwtSecret).update(purpose).digest("hex");
  return {
    hmacSignatureSecret: derived("captcha challenge"),
    hmacKeySignatureSecret: derived("captcha solution"),
  };
}

function read(token: string): z.infer<typeof solved> | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  try {
    return solved.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return undefined;
  }
}
