import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { HttpClient, type HttpRequest } from "../harness/http-client.ts";
import { alternate } from "../measure/alternate.ts";
import { load } from "../measure/load.ts";
import { median } from "../measure/median.ts";
import { doseOf, INSERT_PATH, listPath } from "../rest/rest-operations.ts";
import type { LoadSetup } from "./load-setup.ts";
import { runOpen } from "./open-model.ts";
import { withClient } from "./run-mix.ts";
import { summarize } from "./summary.ts";
import { engineLabel, ms, type TrialExtent, times } from "./trial.ts";

const MANY = 16;
const SECONDS = { warm: 1, turn: 4, half: 20 };

/** Part of what the barest server over the same SQL does, that ours must do at least. */
const LEAST = { PGlite: 0.4, PostgreSQL: 0.22 };

/** B1 to B3: one list and one dose, beside the barest server that answers the same. */
export async function compareWithFloors(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  const { engine, server, members, requests } = setup;
  const [member] = members;
  const floor = await setup.openFloor();
  // Not packed: the barest server does not pack either.
  const headers = { ...requests.dashboard(member, 0).headers, "accept-encoding": "identity" };
  const list: HttpRequest = { path: listPath(member.account), headers: { ...headers, prefer: "" } };
  const dose: HttpRequest = {
    path: INSERT_PATH,
    method: "POST",
    headers: { ...headers, "content-type": "application/json", prefer: "return=minimal" },
    body: () => JSON.stringify({ ...doseOf(member.boxes), quantity_taken: 1 }),
  };
  const closed =
    (origin: string, ask: HttpRequest, connections: number, seconds: number) => async () => {
      const client = new HttpClient(origin);
      const measured = await load({ connections, seconds }, () => client.request(ask));
      client.close();
      return measured;
    };
  const both = (ask: HttpRequest, connections: number, seconds: number) =>
    alternate(extent.turns, {
      ours: closed(server.url, ask, connections, seconds),
      floor: closed(floor.origin, ask, connections, seconds),
    });
  try {
    await both(list, MANY, SECONDS.warm);
    const many = await both(list, MANY, SECONDS.turn);
    const rates = {
      ours: median(many.ours.map(({ perSecond }) => perSecond)),
      floor: median(many.floor.map(({ perSecond }) => perSecond)),
    };
    const half = (origin: string, rate: number) => () =>
      withClient(origin, async (send) => {
        const pace = { perSecond: rate / 2, seconds: extent.seconds(SECONDS.half) };
        return summarize(await runOpen(pace, () => send("list", list)));
      });
    const halves = await alternate(extent.turns, {
      ours: half(server.url, rates.ours),
      floor: half(floor.origin, rates.floor),
    });
    const p99 = {
      ours: median(halves.ours.map((summary) => summary.p99)),
      floor: median(halves.floor.map((summary) => summary.p99)),
    };
    const notAnswered = halves.ours.reduce((sum, { sent, accepted }) => sum + sent - accepted, 0);
    await both(dose, 1, SECONDS.warm);
    const alone = await both(dose, 1, SECONDS.turn);
    const p50 = {
      ours: median(alone.ours.map(({ medianMs }) => medianMs)),
      floor: median(alone.floor.map(({ medianMs }) => medianMs)),
    };
    const turns = `medians of ${extent.turns}`;
    return [
      {
        row: "B1",
        what: `list of 50, ${MANY} callers, beside a bare HTTP server; ${engineLabel(setup)}`,
        target: `ratio ≥ ${LEAST[engine]}`,
        measured: `${times(rates.ours / rates.floor)} (${Math.round(rates.ours)} of ${Math.round(rates.floor)} per s, ${turns})`,
        held: rates.ours / rates.floor >= LEAST[engine],
      },
      {
        row: "B2",
        what: `p99 of the list at half of what each can do, beside a bare HTTP server; ${engineLabel(setup)}`,
        target: "ratio ≤ 4",
        measured: `${times(p99.ours / p99.floor)} (${ms(p99.ours)} to ${ms(p99.floor)}, ${turns}; ${extent.describe(SECONDS.half)} each), ${notAnswered} not answered`,
        held: p99.ours / p99.floor <= 4 && notAnswered === 0,
      },
      {
        row: "B3",
        what: `a dose logged, 1 caller, p50 beside a bare HTTP server; ${engineLabel(setup)}`,
        target: "ratio ≤ 3, no error",
        measured: `${times(p50.ours / p50.floor)} (${ms(p50.ours)} to ${ms(p50.floor)}, ${turns}), 0 errors`,
        held: p50.ours / p50.floor <= 3,
      },
    ];
  } finally {
    floor.close();
  }
}
