import { accountById, userJson } from "./account.ts";
import { AuthFailure } from "./failure.ts";
import { type AuthHandler, type AuthRoom, signedIn } from "./room.ts";

export const userNotFound = () =>
  new AuthFailure(403, "user_not_found", "User from sub claim in JWT does not exist");

/** GET /user */
export function createCurrentUser({ engine, now }: AuthRoom): AuthHandler {
  return async (call) => {
    const { userId } = signedIn(call);
    const account = await engine.transaction((tx) => accountById(tx, userId, { now: now() }));
    if (!account) throw userNotFound();
    return Response.json(userJson(account));
  };
}
