import { randomUUID } from "node:crypto";
import { aNewRow, type Household } from "./households.ts";
import type { Relation } from "./permissions.ts";
import { type Add, type Promised, promised, remove, setOf, update } from "./promised.ts";
import { type Cell, insert, where } from "./sql-cells.ts";
import { type Everybody, personOf } from "./sql-people.ts";
import { addWhatAdminsWrite } from "./trigger-cells-admin.ts";
import { quotaCells } from "./trigger-cells-quotas.ts";
import { reminderCells } from "./trigger-cells-reminders.ts";

/** What a trigger promises, as statements: by the schema, the table and the name of the trigger. */
export type TriggerCells = ReadonlyMap<string, readonly Cell[]>;

/** Every trigger of the product. Each event and each column that it waits for has a cell. */
export function triggerCells(everybody: Everybody): TriggerCells {
  const { house } = everybody;
  const cells = new Map<string, Cell[]>();
  const add = (trigger: string, ...promises: Promised[]) =>
    cells.set(trigger, [...(cells.get(trigger) ?? []), ...promises.map(promised)]);

  addVersions(add, house);
  addAccessLog(add, everybody);
  addOwners(add, everybody);
  addProofs(add, everybody);
  addShares(add, everybody);
  addAccounts(add, everybody);
  addWhatAdminsWrite(add, everybody);
  for (const [trigger, promises] of quotaCells(house)) add(trigger, ...promises);
  for (const [trigger, promises] of reminderCells(house)) add(trigger, ...promises);
  return cells;
}

/** Two who edit one row at once are told of each other by its version. */
function addVersions(add: Add, house: Household) {
  const versioned = [
    "blog_posts",
    "escalations",
    "faq_items",
    "health_products",
    "homepage_content",
    "medications",
    "online_pharmacies",
    "press_mentions",
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
    add(`public.${relation} touch`, {
      promise: `a change of ${relation} is another version`,
      deed: update(relation, setOf(relation), house.rows[relation]),
      truth: version(relation),
    });
  }
  // What one primary profile changes in the others is no version.
  for (const column of [
    "first_name",
    "last_name",
    "profile_type",
    "date_of_birth",
    "weight",
    "height",
    "default_pharmacy_id",
  ]) {
    add("public.profiles touch", {
      promise: `a change of ${column} is another version of a profile`,
      deed: update("profiles", `${column} = ${column}`, house.rows.profiles),
      truth: version("profiles"),
    });
  }
}

/** Whoever created a profile is told what others changed. */
function addAccessLog(add: Add, { house, people }: Everybody) {
  const by = personOf(people, "manage");
  const lines = "select count(*) from public.profile_access_log where subject = ";
  const noted = {
    custom_alerts: "alert",
    medication_intake_logs: "intake",
    medication_reminders: "reminder",
    medications: "medication",
    profile_details: "profile_details",
  } as const satisfies Partial<Record<Relation, string>>;
  for (const [name, subject] of Object.entries(noted)) {
    const relation = name as keyof typeof noted;
    const row = house.rows[relation];
    for (const [verb, deed] of Object.entries({
      added: insert(relation, aNewRow(relation, house)),
      changed: update(relation, setOf(relation), row),
      deleted: remove(relation, row),
    })) {
      add(`public.${relation} note_${verb}`, {
        promise: `the journal tells that somebody else ${verb} ${relation}`,
        by,
        deed,
        truth: `${lines} '${subject}'`,
      });
    }
  }
  add("public.profiles note_changed", {
    promise: "the journal tells that somebody else changes a profile",
    by,
    deed: update("profiles", setOf("profiles"), house.rows.profiles),
    truth: `${lines} 'profile'`,
  });
  const line = where(house.rows.profile_access_log);
  add(
    "public.profile_access_log only_added_to",
    ...[
      `update public.profile_access_log set label = 'changé' where ${line}`,
      `delete from public.profile_access_log where ${line}`,
      "truncate public.profile_access_log",
    ].map((deed) => ({
      promise: `nobody, not even the owner of the tables, does: ${deed}`,
      isRefused: true,
      deed,
      truth: "select jsonb_agg(t order by id) from public.profile_access_log t",
    })),
  );
}

/** A row belongs to who created its profile, whoever writes it, and stays theirs. */
function addOwners(add: Add, { house, stranger, people }: Everybody) {
  const by = personOf(people, "manage");
  for (const relation of ["medications", "custom_alerts"] as const) {
    const row = aNewRow(relation, house, by.account ?? "");
    const ownRow = aNewRow(relation, house);
    add(
      `public.${relation} keep_owner`,
      {
        promise: `what a carer adds to ${relation} belongs to the owner of the profile`,
        by,
        isRequest: true,
        deed: insert(relation, row),
        truth: `select count(*) from public.${relation} where id = '${row.id}' and user_id = '${house.account}'`,
      },
      {
        promise: `a row of ${relation} moves between the profiles of its account`,
        by,
        deed: update(relation, `profile_id = '${house.child}'`, house.rows[relation]),
        truth: `select profile_id from public.${relation} where ${where(house.rows[relation])}`,
      },
      {
        promise: `a row of ${relation} without a profile is its account's`,
        by: house,
        isRequest: true,
        deed: insert(relation, ownRow),
        truth: `select count(*) from public.${relation} where id = '${ownRow.id}' and user_id = '${house.account}'`,
      },
      {
        promise: `no row of ${relation} moves to another account`,
        isRefused: true,
        deed: update(relation, `profile_id = '${stranger.account}'`, house.rows[relation]),
        truth: `select profile_id from public.${relation} where ${where(house.rows[relation])}`,
      },
    );
  }
}

