import postgres from "postgres";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { HttpClient } from "../harness/http-client.ts";
import { alternate } from "../measure/alternate.ts";
import { load } from "../measure/load.ts";
import { median } from "../measure/median.ts";
import { LIST_SQL, listPath } from "../rest/rest-operations.ts";
import type { LoadSetup } from "./load-setup.ts";
import { uuidOf } from "./members.ts";
import { engineLabel, ms, type TrialExtent, times } from "./trial.ts";

const ASSUME = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";
const SECONDS = 2;

/** The largest ratio for a list: half as much again. */
const MOST = 1.5;

/** B7: the list under row-level security, beside the same list read by the tables' owner. */
export async function rowSecurityCost(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  if (!setup.databaseUrl) return [];
  const sql = postgres(setup.databaseUrl, { max: 1, onnotice: () => undefined });
  const [member] = setup.members;
  const claims = JSON.stringify({
    sub: member.account,
    session_id: member.session,
    role: "authenticated",
    aal: "aal1",
  });
  const as = (role: string, statement: string) =>
    sql.begin(async (tx) => {
      await tx.unsafe(ASSUME, [role, claims], { prepare: true });
      return tx.unsafe<Record<string, unknown>[]>(statement, [member.account], { prepare: true });
    });
  const owner = new URL(setup.databaseUrl).username;
  const timed = (role: string) => async () => {
    const measured = await load({ connections: 1, seconds: SECONDS }, async () => {
      await as(role, LIST_SQL);
    });
    return measured.medianMs;
  };
  try {
    await timed("authenticated")();
    const turns = await alternate(extent.turns, {
      guarded: timed("authenticated"),
      bare: timed(owner),
    });
    const [guarded, bare] = [median(turns.guarded), median(turns.bare)];
    const plan = JSON.stringify(await as("authenticated", `explain (format json) ${LIST_SQL}`));
    const usesIndex = plan.includes("medications_by_profile") && !plan.includes("Seq Scan");
    const lookUps = plan.split('"InitPlan"').length - 1 + plan.split('"SubPlan"').length - 1;
    return [
      {
        row: "B7",
        what: `a list under row-level security beside the same as its owner; ${engineLabel(setup)}`,
        target: "ratio ≤ 1.5, by the index, at most 1 look-up of shares",
        measured: `${times(guarded / bare)} (${ms(guarded)} to ${ms(bare)}, medians of ${extent.turns}), ${usesIndex ? "by the index" : "not by the index"}, ${lookUps} look-up`,
        held: guarded / bare <= MOST && usesIndex && lookUps <= 1,
      },
    ];
  } finally {
    await sql.end();
  }
}

/** B8: the list of a shared profile, beside one's own. */
export async function sharedProfileCost(
  setup: LoadSetup,
  extent: TrialExtent,
): Promise<TestResultRow[]> {
  const [member, ...others] = setup.members;
  const other = others.at(-1) ?? member;
  const client = new HttpClient(setup.server.url);
  const reading = (who: typeof member, profile: string) => async () => {
    const headers = { ...setup.requests.dashboard(who, 0).headers, prefer: "" };
    const measured = await load({ connections: 1, seconds: SECONDS }, () =>
      client.request({ path: listPath(profile), headers }),
    );
    return measured.medianMs;
  };
  const shared = reading(member, uuidOf("family 2"));
  try {
    await shared();
    const turns = await alternate(extent.turns, {
      shared,
      own: reading(other, other.account),
    });
    const [theirs, own] = [median(turns.shared), median(turns.own)];
    return [
      {
        row: "B8",
        what: `a shared profile's list, read by somebody with 10 shares, beside the own list of somebody with none; ${engineLabel(setup)}`,
        target: "ratio ≤ 1.5",
        measured: `${times(theirs / own)} (${ms(theirs)} to ${ms(own)}, medians of ${extent.turns})`,
        held: theirs / own <= MOST,
      },
    ];
  } finally {
    client.close();
  }
}
