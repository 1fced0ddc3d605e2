import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { createAccount } from "#testing/builders/account.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

/** Rows per insert: a request may have 128 kB. */
const BATCH = 200;

/** The real server in its own process, and a signed-in person. */
export interface BenchServer {
  readonly server: RunningServer;
  readonly publishableKey: string;
  readonly session: Session;
  readonly client: SupabaseClient;
  close(): Promise<void>;
}

export async function startBenchServer(
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "trousse-bench-"));
  const server = await RunningServer.start(dataDir, environment);
  const close = async () => {
    await server.stop("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const publishableKey = await server.publishableKey();
    const { client, session } = await createAccount(
      { url: server.url, publishableKey, localToken: await server.localToken(), fetch },
      {
        email: "bench@example.org",
        password: "Vent-du-Nord7",
        firstName: "Zoé",
        lastName: "Le Gall",
      },
    );
    return { server, publishableKey, session, client, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

const FORMS = ["Comprimé", "Gélule", "Sirop", "Crème", "Solution injectable"];
const NAMES = ["Doliprane", "Spasfon", "Gaviscon", "Crème à l’arnica", "Lévothyrox", "Bisoprolol"];

/**
 * Adds boxes to the account's main profile, each with a different name, some expired, some empty.
 * @returns their ids
 */
export async function fillCabinet(
  { client, session }: Pick<BenchServer, "client" | "session">,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    user_id: session.user.id,
    name: `${NAMES[n % NAMES.length]} ${String(n).padStart(4, "0")}`,
    dosage: `${(n % 9) + 1}00 mg`,
    form: FORMS[n % FORMS.length],
    total_quantity: 30,
    current_quantity: (n * 7) % 31,
    expiry_date: `${2026 + (n % 4)}-${String((n % 12) + 1).padStart(2, "0")}-28`,
    posology: "1 comprimé matin et soir pendant le repas",
    notes: n % 5 === 0 ? "Armoire de la salle de bain" : null,
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    const { error } = await client.from("medications").insert(rows.slice(start, start + BATCH));
    if (error) throw new Error(`The cabinet could not be filled: ${error.message}`);
  }
  return rows.map(({ id }) => id);
}
