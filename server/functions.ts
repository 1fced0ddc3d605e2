import { z } from "zod";
import type { Engine, Identity } from "../backend/database/engine.ts";
import type { FunctionHandler } from "../backend/functions/functions.ts";
import type { Caller } from "../backend/gates/caller.ts";
import type { Handler, Person, Query } from "../supabase/functions/_shared/deps.ts";
import { createTakeTurns } from "../supabase/functions/_shared/turns.ts";
import { contact } from "../supabase/functions/contact/handler.ts";
import { shareProfile } from "../supabase/functions/share-profile/handler.ts";

const HANDLERS = { contact, "share-profile": shareProfile } satisfies Record<string, Handler>;

const SERVICE: Identity = { role: "service_role", claims: '{"role":"service_role"}' };

/** Both were written by us, and a token's address is one that was confirmed. */
const claims = z.object({ sub: z.string(), email: z.string() });

export interface FunctionsOptions {
  readonly engine: Engine;
  /** Known to every copy of the server and to nobody else. */
  readonly secret: string;
  /** Origin of the product, without a closing slash. */
  readonly siteUrl: string;
}

/** The Node door: the functions of the product, by name, as the backend calls them. */
export function openFunctions({
  engine,
  secret,
  siteUrl,
}: FunctionsOptions): Readonly<Record<string, FunctionHandler>> {
  const as =
    (identity: Identity): Query =>
    (text, values = []) =>
      engine.asRole(identity, text, values);
  const asService = as(SERVICE);
  const takeTurns = createTakeTurns(asService, secret);

  const behindDoor =
    (handler: Handler): FunctionHandler =>
    (request, { caller, network, proveSolved, sendMail }) =>
      handler(request, {
        person: personOf(caller),
        network,
        siteUrl,
        asCaller: as(caller),
        asService,
        proveSolved,
        takeTurns,
        sendMail,
      });

  return Object.fromEntries(
    Object.entries(HANDLERS).map(([name, handler]) => [name, behindDoor(handler)]),
  );
}

function personOf({ token, claims: text }: Caller): Person | undefined {
  if (!token) return undefined;
  const { sub, email } = claims.parse(JSON.parse(text));
  return { id: sub, email };
}
