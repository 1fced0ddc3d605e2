import { useLanguage, useText } from "#app/locale/text.tsx";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { SOMETHING_ELSE } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import { borderStanding } from "#domain/travel/controlled-substances.ts";
import type { PackedBox } from "./packed-box.ts";

/** What somebody abroad asks of a box: what is in it, the prescription, and a certificate. */
export function BoxPapers({ box }: { box: PackedBox }) {
  const t = useText();
  const language = useLanguage();
  const { substances, needsPrescription } = box;
  const isKnown = substances.length > 0 && !substances.includes(SOMETHING_ELSE);
  const names = substances.map((substance) => {
    const others = [language, ...LANGUAGES].map((each) => substanceName(substance, each));
    return [...new Set(others)].join(" / ");
  });
  const standing = borderStanding(substances, needsPrescription);
  return (
    <ul className="list-disc pl-5">
      <li>
        {isKnown
          ? t("travel.substances", { names: names.join(" + ") })
          : t("travel.unknownSubstances")}
      </li>
      {needsPrescription !== false && (
        <li>{t(needsPrescription ? "travel.prescription" : "travel.unknownPrescription")}</li>
      )}
      {standing === "often-certified" && (
        <li className="font-semibold text-soon">{t("travel.border.often")}</li>
      )}
      {standing === "unknown" && <li>{t("travel.border.unknown")}</li>}
    </ul>
  );
}
