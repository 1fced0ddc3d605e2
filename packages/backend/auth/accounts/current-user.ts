import { type AuthContext, type AuthHandler, requireSignedIn } from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { accountById, userJson } from "./account.ts";

export const userNotFound = () =>
  new AuthFailure(403, "user_not_found", "User from sub claim in JWT does not exist");

/** GET /user */
export function createCurrentUser({ engine, now }: AuthContext): AuthHandler {
  return async (call) => {
    const { userId } = requireSignedIn(call);
    const account = await engine.transaction((tx) => accountById(tx, userId, { now: now() }));
    if (!account) throw userNotFound();
    return Response.json(userJson(account));
  };
}
