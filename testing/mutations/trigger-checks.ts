import { randomUUID } from "node:crypto";
import { type Actors, personOf } from "../builders/actors.ts";
import { aNewRow, type Household } from "../builders/household.ts";
import type { Relation } from "../permissions.ts";
import { insert, type SqlCheck, where } from "./sql-checks.ts";
import { addAdminTables } from "./trigger-checks-admin.ts";
import { consentChecks } from "./trigger-checks-consent.ts";
import { dismissalChecks } from "./trigger-checks-dismissals.ts";
import { quotaChecks } from "./trigger-checks-quotas.ts";
import { reminderChecks } from "./trigger-checks-reminders.ts";
import { addSubstances } from "./trigger-checks-substances.ts";
import { addDatedWeights, addWeightConfirmations } from "./trigger-checks-weights.ts";
import {
  type AddExpectations,
  remove,
  setOf,
  type TriggerExpectation,
  triggerCheck,
  update,
} from "./trigger-expectation.ts";

/** What a trigger promises, as statements: by the schema, the table and the name of the trigger. */
export type TriggerChecks = ReadonlyMap<string, readonly SqlCheck[]>;

/** Every trigger of the product. Each event and each column that it waits for has a cell. */
export function triggerChecks(everybody: Actors): TriggerChecks {
  const { house } = everybody;
  const cells = new Map<string, SqlCheck[]>();
  const add = (trigger: string, ...promises: TriggerExpectation[]) =>
    cells.set(trigger, [...(cells.get(trigger) ?? []), ...promises.map(triggerCheck)]);

  addVersions(add, house);
  addAccessLog(add, everybody);
  addOwners(add, everybody);
  addBoxesOfAlerts(add, everybody);
  addSecondFactor(add, everybody);
  addShares(add, everybody);
  addAccounts(add, everybody);
  addWeightConfirmations(add, house);
  addDatedWeights(add, house);
  addAdminTables(add, everybody);
  addFiles(add, house);
  addSubstances(add, house);
  for (const [trigger, promises] of quotaChecks(house)) add(trigger, ...promises);
  for (const [trigger, promises] of [
    ...reminderChecks(house),
    ...dismissalChecks(house),
    ...consentChecks(house),
  ]) {
    add(trigger, ...promises);
  }
  return cells;
}

/** Two edits of one row at once conflict by its version. */
function addVersions(add: AddExpectations, house: Household) {
  const versioned = [
    "blog_posts",
    "escalations",
    "faq_items",
    "health_products",
    "homepage_content",
    "medications",
    "online_pharmacies",
    "prescriptions",
    "press_mentions",
    "profile_cards",
    "profile_details",
    "site_images",
    "site_metadata",
    "symptoms_medications",
    "testimonials",
    "user_preferences",
  ] as const satisfies readonly Relation[];
  const version = (relation: Relation) =>
    `select updated_at from public.${relation} where ${where(house.rows[relation])}`;
  for (const relation of versioned) {
    add(`public.${relation} set_updated_at`, {
      title: `a change of ${relation} is another version`,
      statement: update(relation, setOf(relation), house.rows[relation]),
      stateQuery: version(relation),
    });
  }
  // What one primary profile changes in the others is no version.
  for (const column of [
    "first_name",
    "last_name",
    "profile_type",
    "date_of_birth",
    "weight",
    "weight_measured_on",
    "weight_confirmed_at",
    "height",
    "default_pharmacy_id",
  ]) {
    add("public.profiles set_updated_at", {
      title: `a change of ${column} is another version of a profile`,
      statement: update("profiles", `${column} = ${column}`, house.rows.profiles),
      stateQuery: version("profiles"),
    });
  }
}

/** Files end with the row that they belong to. */
function addFiles(add: AddExpectations, house: Household) {
  const [, prescription] = house.rows.prescriptions;
  add("public.prescriptions delete_files", {
    title: "a prescription takes its files along",
    prepare: `insert into storage.objects (bucket_id, name)
      values ('prescriptions', '${prescription}/a.webp'), ('prescriptions', 'other/a.webp')`,
    statement: remove("prescriptions", house.rows.prescriptions),
    stateQuery: "select jsonb_agg(name order by name) from storage.objects",
  });
  const [, box] = house.rows.medications;
  add("public.medications delete_files", {
    title: "a box takes its photo along",
    prepare: `insert into storage.objects (bucket_id, name)
      values ('boxes', '${box}/a.webp'), ('boxes', 'other/a.webp'), ('prescriptions', '${box}/a.webp')`,
    statement: remove("medications", house.rows.medications),
    stateQuery: "select jsonb_agg(bucket_id || name order by name) from storage.objects",
  });
}

