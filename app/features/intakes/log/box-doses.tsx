import type { Medication } from "#domain/inventory/medication.ts";
import { RecentDoses } from "./recent-doses.tsx";
import { useDoseCheck } from "./use-dose-check.ts";

/** What a person has had of the substance of a box, and what its leaflet says, as the dose form shows it. */
export function BoxDoses({
  profileId,
  box,
}: {
  profileId: string;
  box: Pick<Medication, "id" | "name" | "dosage" | "form">;
}) {
  const check = useDoseCheck(profileId, box, true);
  return <RecentDoses {...check} />;
}
