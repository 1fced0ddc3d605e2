import { type Keys, keyShapes } from "@trousse/backend/identity/api-keys";
import { z } from "zod";
import { OperatorError } from "../lifecycle/operator-error.ts";

export const keySettings = {
  PUBLISHABLE_KEY: z
    .string()
    .refine((text) => keyShapes.publishableKey.safeParse(text).success, {
      error: "PUBLISHABLE_KEY must be sb_publishable_ and 43 letters, digits, - or _.",
    })
    .optional(),
  SECRET_KEY: z
    .string()
    .refine((text) => keyShapes.secretKey.safeParse(text).success, {
      error: "SECRET_KEY must be sb_secret_ and 43 random letters, digits, - or _.",
    })
    .optional(),
  JWT_SECRET: z
    .string()
    .refine((text) => keyShapes.jwtSecret.safeParse(text).success, {
      error: "JWT_SECRET must be 43 or more random letters, digits, - or _.",
    })
    .optional(),
};

const keySchema = z.object(keySettings);

/** @throws {OperatorError} when some are given and one is missing, because keys of two origins do not match */
export function readKeys({
  PUBLISHABLE_KEY: publishableKey,
  SECRET_KEY: secretKey,
  JWT_SECRET: jwtSecret,
}: z.infer<typeof keySchema>): Keys | undefined {
  if (publishableKey && secretKey && jwtSecret) return { publishableKey, secretKey, jwtSecret };
  if (!publishableKey && !secretKey && !jwtSecret) return undefined;
  throw new OperatorError(
    "PUBLISHABLE_KEY, SECRET_KEY and JWT_SECRET must be set together, or none of them.",
  );
}
