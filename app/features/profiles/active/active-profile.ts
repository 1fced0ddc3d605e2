import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { Person } from "#domain/intakes/recipients.ts";
import { activeProfile } from "#domain/profiles/active-profile.ts";
import { profileName } from "#domain/profiles/profile.ts";
import type { Level } from "#domain/sharing/permission.ts";
import type { ReachableProfile } from "../profile-facts.ts";
import { profilesQuery } from "../queries.ts";
import { peopleOf } from "./display-names.ts";
import { PROFILE_KEY } from "./profile-key.ts";

/** Stored where somebody chose to see everybody. */
const EVERYBODY = "everybody";

const listeners = new Set<() => void>();

export interface ActiveProfile {
  /** Whom every page acts on. Known at once, before any profile was read. */
  readonly profileId: string;
  /** For forms that must say whom they are about; null while unknown, and for a profile without a name. */
  readonly name: string | null;
  /** What this account may do with it. Until that is known no more than reading. */
  readonly level: Level;
  /** Undefined while on their way. */
  readonly profiles: readonly ReachableProfile[] | undefined;
  /** The same people, as forms about doses name them; none while on their way. */
  readonly people: readonly Person[];
  /** Nobody is chosen, or who was is lost: the home screen and the activity show everybody, other pages the account's own profile. */
  readonly isEverybody: boolean;
  /** They could not be read. */
  readonly hasFailed: boolean;
  /** The profile chosen in this tab, when it is there no longer: deleted, or not shared any more. */
  readonly lostId: string | null;
}

/** The profile chosen in this tab, while it exists; else the account's own, the primary one, the first. */
export function useActiveProfile(userId: string): ActiveProfile {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null);
  const { data: profiles, isError } = useQuery(profilesQuery(userId));
  const active = profiles && activeProfile(profiles, userId, chosen);
  const profileId = active?.id ?? chosen ?? userId;
  const lostId = active && chosen !== null && active.id !== chosen ? chosen : null;
  return {
    profileId,
    name: active ? profileName(active) : null,
    level: active?.level ?? (profileId === userId ? "own" : "view"),
    profiles,
    people: useMemo(() => peopleOf(profiles ?? []), [profiles]),
    isEverybody: chosen === null || lostId !== null,
    hasFailed: isError && !profiles,
    lostId,
  };
}

/** Whom the pages will most likely act on: for loaders, which ask for the cabinet before any profile was read. */
export function presumedProfileId(userId: string): string {
  return readChosen() ?? userId;
}

/** @param profileId null shows everybody */
export function chooseProfile(profileId: string | null): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(PROFILE_KEY, profileId ?? EVERYBODY);
    } catch {
      // A browser that keeps nothing stays with everybody.
    }
  }
  for (const listener of listeners) listener();
}

function readChosen(): string | null {
  const stored = readStored(() => sessionStorage) ?? readStored(() => localStorage);
  return stored === EVERYBODY ? null : stored;
}

function readStored(storage: () => Storage): string | null {
  try {
    return storage().getItem(PROFILE_KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  // From the first page on it is this tab's own: what another tab chooses later changes nothing under a form.
  try {
    sessionStorage.setItem(PROFILE_KEY, readChosen() ?? EVERYBODY);
  } catch {
    // A browser that keeps nothing follows the other tabs' choice, which it does not keep either.
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
