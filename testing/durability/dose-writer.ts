import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createAccount } from "../builders/account.ts";
import type { RunningServer } from "../harness/running-server.ts";
import { refreshedSession } from "./refreshed-session.ts";

const STOCK = 1_000_000;

export interface DoseWriter {
  readonly client: SupabaseClient;
  /** Takes one dose by HTTP. @returns the status that the browser saw; 0 where none came */
  take(): Promise<number>;
  /** Prolongs the session where it ends soon: to be called while the server runs, before doses that may go wrong. */
  refreshSession(): Promise<void>;
  /** Compares what was acknowledged with what there is. */
  count(): Promise<DoseCount>;
}

export interface DoseCount {
  readonly acknowledged: number;
  /** Acknowledged and not there. */
  readonly lost: number;
  /** Doses without their stock, or stock without its doses. */
  readonly inconsistent: number;
}

/** An account of a running server, with a box in which doses never end. */
export async function createDoseWriter(server: RunningServer): Promise<DoseWriter> {
  const publishableKey = await server.publishableKey();
  const localToken = await server.localToken();
  const place = { url: server.url, publishableKey, localToken, fetch };
  const claire = { firstName: "Claire", lastName: "Moreau", password: "Vent-du-Nord7" };
  const joined = await createAccount(place, { ...claire, email: "claire@example.org" });
  // A client of its own for who writes: nothing is asked again behind its back.
  const prolonged = refreshedSession(joined.client, joined.session);
  let token = await prolonged();
  const client = createClient(server.url, publishableKey, { accessToken: async () => token });
  const medication = randomUUID();
  await client
    .from("medications")
    .insert({
      id: medication,
      user_id: joined.account,
      name: "Spasfon",
      dosage: "80 mg",
      form: "Comprimé",
      total_quantity: STOCK,
      current_quantity: STOCK,
      expiry_date: "2030-06-30",
    })
    .throwOnError();
  const acknowledged: string[] = [];
  return {
    client,
    async refreshSession() {
      token = await prolonged();
    },
    async take() {
      const id = randomUUID();
      const { error, status } = await client
        .from("medication_intake_logs")
        .insert({ id, medication_id: medication });
      if (!error) acknowledged.push(id);
      return status;
    },
    async count() {
      const { data: box } = await client
        .from("medications")
        .select("current_quantity")
        .eq("id", medication)
        .single()
        .throwOnError();
      const kept = new Set(await listIds(client, medication));
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((id) => !kept.has(id)).length,
        inconsistent: Math.abs(STOCK - Number(box.current_quantity) - kept.size),
      };
    },
  };
}

async function listIds(client: SupabaseClient, medication: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data } = await client
      .from("medication_intake_logs")
      .select("id")
      .eq("medication_id", medication)
      .order("id")
      .range(ids.length, ids.length + 999)
      .throwOnError();
    ids.push(...data.map(({ id }) => String(id)));
    if (data.length < 1000) return ids;
  }
}

interface DosesUnderWay {
  /** Settles when the server has acknowledged a dose of this round: on a slow disk a commit takes half a second. */
  readonly firstAcknowledged: Promise<void>;
  /** Ends the round and waits for what is under way. */
  stop(): Promise<void>;
}

/** Several at once, until they are stopped. */
export function takeDosesUntilStopped(taker: DoseWriter, hands: number): DosesUnderWay {
  const { promise: firstAcknowledged, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const taps = Array.from({ length: hands }, async () => {
    while (!isOver) if ((await taker.take()) === 201) resolve();
  });
  return {
    firstAcknowledged,
    async stop() {
      isOver = true;
      await Promise.all(taps);
    },
  };
}
