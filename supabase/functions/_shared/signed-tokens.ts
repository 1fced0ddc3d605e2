import { createHmac, timingSafeEqual } from "node:crypto";

/** The purposes of tokens. One made for one purpose is invalid for another. */
export type TokenPurpose = "message" | "unsubscribe";

/** Signed tokens for clients without a session: a service worker, a mail program. */
export interface SignedTokens {
  /** @param expiresAt milliseconds since 1970; without it the token is valid as long as the secret is unchanged */
  sign(purpose: TokenPurpose, facts: readonly string[], expiresAt?: number): string;
  /** Returns the facts; undefined for a token with a wrong signature, of another purpose, or expired. */
  verify(purpose: TokenPurpose, token: string): readonly string[] | undefined;
}

const MAX_CHARACTERS = 500;

/** @param secret shared by all copies of the server */
export function createSignedTokens(secret: string, now: () => number = Date.now): SignedTokens {
  const sign = (purpose: TokenPurpose, body: string) =>
    createHmac("sha256", secret).update(`seal ${purpose} ${body}`).digest("base64url");

  return {
    sign(purpose, facts, expiresAt = 0) {
      const body = Buffer.from(JSON.stringify([expiresAt, ...facts])).toString("base64url");
      return `${body}.${sign(purpose, body)}`;
    },
    verify(purpose, token) {
      const [body = "", signature = "", ...more] = token.split(".");
      if (token.length > MAX_CHARACTERS || more.length > 0) return undefined;
      if (!isSameSignature(signature, sign(purpose, body))) return undefined;
      // The signature is valid, so the content is our own.
      const text = Buffer.from(body, "base64url").toString();
      const [expiresAt, ...facts] = JSON.parse(text) as [number, ...string[]];
      return expiresAt === 0 || now() < expiresAt ? facts : undefined;
    },
  };
}

function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
