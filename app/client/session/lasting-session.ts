import { browserDb, type Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";
import { onConnectionChange } from "../offline/connection.ts";
import { type DeviceUse, lastingSession, storeLastingSession } from "./device-use.ts";

/** Whether this session is to outlast the idle time. @returns whether the server still has it */
export async function setLastingSession(db: Db, lasting: boolean): Promise<boolean> {
  return orThrow(await db.rpc("set_lasting_session", { lasting }));
}

/**
 * Has the server let the session of an own device last, and end that of any other. What could not be asked for is asked
 * for again once there is a connection.
 * @returns ends it
 */
export function keepLastingSession(accessToken: string, use: DeviceUse): () => void {
  const sessionId = sessionIdOf(accessToken);
  if (!sessionId) return () => undefined;
  const wanted = use === "own" ? sessionId : null;
  const ask = () => {
    if (lastingSession() !== wanted) void askFor(wanted);
  };
  ask();
  return onConnectionChange(ask);
}

async function askFor(wanted: string | null): Promise<void> {
  try {
    const isThere = await setLastingSession(browserDb(), wanted !== null);
    storeLastingSession(isThere ? wanted : null);
  } catch {
    // Asked again with the next page, or when the connection is back.
  }
}

/** The id in the claims of a token; undefined where it cannot be read. */
export function sessionIdOf(accessToken: string): string | undefined {
  try {
    const [, claims = ""] = accessToken.split(".");
    const text = atob(claims.replaceAll("-", "+").replaceAll("_", "/"));
    const { session_id: id } = JSON.parse(text) as { session_id?: unknown };
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}
