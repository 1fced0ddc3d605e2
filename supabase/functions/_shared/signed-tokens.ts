import { createHmac, timingSafeEqual } from "node:crypto";

/** What a sealed token may be good for. One made for a deed is worth nothing for another. */
export type TokenPurpose = "message" | "unsubscribe";

/** Tokens that nobody but the product can make, for who has no session at hand: a service worker, a mail program. */
export interface SignedTokens {
  /** @param expiresAt milliseconds since 1970; without it the token is good for as long as its secret */
  sign(purpose: TokenPurpose, facts: readonly string[], expiresAt?: number): string;
  /** The facts, or undefined for a token that is not ours, of another purpose, or over. */
  verify(purpose: TokenPurpose, token: string): readonly string[] | undefined;
}

const MAX_CHARACTERS = 500;

/** @param secret known to every copy of the server and to nobody else */
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
      // Ours from here on: nobody else could have signed it.
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
