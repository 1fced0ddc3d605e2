import { z } from "zod";
import { invalid } from "./auth-failure.ts";

/** A PKCE challenge by SHA-256 (RFC 7636); a client without one is recognized by its cookie or by its password. */
export const challengeField = z
  .object({ code_challenge: z.string().nullish(), code_challenge_method: z.string().nullish() })
  .transform(({ code_challenge: challenge, code_challenge_method: method }) =>
    method?.toLowerCase() === "s256" && /^[\w-]{43}$/.test(challenge ?? "")
      ? (challenge ?? undefined)
      : undefined,
  );

/** Bytes of JSON for the metadata of an account, which is part of every access token. */
export const METADATA_BYTES = 2048;

/**
 * Addresses are plain ASCII, at most 254 characters of which 64 before the at sign (RFC 5321), stored in lower case. Two
 * spellings that a mail server could treat as one cannot be two accounts.
 */
const ADDRESS =
  /^(?=.{1,254}$)(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export const normalEmail = (text: string): string | undefined => {
  const email = text.toLowerCase();
  return ADDRESS.test(email) ? email : undefined;
};

export const emailField = z
  .string({ error: "An email address is required" })
  .transform((text, context) => {
    const email = normalEmail(text);
    if (email !== undefined) return email;
    context.addIssue({
      code: "custom",
      message: "Unable to validate email address: invalid format",
    });
    return z.NEVER;
  });

export const passwordField = z
  .string({ error: "A valid password is required" })
  .min(1, { error: "A valid password is required" });

export const metadataField = z
  .record(z.string(), z.unknown(), { error: "User metadata must be an object" })
  .refine(isWithinMetadataLimit, { error: `User metadata is limited to ${METADATA_BYTES} bytes` });

export function isWithinMetadataLimit(metadata: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) <= METADATA_BYTES;
}

/**
 * Validates the fields of a body. The message never contains the value that was sent.
 * @throws {AuthFailure} `validation_failed`
 */
export function parseBody<Fields>(schema: z.ZodType<Fields>, body: unknown): Fields {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues[0]?.message ?? "The request is not valid");
}

/** bcrypt ignores further bytes, so a longer password would be compared by its beginning only. */
export const PASSWORD_BYTES = 72;

export const isTooLong = (password: string) => Buffer.byteLength(password) > PASSWORD_BYTES;
