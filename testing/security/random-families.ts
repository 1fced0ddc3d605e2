import { randomUUID } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";
import type { Household } from "../builders/household.ts";
import type { Account, Families, Level, Share, Subject, Table } from "./permission-oracle.ts";

export interface Family {
  readonly house: Household;
  readonly account: Account;
}

interface Choices {
  /** One of several; of none there is none. */
  pick<T>(of: readonly T[]): T;
  chance(probability: number): boolean;
}

/** A row as the oracle knows it, and what finds it. */
interface Row extends Subject {
  readonly key: string;
}

/** @param next a source of numbers from 0 to 1 */
export const randomChoices = (next: () => number): Choices => ({
  pick: (of) => of[Math.floor(next() * of.length)] as (typeof of)[number],
  chance: (probability) => next() < probability,
});

type Changing<T> = { -readonly [Name in keyof T]: T[Name] };

export type RandomFamilies = Awaited<ReturnType<typeof createRandomFamilies>>;

/** What the database holds of these families, kept beside it, and what happens to them meanwhile. */
export async function createRandomFamilies(
  engine: Engine,
  houses: readonly Household[],
  { pick, chance }: Choices,
) {
  const families: { house: Household; account: Changing<Account> }[] = houses.map((house) => ({
    house,
    account: { id: house.account, email: house.email, isConfirmed: true, needsSecondFactor: false },
  }));
  const details = houses.map(({ child }) => child);
  const dismissalKey = (box: string) => `expiring-${box}`;
  const shares: Changing<Share>[] = houses.map(({ account, rows }) => ({
    id: rows.profile_shares[1],
    profile: account,
    from: account,
    account: null,
    email: "nobody@example.org",
    level: "view",
    status: "pending",
    isOpened: false,
  }));
  const own = ({ account }: Household) => ({ profile: account, by: account });
  const state: Families = {
    accounts: families.map(({ account }) => account),
    profiles: houses.flatMap(({ account, child }) =>
      [account, child].map((id) => ({ id, createdBy: account })),
    ),
    shares,
    boxes: houses.map((house) => ({ id: house.medication, ...own(house) })),
    intakes: houses.map((house) => ({ id: house.rows.medication_intake_logs[1], ...own(house) })),
    alerts: houses.map((house) => ({ id: house.alert, ...own(house) })),
    dismissals: [],
  };
  const sql = (text: string, ...values: unknown[]) =>
    engine.transaction((tx) => tx.query(text, values));

  await sql("delete from public.alert_dismissals");
  await sql("update public.medications set total_quantity = 100000, current_quantity = 100000");
  for (const { house } of families) {
    for (const profile of [house.account, house.child]) {
      for (const guest of houses.filter((other) => other !== house)) {
        const id = randomUUID();
        await sql(
          "insert into public.profile_shares (id, profile_id, shared_by, shared_with_email) values ($1, $2, $3, $4)",
          id,
          profile,
          house.account,
          guest.email,
        );
        const from = house.account;
        const waiting = {
          account: null,
          level: "view",
          status: "pending",
          isOpened: false,
        } as const;
        shares.push({ id, profile, from, email: guest.email, ...waiting });
      }
    }
  }

  /** Inserted without policies: the tests of the actions show how a share gets there. */
  async function changeShare(share: Changing<Share>) {
    const guest = families.find(({ account }) => account.email === share.email);
    if (!guest) return;
    const status = pick([
      "pending",
      "accepted",
      "accepted",
      "accepted",
      "declined",
      "revoked",
    ] as const);
    const level = pick(["view", "edit", "manage"] as const satisfies Level[]);
    const account = status === "pending" ? null : guest.account.id;
    // As a new row: no action leads from every state to every other.
    await sql("delete from public.profile_shares where id = $1", share.id);
    if (share.status === "accepted") {
      state.dismissals = state.dismissals.filter(
        ({ by, profile }) => by !== share.account || profile !== share.profile,
      );
    }
    await sql(
      `insert into public.profile_shares (id, profile_id, shared_by, shared_with_email,
         shared_with_user_id, permission_type, status, accepted_at)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      share.id,
      share.profile,
      share.from,
      share.email,
      account,
      level,
      status,
    );
    const isOpened = chance(0.7);
    if (isOpened) {
      await sql(
        "insert into private.profile_openings values ($1, now(), now() + interval '1 day')",
        share.id,
      );
    }
    Object.assign(share, { status, level, account, isOpened });
  }

  async function changeAccount({ account }: (typeof families)[number]) {
    if (chance(0.5)) {
      account.isConfirmed = !account.isConfirmed;
      await sql(
        "update auth.users set email_confirmed_at = case when $2::boolean then now() end where id = $1",
        account.id,
        account.isConfirmed,
      );
      return;
    }
    account.needsSecondFactor = !account.needsSecondFactor;
    await sql("delete from auth.mfa_factors where user_id = $1", account.id);
    if (!account.needsSecondFactor) return;
    await sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      account.id,
    );
  }

  const keyed = (rows: readonly (Subject & { id: string })[]): Row[] =>
    rows.map((row) => ({ ...row, key: row.id }));

  return {
    families,
    state,
    turn: () => (chance(0.9) ? changeShare(pick(shares)) : changeAccount(pick(families))),
    rowsOf(table: Table): Row[] {
      switch (table) {
        case "profiles":
          return state.profiles.map(({ id }) => ({ profile: id, key: id }));
        case "profile_details":
          return details.map((id) => ({ profile: id, key: id }));
        case "medications":
          return keyed(state.boxes);
        case "medication_intake_logs":
          return keyed(state.intakes);
        case "custom_alerts":
          return keyed(state.alerts);
        case "alert_dismissals":
          return keyed(state.dismissals);
        case "profile_shares":
          return shares.map((share) => ({ profile: share.profile, share, key: share.id }));
      }
    },
    /** A row in somebody's name about anybody's profile; undefined where there is none to add. */
    aNew(table: Table, { account }: Family) {
      const { id: profile } = pick(state.profiles);
      const id = randomUUID();
      const about = { user_id: account.id, profile_id: profile === account.id ? null : profile };
      const box = state.boxes.find((one) => one.profile === profile);
      const alert = { ...about, id, title: "Rappel", alert_date: "2030-02-01" };
      const quantities = { total_quantity: 100000, current_quantity: 100000 };
      const medicine = {
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        expiry_date: "2030-06-30",
      };
      switch (table) {
        case "medications":
          return { id, profile, row: { ...about, id, ...quantities, ...medicine } };
        case "medication_intake_logs":
          return box && { id, profile, row: { id, user_id: account.id, medication_id: box.id } };
        case "custom_alerts":
          return { id, profile, row: alert };
        case "alert_dismissals": {
          const key = box && dismissalKey(box.id);
          if (!key || state.dismissals.some((one) => one.id === key)) return undefined;
          return {
            id: key,
            profile,
            row: { user_id: account.id, profile_id: profile, alert_key: key },
          };
        }
        case "profile_details":
          if (details.includes(profile)) return undefined;
          return { id: profile, profile, row: { profile_id: profile } };
        default:
          return undefined;
      }
    },
    added(table: Table, { id, profile }: { id: string; profile: string }, by: string) {
      if (table === "medications") state.boxes.push({ id, profile });
      if (table === "medication_intake_logs") state.intakes.push({ id, profile, by });
      if (table === "custom_alerts") state.alerts.push({ id, profile, by });
      if (table === "alert_dismissals") state.dismissals.push({ id, profile, by });
      if (table === "profile_details") details.push(profile);
    },
    /** With what goes along. */
    deleted(table: Table, { key }: Row) {
      const others = <T extends { id: string }>(rows: readonly T[]) =>
        rows.filter(({ id }) => id !== key);
      const elsewhere = <T extends { profile: string }>(rows: readonly T[]) =>
        rows.filter(({ profile }) => profile !== key);
      if (table === "medications") {
        state.boxes = others(state.boxes);
        state.dismissals = state.dismissals.filter(({ id }) => id !== dismissalKey(key));
      }
      if (table === "medication_intake_logs") state.intakes = others(state.intakes);
      if (table === "custom_alerts") state.alerts = others(state.alerts);
      if (table === "alert_dismissals") state.dismissals = others(state.dismissals);
      if (table !== "profiles") return;
      state.profiles.splice(0, Infinity, ...others(state.profiles));
      shares.splice(0, Infinity, ...elsewhere(shares));
      details.splice(0, Infinity, ...details.filter((id) => id !== key));
      for (const lines of ["boxes", "intakes", "alerts", "dismissals"] as const) {
        state[lines] = elsewhere<never>(state[lines] as never[]);
      }
    },
  };
}
