import { z } from "zod";
import type { AuthHandler } from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";

const MISSING = "invalid request: both auth code and code verifier should be non-empty";

const fields = z.object({
  auth_code: z.string({ error: MISSING }).min(1, { error: MISSING }).max(128, { error: MISSING }),
  code_verifier: z
    .string({ error: MISSING })
    .min(1, { error: MISSING })
    .max(128, { error: MISSING }),
});

/**
 * POST /token?grant_type=pkce, for `exchangeCodeForSession`: the code is the token of a confirmation or recovery link, and
 * the verifier stays in the browser that requested it. It permits the same as the link.
 */
export function createExchangeCode(verify: AuthHandler): AuthHandler {
  return async (call) => {
    const { auth_code, code_verifier } = parseBody(fields, call.body);
    try {
      const body = { type: "email", token_hash: auth_code, code_verifier };
      return await verify({ ...call, body });
    } catch (problem) {
      throw problem instanceof AuthFailure ? inWordsOfPkce(problem) : problem;
    }
  };
}

/** GoTrue's messages for an unknown or expired code, and for another browser's verifier. */
function inWordsOfPkce(failure: AuthFailure): AuthFailure {
  if (failure.code === "otp_expired") {
    return new AuthFailure(
      404,
      "flow_state_not_found",
      "invalid flow state, no valid flow state found",
    );
  }
  // Other proofs of the browser are not accepted in this request.
  if (failure.code !== "reauthentication_needed") return failure;
  return new AuthFailure(
    400,
    "bad_code_verifier",
    "code challenge does not match previously saved code verifier",
  );
}
