import { useQueries } from "@tanstack/react-query";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { cabinetBoxesQuery } from "#app/features/symptoms/queries.ts";
import type { PackedBox } from "#app/features/travel/packed-box.ts";
import { substancesOf } from "#domain/medicines/molecules/molecule.ts";
import { useHome } from "../home/home-query.ts";

/** The boxes of those who leave, as this device has them. */
export function useTravelBoxes(userId: string, chosen: readonly string[]) {
  const home = useHome(userId);
  const known = useQueries({ queries: chosen.map((id) => cabinetBoxesQuery(id)) });
  const facts = new Map(known.flatMap(({ data }) => data ?? []).map((box) => [box.id, box]));
  const pack = (box: StoredMedication): PackedBox => {
    const found = facts.get(box.id);
    const { name, dosage } = box;
    return {
      ...box,
      needsPrescription: found?.needsPrescription ?? null,
      substances: substancesOf({ name, dosage, activeMolecule: found?.activeMolecule ?? null }),
    };
  };
  const people = (home.data?.people ?? []).filter(({ id }) => chosen.includes(id));
  const homes = [...new Set(people.map(({ homeId }) => homeId))];
  const common = homes.flatMap((id) => home.data?.commonBoxes.get(id) ?? []);
  return {
    isPending: home.data === undefined || known.some(({ data }) => data === undefined),
    problem:
      (home.data === undefined ? home.error : null) ??
      known.find(({ data, error }) => data === undefined && error)?.error ??
      null,
    onRetry: () => {
      for (const query of [home, ...known]) if (query.isError) void query.refetch();
    },
    own: new Map(people.map(({ id, boxes }) => [id, boxes.medications.map(pack)])),
    common: common.flatMap(({ medications }) => medications.map(pack)),
    /** Boxes with something that no rule can read: they are counted nowhere. */
    unreadable: [...people.map(({ boxes }) => boxes), ...common].reduce(
      (sum, { unreadable }) => sum + unreadable.length,
      0,
    ),
    /** Boxes that a dose was recorded from of late. */
    recent: new Set(
      people.flatMap(({ recentProducts }) =>
        recentProducts.flatMap(({ medicationId }) => medicationId ?? []),
      ),
    ),
  };
}
