import { randomUUID } from "node:crypto";
import { aNewRow, type Household } from "../builders/household.ts";
import { insert } from "./sql-checks.ts";
import { type TriggerExpectation, update } from "./trigger-expectation.ts";

/** The triggers that end dismissals of alerts, with what they promise. */
export function dismissalChecks(house: Household): [string, TriggerExpectation[]][] {
  const { medications } = house.rows;
  const [, box] = medications;
  const dismissal = (key: string) =>
    `insert into public.alert_dismissals (user_id, profile_id, alert_key)
     values ('${house.account}', '${house.account}', '${key}')`;
  const after = (kind: string, before: string, set: string, about: string = box) => ({
    prepare: `${update("medications", before, medications)}; ${dismissal(`${kind}-${about}`)}`,
    statement: update("medications", set, medications),
    stateQuery: `select count(*) from public.alert_dismissals where alert_key = '${kind}-${about}'`,
  });
  const another = randomUUID();
  const secondBox = insert("medications", { ...aNewRow("medications", house), id: another });
  const ofAnother = after("out-of-stock", "current_quantity = 0", "current_quantity = 8", another);
  const [earlier, later] = ["2030-01-01", "2030-02-01"].map(
    (day) => `custom-${house.alert}-${day}`,
  );
  return [
    [
      "public.medications delete_outdated_dismissals",
      [
        {
          title: "an empty box that is filled speaks again when it is empty",
          ...after("out-of-stock", "current_quantity = 0", "current_quantity = 1"),
        },
        {
          title: "an empty box that stays empty does not",
          isRefused: true,
          ...after("out-of-stock", "current_quantity = 3", "current_quantity = 0"),
        },
        {
          title: "a fifth of a box is enough to speak again",
          ...after(
            "low-stock",
            "current_quantity = 1, total_quantity = 100",
            "current_quantity = 20",
          ),
        },
        {
          title: "less than a fifth is not",
          isRefused: true,
          ...after(
            "low-stock",
            "current_quantity = 1, total_quantity = 100",
            "current_quantity = 19",
          ),
        },
        {
          title: "a smaller box is another fifth",
          ...after("low-stock", "current_quantity = 1, total_quantity = 100", "total_quantity = 2"),
        },
        ...["expired", "expiring"].map((kind) => ({
          title: `${kind}: another last day is another alert`,
          ...after(kind, "expiry_date = '2020-01-31'", "expiry_date = '2020-02-29'"),
        })),
        ...["opened_on = '2020-03-01'", "form = 'Crème'"].map((change) => ({
          title: `another opening or form is another alert: ${change}`,
          ...after("opened-long", "opened_on = '2020-02-01', form = 'Sirop'", change),
        })),
        {
          title: "another opening says nothing of what is left",
          isRefused: true,
          ...after(
            "low-stock",
            "current_quantity = 1, total_quantity = 100, opened_on = '2020-02-01'",
            "opened_on = '2020-03-01'",
          ),
        },
        {
          title: "the same opening is the same alert",
          isRefused: true,
          ...after("opened-long", "opened_on = '2020-02-01', form = 'Sirop'", "notes = 'x'"),
        },
        {
          title: "another batch is compared with the notice again",
          ...after("recalled", "lot = 'AB1'", "lot = 'AB2'", `${box}-${another}`),
        },
        {
          title: "the same batch is the same recall",
          isRefused: true,
          ...after("recalled", "lot = 'AB1'", "current_quantity = 8", `${box}-${another}`),
        },
        {
          title: "another batch says nothing of what is left",
          isRefused: true,
          ...after(
            "low-stock",
            "current_quantity = 1, total_quantity = 100, lot = 'AB1'",
            "lot = 'AB2'",
          ),
        },
        {
          title: "another last day says nothing of what is left",
          isRefused: true,
          ...after(
            "low-stock",
            "current_quantity = 1, total_quantity = 100, expiry_date = '2020-01-31'",
            "expiry_date = '2020-02-29'",
          ),
        },
        {
          title: "the same last day is the same alert",
          isRefused: true,
          ...after("expired", "expiry_date = '2020-01-31'", "current_quantity = 8"),
        },
        {
          title: "another box says nothing of this one",
          isRefused: true,
          ...ofAnother,
          prepare: `${secondBox}; ${ofAnother.prepare}`,
        },
      ],
    ],
    [
      "public.alert_dismissals delete_earlier_dismissals",
      [
        {
          title: "of an alert that repeats the last dismissal counts",
          prepare: dismissal(earlier ?? ""),
          statement: dismissal(later ?? ""),
          stateQuery: `select count(*) from public.alert_dismissals where alert_key = '${earlier}'`,
        },
      ],
    ],
  ];
}