/** The access log shows the creator of a profile what others changed. */
function addAccessLog(add: AddExpectations, { house, people }: Actors) {
  const caller = personOf(people, "manage");
  const lines = "select count(*) from public.profile_access_log where subject = ";
  const logged = {
    custom_alerts: "alert",
    illness_entries: "illness",
    medication_intake_logs: "intake",
    medication_reminders: "reminder",
    medications: "medication",
    prescriptions: "prescription",
    profile_cards: "card",
    profile_conditions: "condition",
    profile_details: "profile_details",
    profile_weights: "profile",
  } as const satisfies Partial<Record<Relation, string>>;
  for (const [name, subject] of Object.entries(logged)) {
    const relation = name as keyof typeof logged;
    const row = house.rows[relation];
    for (const [operation, statement] of Object.entries({
      insert: insert(relation, aNewRow(relation, house)),
      update: update(relation, setOf(relation), row),
      delete: remove(relation, row),
    })) {
      add(`public.${relation} log_${operation}`, {
        title: `the access log has the ${operation} of ${relation} by another account`,
        caller,
        statement,
        stateQuery: `${lines} '${subject}'`,
      });
    }
  }
  add("public.profiles log_update", {
    title: "the access log has the change of a profile by another account",
    caller,
    statement: update("profiles", setOf("profiles"), house.rows.profiles),
    stateQuery: `${lines} 'profile'`,
  });
  const line = where(house.rows.profile_access_log);
  add(
    "public.profile_access_log forbid_changes",
    ...[
      `update public.profile_access_log set label = 'changé' where ${line}`,
      `delete from public.profile_access_log where ${line}`,
      "truncate public.profile_access_log",
    ].map((statement) => ({
      title: `nobody, not even the owner of the tables, does: ${statement}`,
      isRefused: true,
      statement,
      stateQuery: "select jsonb_agg(t order by id) from public.profile_access_log t",
    })),
  );
}

/** A row belongs to the creator of its profile, whichever account writes it, and never changes its owner. */
function addOwners(add: AddExpectations, { house, stranger, people }: Actors) {
  const caller = personOf(people, "manage");
  for (const relation of ["medications", "custom_alerts"] as const) {
    const row = aNewRow(relation, house, caller.account ?? "");
    const ownRow = aNewRow(relation, house);
    add(
      `public.${relation} set_owner`,
      {
        title: `what a carer adds to ${relation} belongs to the owner of the profile`,
        caller,
        isRequest: true,
        statement: insert(relation, row),
        stateQuery: `select count(*) from public.${relation} where id = '${row.id}' and user_id = '${house.account}'`,
      },
      {
        title: `a row of ${relation} moves between the profiles of its account`,
        caller,
        statement: update(relation, `profile_id = '${house.child}'`, house.rows[relation]),
        stateQuery: `select profile_id from public.${relation} where ${where(house.rows[relation])}`,
      },
      {
        title: `a row of ${relation} without a profile is its account's`,
        caller: house,
        isRequest: true,
        statement: insert(relation, ownRow),
        stateQuery: `select count(*) from public.${relation} where id = '${ownRow.id}' and user_id = '${house.account}'`,
      },
      {
        title: `no row of ${relation} moves to another account`,
        isRefused: true,
        statement: update(relation, `profile_id = '${stranger.account}'`, house.rows[relation]),
        stateQuery: `select profile_id from public.${relation} where ${where(house.rows[relation])}`,
      },
    );
  }
}

/** An alert is about a box that its person may be told of; one that is there stays where its box goes. */
function addBoxesOfAlerts(add: AddExpectations, { house, stranger }: Actors) {
  const alert = house.rows.custom_alerts;
  const stateQuery = `select medication_id from public.custom_alerts where ${where(alert)}`;
  const about = (box: string | null) =>
    update("custom_alerts", `medication_id = ${box === null ? "null" : `'${box}'`}`, alert);
  const asOwner = { caller: house, isRequest: true } as const;
  add(
    "public.custom_alerts check_box",
    {
      ...asOwner,
      title: "no alert is put on a box of another home",
      isRefused: true,
      statement: about(stranger.medication),
      stateQuery,
    },
    {
      ...asOwner,
      title: "an alert leaves its box",
      prepare: about(house.medication),
      statement: about(null),
      stateQuery,
    },
    {
      ...asOwner,
      title: "an alert whose box went to another home is written anew",
      prepare: about(stranger.medication),
      statement: update("custom_alerts", `medication_id = medication_id, title = 'Autre'`, alert),
      stateQuery: `select title from public.custom_alerts where ${where(alert)}`,
    },
    {
      title: "the machine itself puts an alert on any box",
      statement: about(stranger.medication),
      stateQuery,
    },
  );
}

