import { z } from "zod";
import { HttpClient } from "../harness/http-client.ts";
import type { LoadSetup } from "./load-setup.ts";
import type { Arrived } from "./open-model.ts";
import { isAccepted, type Outcome } from "./summary.ts";

/** Ids per URL. */
const AT_ONCE = 100;

const doses = z.array(z.object({ id: z.string() }));
const boxes = z.array(
  z.object({
    total_quantity: z.number(),
    current_quantity: z.number(),
    medication_intake_logs: z.array(z.object({ quantity_deducted: z.number() })),
  }),
);

export interface DoseCheck {
  readonly acknowledged: number;
  /** Acknowledged doses that are missing. */
  readonly lost: number;
  /** Boxes whose stock is not the initial stock minus the doses taken. */
  readonly wrongBoxes: number;
}

/** Looks up every acknowledged dose, and compares the stock of all active members (D13). */
export async function checkAcknowledgedDoses(
  setup: LoadSetup,
  arrived: readonly Arrived<Outcome>[],
): Promise<DoseCheck> {
  const acknowledged = arrived
    .filter(isAccepted)
    .flatMap(({ answer }) => (answer.dose ? [answer.dose] : []));
  let found = 0;
  for (const ids of inParts(acknowledged)) {
    const query = `medication_intake_logs?select=id&id=in.(${ids})`;
    found += doses.parse(await queryAsService(setup, query)).length;
  }
  let wrongBoxes = 0;
  for (const ids of inParts(setup.members.flatMap((member) => member.boxes))) {
    const query = `medications?select=total_quantity,current_quantity,medication_intake_logs(quantity_deducted)&id=in.(${ids})`;
    for (const box of boxes.parse(await queryAsService(setup, query))) {
      const taken = box.medication_intake_logs.reduce((sum, log) => sum + log.quantity_deducted, 0);
      if (box.current_quantity + taken !== box.total_quantity) wrongBoxes += 1;
    }
  }
  return { acknowledged: acknowledged.length, lost: acknowledged.length - found, wrongBoxes };
}

/** Without `fetch`, which identifies itself as a browser: those may not use this key. */
async function queryAsService({ server, keys }: LoadSetup, query: string): Promise<unknown> {
  const client = new HttpClient(server.url);
  const path = `/rest/v1/${query}`;
  const { status, body } = await client.exchange({ path, headers: { apikey: keys.secretKey } });
  client.close();
  if (status !== 200) throw new Error(`The stored doses could not be read: ${status}`);
  return JSON.parse(body);
}

function inParts(ids: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, nth) =>
    ids.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE).join(","),
  );
}