/** Functions with more rights than their caller do nothing for who owes a second proof. */
function addProofs(add: Add, { careful, house, passwordOnly: by }: Everybody) {
  const shares = careful.rows.profile_shares;
  const refused = { by, isRefused: true } as const;
  const notBy = (deed: string) => `without the second proof nobody does: ${deed.slice(0, 60)}`;
  for (const deed of [
    insert("profile_shares", aNewRow("profile_shares", careful)),
    update("profile_shares", "status = 'revoked'", shares),
    remove("profile_shares", shares),
  ]) {
    add("public.profile_shares require_assurance", {
      ...refused,
      promise: notBy(deed),
      deed,
      truth: `select jsonb_agg(t order by id) from public.profile_shares t where shared_by = '${careful.account}'`,
    });
  }
  const profile = careful.rows.profiles;
  const unchanged = `select count(*) from public.profiles where ${where(profile)} and first_name <> 'Changé'`;
  add(
    "public.profiles require_assurance",
    {
      ...refused,
      promise: "without the second proof nobody changes a profile",
      deed: update("profiles", setOf("profiles"), profile),
      truth: unchanged,
    },
    {
      ...refused,
      promise: "without the second proof nobody deletes a profile",
      // The shares that would go with it ask by themselves.
      prepare: "alter table public.profile_shares disable trigger require_assurance",
      deed: remove("profiles", profile),
      truth: unchanged,
    },
  );
  const share = house.rows.profile_shares[1];
  const opening = {
    deed: `insert into private.profile_openings values ('${share}', now(), now() + interval '1 day')`,
    truth: "select count(*) from private.profile_openings",
  };
  add(
    "private.profile_openings require_assurance",
    { ...refused, ...opening, promise: "without the second proof nobody opens a profile" },
    { ...opening, by: house, promise: "who is asked for none opens it" },
    { ...opening, promise: "and so does the machine itself" },
  );
}

/** What ends with a share, and what is told of it. */
function addShares(add: Add, { house, people }: Everybody) {
  const guest = personOf(people, "manage");
  const share = guest.rowOf("profile_shares");
  const told = "select count(*) from public.profile_access_log where subject = 'share'";
  add("public.profile_shares end_share", {
    promise: "a share that ends closes the profile",
    deed: update("profile_shares", "status = 'revoked'", share),
    truth: `select count(*) from private.profile_openings where share_id = '${share[1]}'`,
  });
  add("public.profile_shares end_deleted_share", {
    promise: "a share that is deleted takes along what its person dismissed",
    prepare: `insert into public.alert_dismissals (user_id, profile_id, alert_key)
      values ('${guest.account}', '${house.account}', 'reminder')`,
    deed: remove("profile_shares", share),
    truth: `select count(*) from public.alert_dismissals where user_id = '${guest.account}' and profile_id = '${house.account}'`,
  });
  add("public.profile_shares note_share", {
    promise: "the journal tells of an invitation",
    deed: insert("profile_shares", aNewRow("profile_shares", house)),
    truth: told,
  });
  add("public.profile_shares note_new_status", {
    promise: "the journal tells what became of an invitation",
    deed: update("profile_shares", "status = 'revoked'", house.rows.profile_shares),
    truth: told,
  });
}

/** What an account finds ready, and what it is told of. */
function addAccounts(add: Add, { house }: Everybody) {
  const id = randomUUID();
  const comes = `insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${id}@example.org', now())`;
  const admins = "select count(*) from public.user_roles where role = 'admin'";
  const noAdmin = "delete from public.user_roles where role = 'admin'";
  add("auth.users welcome_account", {
    promise: "an account finds its main profile ready",
    deed: comes,
    truth: `select count(*) from public.profiles where id = '${id}'`,
  });
  add(
    "auth.users crown_first_account",
    {
      promise: "who signs up first and confirmed runs it",
      prepare: noAdmin,
      deed: comes,
      truth: admins,
    },
    {
      promise: "who confirms first runs it",
      prepare: noAdmin,
      deed: `update auth.users set email_confirmed_at = now() where id = '${house.account}'`,
      truth: admins,
    },
  );
  const factor = (status: string) =>
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ('${id}', '${house.account}', 'totp', '${status}', now(), now())`;
  const isOn = `select two_factor_enabled from public.user_preferences where user_id = '${house.account}'`;
  const follows = "the switch for a second proof follows a factor that is";
  add(
    "auth.mfa_factors follow_factors",
    { promise: `${follows} added`, deed: factor("verified"), truth: isOn },
    {
      promise: `${follows} verified`,
      prepare: factor("unverified"),
      deed: `update auth.mfa_factors set status = 'verified' where id = '${id}'`,
      truth: isOn,
    },
    {
      promise: `${follows} removed`,
      prepare: factor("verified"),
      deed: `delete from auth.mfa_factors where id = '${id}'`,
      truth: isOn,
    },
  );
  add("auth.sessions note_device", {
    promise: "a device is known once it has signed in",
    deed: `insert into auth.sessions (id, user_id, user_agent) values ('${id}', '${house.account}', 'Firefox')`,
    truth: `select count(*) from private.known_devices where user_id = '${house.account}'`,
  });
}
