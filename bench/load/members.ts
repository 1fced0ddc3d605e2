import { createHash } from "node:crypto";
import { createRefreshTokens } from "@trousse/backend/auth/sessions/refresh-token";
import { openSession } from "@trousse/backend/auth/sessions/session";
import type { Engine } from "@trousse/backend/database/engine";
import { createBearer } from "@trousse/backend/identity/bearer";
import { emailOf } from "./families.ts";

/** One of several signed-in users. */
export interface Member {
  readonly account: string;
  readonly email: string;
  readonly session: string;
  /** Each has a network of their own, as families do: limits count by it. */
  readonly address: string;
  readonly boxes: readonly string[];
  refreshToken: string;
  accessToken: string;
}

/** Opens a session for each of these families, as signing in would, without their passwords. */
export async function openSessions(
  engine: Engine,
  jwtSecret: string,
  families: readonly number[],
): Promise<Member[]> {
  const refreshTokens = createRefreshTokens(jwtSecret);
  const members: Member[] = [];
  for (const family of families) {
    const account = uuidOf(`family ${family}`);
    members.push(
      await engine.transaction(async (tx) => {
        const opening = { userId: account, method: "password", userAgent: null } as const;
        const opened = await openSession(tx, refreshTokens, { ...opening, now: Date.now() });
        const boxes = await tx.query<{ id: string }>(
          "select id from public.medications where for_profile_id = $1::uuid order by created_at desc",
          [account],
        );
        return {
          account,
          email: emailOf(family),
          session: opened.session.id,
          address: `10.${(family >> 16) & 255}.${(family >> 8) & 255}.${family & 255}`,
          boxes: boxes.map(({ id }) => id),
          refreshToken: opened.refreshToken,
          accessToken: "",
        };
      }),
    );
  }
  return members;
}

/** As PostgreSQL makes one of `md5(…)`. */
export function uuidOf(name: string): string {
  const digits = createHash("md5").update(name).digest("hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** New access tokens for all: they are good for ten minutes, and a run may last longer. */
export async function signTokens(
  members: readonly Member[],
  { jwtSecret, origin }: { readonly jwtSecret: string; readonly origin: string },
): Promise<void> {
  const bearer = createBearer({ jwtSecret, issuer: `${origin}/auth/v1`, now: Date.now });
  for (const member of members) {
    const { token } = await bearer.sign({
      sub: member.account,
      session_id: member.session,
      email: member.email,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Zoé", last_name: "Le Gall", locale: "fr-fr" },
      aal: "aal1",
      amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }],
    });
    member.accessToken = token;
  }
}