/** Functions with more rights than their caller do nothing for an account without its second factor. */
function addSecondFactor(
  add: AddExpectations,
  { twoFactorHousehold, house, passwordOnly: by }: Actors,
) {
  const shares = twoFactorHousehold.rows.profile_shares;
  const refused = { caller: by, isRefused: true } as const;
  const notBy = (statement: string) =>
    `without the second factor nobody does: ${statement.slice(0, 60)}`;
  for (const statement of [
    insert("profile_shares", aNewRow("profile_shares", twoFactorHousehold)),
    update("profile_shares", "status = 'revoked'", shares),
    remove("profile_shares", shares),
  ]) {
    add("public.profile_shares require_aal", {
      ...refused,
      title: notBy(statement),
      statement,
      stateQuery: `select jsonb_agg(t order by id) from public.profile_shares t where shared_by = '${twoFactorHousehold.account}'`,
    });
  }
  const profile = twoFactorHousehold.rows.profiles;
  const unchanged = `select count(*) from public.profiles where ${where(profile)} and first_name <> 'Changé'`;
  add(
    "public.profiles require_aal",
    {
      ...refused,
      title: "without the second factor nobody changes a profile",
      statement: update("profiles", setOf("profiles"), profile),
      stateQuery: unchanged,
    },
    {
      ...refused,
      title: "without the second factor nobody deletes a profile",
      // The shares that would go with it ask by themselves.
      prepare: "alter table public.profile_shares disable trigger require_aal",
      statement: remove("profiles", profile),
      stateQuery: unchanged,
    },
  );
  const share = house.rows.profile_shares[1];
  const opening = {
    statement: `insert into private.profile_openings values ('${share}', now(), now() + interval '1 day')`,
    stateQuery: "select count(*) from private.profile_openings",
  };
  add(
    "private.profile_openings require_aal",
    { ...refused, ...opening, title: "without the second factor nobody opens a profile" },
    { ...opening, caller: house, title: "who is asked for none opens it" },
    { ...opening, title: "and so does the machine itself" },
  );
}

/** The effects of the end of a share, and its log entries. */
function addShares(add: AddExpectations, { house, people }: Actors) {
  const guest = personOf(people, "manage");
  const share = guest.rowOf("profile_shares");
  const told = "select count(*) from public.profile_access_log where subject = 'share'";
  add("public.profile_shares clean_up_ended_share", {
    title: "a share that ends closes the profile",
    statement: update("profile_shares", "status = 'revoked'", share),
    stateQuery: `select count(*) from private.profile_openings where share_id = '${share[1]}'`,
  });
  add("public.profile_shares clean_up_deleted_share", {
    title: "a share that is deleted takes along what its person dismissed",
    prepare: `insert into public.alert_dismissals (user_id, profile_id, alert_key)
      values ('${guest.account}', '${house.account}', 'reminder')`,
    statement: remove("profile_shares", share),
    stateQuery: `select count(*) from public.alert_dismissals where user_id = '${guest.account}' and profile_id = '${house.account}'`,
  });
  add("public.profile_shares log_share_change", {
    title: "the access log has the invitation",
    statement: insert("profile_shares", aNewRow("profile_shares", house)),
    stateQuery: told,
  });
  add("public.profile_shares log_share_status", {
    title: "the access log has the new status of an invitation",
    statement: update("profile_shares", "status = 'revoked'", house.rows.profile_shares),
    stateQuery: told,
  });
}

/** The defaults of a new account, and its notices. */
function addAccounts(add: AddExpectations, { house }: Actors) {
  const id = randomUUID();
  const comes = `insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${id}@example.org', now())`;
  const admins = "select count(*) from public.user_roles where role = 'admin'";
  const noAdmin = "delete from public.user_roles where role = 'admin'";
  add("auth.users create_account_defaults", {
    title: "an account finds its main profile ready",
    statement: comes,
    stateQuery: `select count(*) from public.profiles where id = '${id}'`,
  });
  add(
    "auth.users assign_first_admin",
    {
      title: "who signs up first and confirmed runs it",
      prepare: noAdmin,
      statement: comes,
      stateQuery: admins,
    },
    {
      title: "who confirms first runs it",
      prepare: noAdmin,
      statement: `update auth.users set email_confirmed_at = now() where id = '${house.account}'`,
      stateQuery: admins,
    },
  );
  const factor = (status: string) =>
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ('${id}', '${house.account}', 'totp', '${status}', now(), now())`;
  const isOn = `select two_factor_enabled from public.user_preferences where user_id = '${house.account}'`;
  const follows = "two_factor_enabled follows a factor that is";
  add(
    "auth.mfa_factors sync_two_factor_enabled",
    { title: `${follows} added`, statement: factor("verified"), stateQuery: isOn },
    {
      title: `${follows} verified`,
      prepare: factor("unverified"),
      statement: `update auth.mfa_factors set status = 'verified' where id = '${id}'`,
      stateQuery: isOn,
    },
    {
      title: `${follows} removed`,
      prepare: factor("verified"),
      statement: `delete from auth.mfa_factors where id = '${id}'`,
      stateQuery: isOn,
    },
  );
  add("auth.sessions record_device", {
    title: "a device is known once it has signed in",
    statement: `insert into auth.sessions (id, user_id, user_agent) values ('${id}', '${house.account}', 'Firefox')`,
    stateQuery: `select count(*) from private.known_devices where user_id = '${house.account}'`,
  });
}
