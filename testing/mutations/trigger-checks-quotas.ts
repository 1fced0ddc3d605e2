import { aNewRow, type Household } from "../builders/household.ts";
import type { Relation } from "../permissions.ts";
import { insert, literal } from "./sql-checks.ts";
import type { TriggerExpectation } from "./trigger-expectation.ts";

/** Tables whose rows are counted, and how many rows the household has beside the new one. */
const REFUSED = [
  "profiles",
  "medications",
  "custom_alerts",
  "alert_dismissals",
  "profile_shares",
] as const satisfies readonly Relation[];

const DROPPED = [
  "symptom_searches",
  "user_activity_logs",
  "profile_access_log",
] as const satisfies readonly Relation[];

/** The triggers that bound what one account stores. */
export function quotaChecks(house: Household): [trigger: string, promises: TriggerExpectation[]][] {
  const full = (relation: Relation) =>
    `update private.quotas set most = 1 where name = '${relation}'`;
  const count = (relation: Relation) => `select count(*) from public.${relation}`;
  const refused = (
    relation: Relation,
    statement: string,
    prepare: string,
  ): [string, TriggerExpectation[]] => [
    `public.${relation} apply_row_quota`,
    [
      {
        title: `an account has no more ${relation} than its quota`,
        isRefused: true,
        prepare,
        statement,
        stateQuery: count(relation),
      },
    ],
  ];
  const intakes = JSON.stringify([1, 2].map(() => aNewRow("medication_intake_logs", house)));
  return [
    ...REFUSED.map((relation) =>
      refused(relation, insert(relation, aNewRow(relation, house)), full(relation)),
    ),
    refused(
      "medication_intake_logs",
      `insert into public.medication_intake_logs (id, user_id, medication_id)
       select id, user_id, medication_id
       from jsonb_populate_recordset(null::public.medication_intake_logs, ${literal(intakes)})`,
      full("medication_intake_logs"),
    ),
    refused(
      "card_links",
      insert("card_links", aNewRow("card_links", house)),
      `${full("card_links")};
       insert into public.card_links (id, profile_id, sealed, expires_at)
       values (gen_random_uuid(), '${house.account}', 'c2VhbGVk', now() + interval '1 day')`,
    ),
    refused(
      "prescriptions",
      insert("prescriptions", aNewRow("prescriptions", house)),
      `${full("prescriptions")};
       insert into public.prescriptions (id, profile_id) values (gen_random_uuid(), '${house.account}')`,
    ),
    refused(
      "illness_entries",
      insert("illness_entries", aNewRow("illness_entries", house)),
      `${full("illness_entries")};
       insert into public.illness_entries (id, profile_id, kind, noted_at)
       values (gen_random_uuid(), '${house.account}', 'begin', '2020-01-01T00:00Z')`,
    ),
    refused(
      "profile_weights",
      insert("profile_weights", aNewRow("profile_weights", house)),
      `${full("profile_weights")};
       insert into public.profile_weights (profile_id, measured_on, weight)
       values ('${house.account}', '2020-01-01', 60)`,
    ),
    refused(
      "user_pharmacy_preferences",
      `insert into public.user_pharmacy_preferences (user_id, pharmacy_id)
       select '${house.account}', id from public.online_pharmacies order by id limit 2`,
      `${full("user_pharmacy_preferences")};
       delete from public.user_pharmacy_preferences where user_id = '${house.account}'`,
    ),
    [
      "public.profiles apply_profile_limit",
      [
        {
          title: "an account has no more profiles than the operator lets its tier have",
          isRefused: true,
          prepare:
            "insert into private.tier_limits values ('standard', 'profiles', 1), ('premium', 'profiles', 1)",
          statement: insert("profiles", aNewRow("profiles", house)),
          stateQuery: count("profiles"),
        },
      ],
    ],
    ...DROPPED.map((relation): [string, TriggerExpectation[]] => [
      `public.${relation} apply_row_quota`,
      [
        {
          title: `of ${relation} the oldest go, so that a line is never refused`,
          isRefused: true,
          prepare: `${full(relation)}; ${insert(relation, aNewRow(relation, house))}`,
          statement: insert(relation, aNewRow(relation, house)),
          stateQuery: count(relation),
        },
      ],
    ]),
  ];
}
