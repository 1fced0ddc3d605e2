import { JOSEError, JWTExpired } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";

/** Seconds for which an access token is valid. Clients refresh it 90 seconds before. */
export const ACCESS_TOKEN_SECONDS = 600;

/** Seconds that the clock of another copy of this server may be ahead. */
const CLOCK_SKEW_SECONDS = 30;

/** Verified tokens that are cached, so that only the first request with a token verifies its signature. */
const MAX_CACHED = 2000;

/** Longest token accepted, in characters. Ours stay well below, because user metadata is bounded. */
const MAX_LENGTH = 6144;

const claims = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  // The only role of a person. Even a token with a valid signature cannot have another.
  role: z.literal("authenticated"),
  iat: z.number(),
  exp: z.number(),
});

export type Claims = z.infer<typeof claims>;

/** The claims of a person in a token, with GoTrue's names. */
export interface TokenFacts {
  readonly sub: string;
  readonly session_id: string;
  readonly email: string;
  readonly app_metadata: Record<string, unknown>;
  readonly user_metadata: Record<string, unknown>;
  readonly aal: "aal1" | "aal2";
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
}

export interface CheckedToken {
  readonly claims: Claims;
  /** All claims as JSON text: what `auth.jwt()` reads in the database. */
  readonly json: string;
}

export interface Bearer {
  /** The token and its expiry, in seconds since 1970. */
  sign(facts: TokenFacts): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** Verifies everything but the session, which is in the database. */
  check(token: string): Promise<CheckedToken | "expired" | "invalid">;
}

export interface BearerOptions {
  readonly jwtSecret: string;
  /** Origin and path of the auth server, as `iss`. */
  readonly issuer: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createBearer({ jwtSecret, issuer, now }: BearerOptions): Bearer {
  const key = new TextEncoder().encode(jwtSecret);
  const cachedTokens = new Map<string, CheckedToken>();
  const seconds = () => Math.floor(now() / 1000);

  async function verify(token: string): Promise<CheckedToken | "expired" | "invalid"> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        issuer,
        audience: "authenticated",
        currentDate: new Date(now()),
      });
      const parsed = claims.safeParse(payload);
      if (!parsed.success || parsed.data.iat > seconds() + CLOCK_SKEW_SECONDS) return "invalid";
      return { claims: parsed.data, json: JSON.stringify(payload) };
    } catch (problem) {
      if (problem instanceof JWTExpired) return "expired";
      if (problem instanceof JOSEError || problem instanceof TypeError) return "invalid";
      throw problem;
    }
  }

  return {
    async sign(facts) {
      const issuedAt = seconds();
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({
        ...facts,
        amr: [...facts.amr],
        phone: "",
        role: "authenticated",
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(issuer)
        .setAudience("authenticated")
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },

    async check(token) {
      if (token.length > MAX_LENGTH) return "invalid";
      const known = cachedTokens.get(token);
      if (known) {
        if (known.claims.exp > seconds()) return known;
        cachedTokens.delete(token);
        return "expired";
      }
      const checked = await verify(token);
      if (typeof checked === "string") return checked;
      if (cachedTokens.size >= MAX_CACHED) {
        const oldest = cachedTokens.keys().next();
        if (!oldest.done) cachedTokens.delete(oldest.value);
      }
      cachedTokens.set(token, checked);
      return checked;
    },
  };
}
