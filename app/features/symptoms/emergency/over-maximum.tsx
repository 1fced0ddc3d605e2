import { useId } from "react";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { NumberToCall } from "#app/ui/form/number-to-call.tsx";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { capitalizedName } from "../capitalized-name.ts";
import { EmergencyLine } from "./emergency-line.tsx";

/** More is recorded than a leaflet has: whom to call stands above all that is said of boxes. */
export function OverMaximum({ substances }: { substances: readonly Substance[] }) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const poisonCentre = useNumberToCall("poison");
  if (substances.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border-2 border-urgent bg-urgent/10 p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 text-lg text-urgent">
        <h3 id={id} className="text-lg">
          {t("symptoms.waiting.overTitle")}
        </h3>
        <NumberToCall {...poisonCentre} />
      </div>
      {substances.map((substance) => (
        <p key={substance}>
          {t("symptoms.waiting.over", { substance: capitalizedName(substance, language) })}
        </p>
      ))}
      <EmergencyLine />
    </section>
  );
}
