import { aNewRow, type Household } from "../builders/household.ts";
import { insert, where } from "./sql-checks.ts";
import { type AddExpectations, remove, setOf, update } from "./trigger-expectation.ts";

/** Who confirmed a weight is the account of the request, and a confirmation is about one weight. */
export function addWeightConfirmations(add: AddExpectations, house: Household) {
  const profile = where(house.rows.profiles);
  const confirmed = (column: string) => `select ${column} from public.profiles where ${profile}`;
  const request = { caller: house, isRequest: true } as const;
  add(
    "public.profiles set_weight_confirmation",
    {
      title: "a confirmed weight has the name of the account that confirms it",
      ...request,
      prepare: `update public.profiles set weight = 20 where ${profile}`,
      statement: update("profiles", "weight_confirmed_at = '2020-01-01'", house.rows.profiles),
      stateQuery: confirmed("weight_confirmed_by"),
    },
    {
      title: "another weight is not confirmed",
      ...request,
      prepare: `update public.profiles set weight = 20, weight_confirmed_at = now(), weight_confirmed_by = 'Anna' where ${profile}`,
      statement: update("profiles", "weight = 21", house.rows.profiles),
      stateQuery: confirmed("weight_confirmed_by"),
    },
  );
  add("public.profiles set_weight_confirmation_of_new", {
    title: "the weight of a new profile has the name of the account that confirms it",
    ...request,
    statement: insert("profiles", {
      ...aNewRow("profiles", house),
      weight: 20,
      weight_confirmed_at: "2020-01-01T00:00:00Z",
    }),
    stateQuery: "select count(*) from public.profiles where weight_confirmed_by is not null",
  });
}

/** The weight of a profile and its dated weights say the same. */
export function addDatedWeights(add: AddExpectations, house: Household) {
  const profile = where(house.rows.profiles);
  const row = house.rows.profile_weights;
  const weights = `select jsonb_agg(to_jsonb(w) - 'created_at' order by measured_on) from public.profile_weights w`;
  const current = `select jsonb_build_array(weight, weight_measured_on) from public.profiles where ${profile}`;
  const dated = (measured_on: string) =>
    insert("profile_weights", { profile_id: house.child, measured_on, weight: 21 });
  add("public.profiles record_weight_of_new", {
    title: "the weight of a new profile is a dated weight",
    statement: insert("profiles", {
      ...aNewRow("profiles", house),
      weight: 30,
      weight_measured_on: "2026-01-05",
    }),
    stateQuery: weights,
  });
  add("public.profiles record_changed_weight", {
    title: "another weight of a profile is another dated weight",
    statement: update(
      "profiles",
      "weight = 22, weight_measured_on = '2026-03-01'",
      house.rows.profiles,
    ),
    stateQuery: weights,
  });
  add(
    "public.profile_weights apply_weight_of_new",
    {
      title: "a newer weight is that of the profile",
      statement: dated("2026-02-01"),
      stateQuery: current,
    },
    {
      title: "an older weight is not",
      isRefused: true,
      statement: dated("2025-02-01"),
      stateQuery: current,
    },
  );
  add("public.profile_weights apply_weight", {
    title: "a corrected weight is corrected in the profile",
    statement: update("profile_weights", setOf("profile_weights"), row),
    stateQuery: current,
  });
  add("public.profile_weights apply_deleted_weight", {
    title: "a deleted weight is no longer that of the profile",
    prepare: dated("2025-02-01"),
    statement: remove("profile_weights", row),
    stateQuery: current,
  });
  add("public.profile_weights set_confirmation", {
    title: "a confirmed weight has the name of the account that confirms it",
    caller: house,
    isRequest: true,
    statement: update("profile_weights", "confirmed_at = '2020-01-01'", row),
    stateQuery: `select confirmed_by from public.profile_weights where ${where(row)}`,
  });
}
