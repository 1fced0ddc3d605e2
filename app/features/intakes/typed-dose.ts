import { showToast } from "#app/ui/feedback/toast.ts";

/** What stands in the form about a dose and is recorded nowhere. */
interface TypedDose {
  readonly profileId: string;
  /** That it was not recorded, for whom, and what it was. */
  readonly unsaved: string;
}

let typed: TypedDose | null = null;

/** @param dose null once it is saved, or its form was closed by hand */
export function keepTyped(dose: TypedDose | null): void {
  typed = dose;
}

/** Says once, until it is closed, that the dose being typed for somebody was not recorded. */
export function tellUnsaved(profileId: string): void {
  if (typed?.profileId !== profileId) return;
  showToast({ tone: "failure", message: typed.unsaved, isPersistent: true });
  typed = null;
}
