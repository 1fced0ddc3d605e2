import { aNewRow, type Household } from "../builders/household.ts";
import { type HealthTable, healthTables, revokeConsentOf } from "../builders/revoked-consent.ts";
import { insert } from "./sql-checks.ts";
import { setOf, type TriggerExpectation, update } from "./trigger-expectation.ts";

/** Where the change of every other test changes nothing, or breaks a bound. */
const CHANGES: Partial<Record<HealthTable, string>> = {
  card_links: "expires_at = expires_at + interval '1 hour'",
  dose_claims: "ends_at = ends_at - interval '1 minute'",
};

/** The triggers that refuse to write about the people of an account that took its consent back. */
export function consentChecks(
  house: Household,
): [trigger: string, promises: TriggerExpectation[]][] {
  const prepare = revokeConsentOf(house.account);
  const insertion = (table: HealthTable | "profile_shares"): [string, TriggerExpectation[]] => [
    `public.${table} require_health_consent_on_insert`,
    [
      {
        title: `no ${table} are added after the consent was taken back`,
        isRefused: true,
        prepare,
        statement: insert(table, aNewRow(table, house)),
        stateQuery: `select count(*) from public.${table}`,
      },
    ],
  ];
  const change = (table: HealthTable): [string, TriggerExpectation[]] => [
    `public.${table} require_health_consent_on_update`,
    [
      {
        title: `no ${table} are changed after the consent was taken back`,
        isRefused: true,
        prepare,
        statement: update(table, CHANGES[table] ?? setOf(table), house.rows[table]),
        stateQuery: `select jsonb_agg(t order by t::text) from public.${table} t`,
      },
    ],
  ];
  return [
    ...healthTables.flatMap((table) => [insertion(table), change(table)]),
    insertion("profile_shares"),
  ];
}
