import type { Engine, Transaction } from "@trousse/backend/database/engine";
import type { Person } from "../mutations/sql-checks.ts";
import { standings } from "../permissions.ts";
import type { Finder } from "./content-rows.ts";
import { aGuest } from "./guest.ts";
import { aHousehold, type Household } from "./household.ts";
import { requireSecondFactor } from "./second-factor.ts";

/** Everybody of the permission table, before one household. */
export interface Actors {
  readonly house: Household;
  /** Somebody to whom others would like to hand things over. */
  readonly recipient: Household;
  readonly stranger: Household;
  readonly people: readonly Person[];
  /** The owner of a household of their own, which asks for two proofs. */
  readonly passwordOnly: Person;
  readonly twoFactorHousehold: Household;
}

export async function createActors(tx: Transaction): Promise<Actors> {
  // The first confirmed account of an installation runs it.
  const admin = await aHousehold(tx, "admin");
  const house = await aHousehold(tx, "house");
  const stranger = await aHousehold(tx, "stranger");
  const recipient = await aHousehold(tx, "taker");
  const as = (actor: Person["actor"], account: string | null): Person => ({
    actor,
    account,
    rowOf: (relation) => house.rows[relation],
  });
  const people = [
    as("owner", house.account),
    as("stranger", stranger.account),
    as("admin", admin.account),
    as("signedOut", null),
    as("helper", null),
  ];
  for (const standing of standings) {
    const guest = await aGuest(tx, house, standing);
    const ownShare: Finder = ["id", guest.share];
    people.push({
      ...as(standing, guest.account),
      rowOf: (relation) => (relation === "profile_shares" ? ownShare : house.rows[relation]),
    });
  }
  const twoFactorHousehold = await aHousehold(tx, "careful");
  await requireSecondFactor(tx, twoFactorHousehold.account);
  const passwordOnly: Person = {
    actor: "passwordOnly",
    account: twoFactorHousehold.account,
    rowOf: (relation) => twoFactorHousehold.rows[relation],
  };
  return { house, recipient, stranger, people, passwordOnly, twoFactorHousehold };
}

export function personOf(people: readonly Person[], actor: Person["actor"]): Person {
  const found = people.find((person) => person.actor === actor);
  if (!found) throw new Error(`Nobody is ${actor}.`);
  return found;
}

/** What `work` answers; nothing of what it did. */
export async function rolledBack<T>(
  engine: Engine,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined;
  const stop = new Error("undone");
  await engine
    .transaction(async (tx) => {
      answer = { value: await work(tx) };
      throw stop;
    })
    .catch((problem: unknown) => {
      if (problem !== stop) throw problem;
    });
  if (!answer) throw new Error("There was no answer.");
  return answer.value;
}
