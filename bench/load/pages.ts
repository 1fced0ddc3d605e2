import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { HttpClient } from "../harness/http-client.ts";
import { alternate } from "../measure/alternate.ts";
import { load } from "../measure/load.ts";
import { median } from "../measure/median.ts";
import { fileOfSize } from "../pages.ts";
import type { LoadSetup } from "./load-setup.ts";
import { runOpen } from "./open-model.ts";
import { percentile } from "./percentile.ts";
import { ms, type TrialExtent, times } from "./trial.ts";

const LANDING = "/fr-fr";
/** A query string that no page uses, so that its response is not cached. */
const FOR_ONE_VISIT = `${LANDING}?drawn=anew`;
const SECONDS = { turn: 3, pace: 30 };
const PER_SECOND = 20;

/** B9: the landing page as visitors meet it, and drawn for one of them, beside a file of its size from the same server. */
export async function renderedPages(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  const { url } = setup.server;
  const page = await (await fetch(url + LANDING)).text();
  const file = await fileOfSize(Buffer.byteLength(page));
  const client = new HttpClient(url);
  const headers = { "accept-encoding": "gzip" };
  const over = (path: string) => async () => {
    const measured = await load({ connections: 1, seconds: SECONDS.turn }, () =>
      client.request({ path, headers }),
    );
    return measured.medianMs;
  };
  const measure = async (what: string, path: string): Promise<TestResultRow> => {
    await over(path)();
    const turns = await alternate(extent.turns, { ours: over(path), file: over(file) });
    const [ours, plain] = [median(turns.ours), median(turns.file)];
    const seconds = extent.seconds(SECONDS.pace);
    const paced = await runOpen({ perSecond: PER_SECOND, seconds }, () =>
      client.exchange({ path, headers }),
    );
    const answered = paced.filter(({ answer }) => answer.status === 200);
    const away = paced.length - answered.length;
    const slowest = percentile(
      answered.map(({ took }) => took),
      99,
    );
    return {
      row: "B9",
      what: `${what}, beside a file of its size`,
      target: "ratio ≤ 6, p99 ≤ 200 ms",
      measured: `${times(ours / plain)} (${ms(ours)} to ${ms(plain)}, medians of ${extent.turns}), p99 ${ms(slowest)} at ${PER_SECOND} a second${away > 0 ? `, ${away} turned away` : ""}; ${extent.describe(SECONDS.pace)}`,
      held: ours / plain <= 6 && slowest <= 200 && away === 0,
    };
  };
  try {
    return [
      await measure("the landing page, as visitors meet it", LANDING),
      await measure("the landing page, rendered for each visit", FOR_ONE_VISIT),
    ];
  } finally {
    client.close();
  }
}
