import { instant } from "#domain/calendar/instant.ts";
import type { IllnessFact } from "#domain/illness/illness-entry.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { aParent, aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const { listCurrentIllnesses, listIllnessEntries, noteIllnessFact, deleteIllnessEntry } =
  product.illness;

/** What is noted while somebody is ill. */
export const illnessCases: readonly Case[] = [
  {
    name: "noteIllnessFact, listIllnessEntries: an illness from its beginning to its end, each sent twice",
    async run(world) {
      const { db, child } = await aParent(world);
      const facts: readonly IllnessFact[] = [
        { kind: "begin" },
        { kind: "temperature", celsius: 38.89 },
        { kind: "symptom", words: "Fièvre" },
        { kind: "note", words: "A bu un peu d'eau\net s'est rendormi 😴" },
        { kind: "end" },
      ];
      for (const [nth, fact] of facts.entries()) {
        const entry = {
          id: world.id(`entry ${nth}`),
          fact,
          notedAt: instant(`2026-01-02T0${nth}:00:00Z`),
        };
        await noteIllnessFact(db, child, entry);
        await noteIllnessFact(db, child, entry);
      }
      const { entries, unreadable, isCut } = await listIllnessEntries(db, child);
      return [entries.map(({ id: _, by: __, ...entry }) => entry), unreadable, isCut];
    },
    expected: {
      wire: [
        ...Array.from({ length: 10 }, () => "POST /rest/v1/illness_entries 201"),
        "POST /rest/v1/rpc/list_illness_entries 200",
      ],
      answer: [
        [
          { byName: "Zoé Moreau", kind: "end", notedAt: "an instant" },
          {
            byName: "Zoé Moreau",
            kind: "note",
            notedAt: "an instant",
            words: "A bu un peu d'eau\net s'est rendormi 😴",
          },
          { byName: "Zoé Moreau", kind: "symptom", notedAt: "an instant", words: "Fièvre" },
          { byName: "Zoé Moreau", kind: "temperature", notedAt: "an instant", celsius: 38.89 },
          { byName: "Zoé Moreau", kind: "begin", notedAt: "an instant" },
        ],
        0,
        false,
      ],
    },
  },
  {
    name: "deleteIllnessEntry: one's own, and somebody else's",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "edit");
      const [own, others] = [world.id("of the guest"), world.id("of the parent")];
      const entry = { fact: { kind: "begin" }, notedAt: instant("2026-01-02T03:00:00Z") } as const;
      await noteIllnessFact(guest.db, zoe.child, { ...entry, id: own });
      await noteIllnessFact(zoe.db, zoe.child, { ...entry, id: others });
      await deleteIllnessEntry(guest.db, own);
      await deleteIllnessEntry(guest.db, own);
      const refused = await deleteIllnessEntry(guest.db, others).catch(
        (problem) => problem.failure,
      );
      const { entries } = await listIllnessEntries(zoe.db, zoe.child);
      return [refused, entries.length];
    },
    expected: {
      wire: [
        "POST /rest/v1/illness_entries 201",
        "POST /rest/v1/illness_entries 201",
        "DELETE /rest/v1/illness_entries 200",
        "DELETE /rest/v1/illness_entries 200",
        "GET /rest/v1/illness_entries 200",
        "DELETE /rest/v1/illness_entries 200",
        "GET /rest/v1/illness_entries 200",
        "POST /rest/v1/rpc/list_illness_entries 200",
      ],
      answer: ["forbidden", 1],
    },
  },
  {
    name: "listCurrentIllnesses: of a shared child, before, during and after an illness",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "view");
      const note = (nth: number, fact: IllnessFact) =>
        world.unobserved(() =>
          noteIllnessFact(zoe.db, zoe.child, {
            id: world.id(`entry ${nth}`),
            fact,
            notedAt: instant(`2026-01-02T0${nth}:00:00Z`),
          }),
        );
      const current = async () =>
        (await listCurrentIllnesses(guest.db)).map(({ beganAt, temperature }) => [
          Date.parse(beganAt) / 3_600_000 - Date.parse("2026-01-02T00:00:00Z") / 3_600_000,
          temperature?.celsius ?? null,
        ]);
      await note(1, { kind: "temperature", celsius: 40 });
      const seen = [await current()];
      await note(2, { kind: "begin" });
      await note(3, { kind: "begin" });
      seen.push(await current());
      await note(4, { kind: "temperature", celsius: 38.5 });
      await note(5, { kind: "temperature", celsius: 38.2 });
      seen.push(await current());
      await note(6, { kind: "end" });
      seen.push(await current());
      return seen;
    },
    expected: {
      wire: Array.from({ length: 4 }, () => "POST /rest/v1/rpc/list_current_illnesses 200"),
      answer: [[], [[2, null]], [[2, 38.2]], []],
    },
  },
  {
    name: "listIllnessEntries: of a profile that nobody shared",
    async run(world) {
      const { child } = await aParent(world);
      const eve = await world.member("eve");
      return (await listIllnessEntries(eve.db, child)).entries;
    },
    expected: { wire: ["POST /rest/v1/rpc/list_illness_entries 200"], answer: [] },
  },
  {
    name: "noteIllnessFact: by somebody who may only look",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "view");
      return note(world, guest.db, zoe.child);
    },
    expected: { wire: ["POST /rest/v1/illness_entries 403 42501"], answer: "forbidden" },
  },
];

async function note(world: CaseContext, db: Parameters<typeof noteIllnessFact>[0], child: string) {
  const entry = {
    id: world.id("the entry"),
    fact: { kind: "begin" },
    notedAt: instant("2026-01-02T03:00:00Z"),
  } as const;
  return noteIllnessFact(db, child, entry).then(
    () => "noted",
    (problem) => problem.failure,
  );
}
