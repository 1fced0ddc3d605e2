import { type AuthContext, type AuthHandler, requireSignedIn } from "../auth-context.ts";
import { invalid } from "../auth-failure.ts";
import { endSessions } from "./session.ts";

/** POST /logout?scope=global|local|others. Every token of an ended session is refused immediately. */
export function createSignOut({ engine, sessions }: AuthContext): AuthHandler {
  return async (call) => {
    const { userId, sessionId } = requireSignedIn(call);
    const which = {
      global: {},
      local: { only: sessionId },
      others: { but: sessionId },
    }[scopeOf(call.query.get("scope"))];
    await engine.transaction((tx) => endSessions(tx, userId, which));
    sessions.clearCache();
    return new Response(null, { status: 204 });
  };
}

function scopeOf(text: string | null): "global" | "local" | "others" {
  if (text === null || text === "global") return "global";
  if (text === "local" || text === "others") return text;
  throw invalid("Unsupported logout scope");
}
