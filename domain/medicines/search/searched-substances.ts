import { fold } from "../../locale/fold.ts";
import { moleculesIn } from "../molecules/molecule.ts";
import { MOLECULE_NAMES } from "../molecules/molecule-names.ts";

/**
 * The substances that the words name, by whatever name of three countries, for a list that knows another one: `tylenol` is
 * `paracetamol`. Each with all its names, a bar between them.
 */
export function searchedSubstances(typed: string): string[] {
  return moleculesIn(typed).map((molecule) => {
    const [names = ""] = MOLECULE_NAMES[molecule].split("|");
    return names
      .split(",")
      .map((name) => fold(name))
      .join("|");
  });
}
