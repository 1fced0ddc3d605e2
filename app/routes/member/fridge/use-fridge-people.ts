import { useQueries } from "@tanstack/react-query";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { ProfileFacts } from "#app/features/profiles/profile-facts.ts";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { useHome } from "../home/home-query.ts";

/** So many people have room on one sheet. */
const CHILDREN_MAX = 7;
const ADULTS_MAX = 8;

/** A person with the name that the family uses. */
export interface FridgePerson {
  readonly name: string | null;
  readonly facts: ProfileFacts;
}

/** The people of a home, children first; undefined until all of them were read. */
export function useFridgePeople(userId: string) {
  const { profiles, people } = useActiveProfile(userId);
  const home = useHome(userId);
  const of = (type: "child" | "adult", most: number) =>
    (profiles ?? []).filter((profile) => profile.type === type).slice(0, most);
  const shown = [...of("child", CHILDREN_MAX), ...of("adult", ADULTS_MAX)];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? null;
  const readings = useQueries({ queries: shown.map(({ id }) => factsQuery(id)) });
  const read = shown.flatMap((profile, nth): FridgePerson[] => {
    const facts = readings[nth]?.data;
    return facts ? [{ name: nameOf(profile.id), facts }] : [];
  });
  const isRead = profiles !== undefined && read.length === shown.length && home.data !== undefined;
  return {
    people: isRead ? read : undefined,
    /** The names of those for whom one sheet has no room. */
    omitted: (profiles ?? []).filter((each) => !shown.includes(each)).map(({ id }) => nameOf(id)),
    home: home.data,
    error: readings.find(({ error }) => error)?.error ?? home.error,
    refetch: () => Promise.all([home.refetch(), ...readings.map((each) => each.refetch())]),
  };
}
