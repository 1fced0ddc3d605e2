import type { TFunction } from "i18next";
import { type Giver, knownGiver } from "#domain/intakes/giver.ts";
import { useText } from "./text.tsx";

/** Who gave a dose, in a table that anybody may read. */
export function giverCell(giver: Giver, t: TFunction): string {
  const known = knownGiver(giver, null);
  if (known.kind === "named") return known.name;
  if (known.kind === "helper") return t("intakes.export.helper", { name: known.name });
  return known.kind === "unknown" ? t("intakes.export.unknown") : t("intakes.export.nameless");
}

/** Who gave a dose: 'Donné par vous', 'Donné par Julien'. Without a reader nobody is called 'you'. */
export function useGiverWords(): (giver: Giver, reader: string | null) => string {
  const t = useText();
  return (giver, reader) => {
    const known = knownGiver(giver, reader);
    return known.kind === "named" || known.kind === "helper"
      ? t(`intakes.givenBy.${known.kind}`, { name: known.name })
      : t(`intakes.givenBy.${known.kind}`);
  };
}
