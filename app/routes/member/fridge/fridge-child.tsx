import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useToday } from "#app/client/time/today.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useDatedWeight } from "#app/features/profiles/details/weight-notes.tsx";
import { useAgeWords } from "#app/locale/age-words.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { useText } from "#app/locale/text.tsx";
import { diallable } from "#domain/profiles/phone.ts";
import {
  type FridgeBox,
  fitFridgeBoxes,
  isPlannedNow,
  linesOfBox,
} from "#domain/readiness/fridge-boxes.ts";
import { isUsable } from "../home/givable-boxes.ts";
import { useAllergyWords } from "./use-allergy-words.ts";
import type { FridgePerson } from "./use-fridge-people.ts";

/** One child: allergies, weight, doctor, and what the leaflet of each usable box says of this child. */
export function FridgeChild({
  child: { name, facts },
  boxes,
  sheet,
}: {
  child: FridgePerson;
  boxes: readonly StoredMedication[];
  /** With whom the sheet is shared. */
  sheet: Parameters<typeof fitFridgeBoxes>[1];
}) {
  const t = useText();
  const today = useToday();
  const ageWords = useAgeWords();
  const allergyWords = useAllergyWords();
  const datedWeight = useDatedWeight();
  const labelWords = useStandingLabelWords();
  const scheduleWords = useScheduleWords();
  const { labelOf, warningsOf, isPending, isFailed } = useCabinetChecks(facts.id);
  const shown = name ?? t("profiles.nameless");
  const age = ageWords(facts.bornOn, today);
  const weight = datedWeight(facts);
  const { name: doctor, phone } = facts.doctor;
  const labelled = boxes
    .filter((box) => isUsable(box, today))
    .map((box): FridgeBox => {
      const label = labelOf(box) ?? { kind: "unclassified" };
      const isWarned = warningsOf(box).length > 0;
      const isPlanned = box.ownerId === facts.id && isPlannedNow(box, today);
      // Hours without a quantity: an amount would grow old on a fridge.
      const planned = isPlanned ? scheduleWords(box.schedule, null, today) : [];
      const said = [
        ...(planned.length > 0 ? [t("fridge.planned"), ...planned] : []),
        labelWords(label),
        ...(isWarned ? [t("fridge.warned", { name: shown })] : []),
      ];
      const lines = linesOfBox([
        `${box.name} ${box.dosage}`,
        said.join(" · "),
        box.location ?? t("fridge.placeUnknown"),
      ]);
      const { id, name: medicine, dosage, location } = box;
      return { id, name: medicine, dosage, location, label, isWarned, planned, lines };
    });
  const fitting = fitFridgeBoxes(labelled, sheet);
  return (
    <section className="mt-4 print:mt-0.5">
      <h2 className="text-lg print:text-[10pt]">
        <bdi>{shown}</bdi>
        {age && <span className="font-normal text-base print:text-[8pt]"> · {age}</span>}
      </h2>
      <p className="font-semibold [overflow-wrap:anywhere]">{allergyWords(facts)}</p>
      <p>
        {weight ? t("fridge.weight", { weight }) : t("fridge.weightUnknown")}
        {" · "}
        {doctor || phone ? (
          <>
            {t("fridge.doctor", { doctor: doctor ?? "" })}{" "}
            {phone && (
              <a
                href={`tel:${diallable(phone)}`}
                dir="ltr"
                className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap underline print:min-h-0 print:min-w-0 print:no-underline"
              >
                {phone}
              </a>
            )}
          </>
        ) : (
          t("fridge.doctorUnknown")
        )}
      </p>
      <Boxes fitting={fitting} isUnknown={isPending || isFailed} person={shown} />
    </section>
  );
}

function Boxes({
  fitting: { boxes, omitted },
  isUnknown,
  person,
}: {
  fitting: ReturnType<typeof fitFridgeBoxes>;
  isUnknown: boolean;
  person: string;
}) {
  const t = useText();
  const labelWords = useStandingLabelWords();
  // A box without its label would read as one that nothing speaks against.
  if (isUnknown) return <p role="status">{t("fridge.unread")}</p>;
  if (boxes.length === 0) return <p>{t("fridge.noBoxes")}</p>;
  return (
    <>
      <ul
        aria-label={t("fridge.boxesOf", { name: person })}
        className="mt-1 divide-y divide-line border-line border-y"
      >
        {boxes.map((box) => (
          <li
            key={box.id}
            className="break-inside-avoid py-1 [overflow-wrap:anywhere] md:grid md:grid-cols-[2fr_2fr_1fr] md:gap-x-4 print:grid print:grid-cols-[2fr_2fr_1fr] print:gap-x-3 print:py-[0.25mm]"
          >
            <p className="font-semibold">
              {box.name} <Dosage>{box.dosage}</Dosage>
            </p>
            <p>
              {box.planned.length > 0 && (
                <>
                  <strong>{t("fridge.planned")}</strong> {box.planned.join(" · ")} ·{" "}
                </>
              )}
              {labelWords(box.label)}
              {box.isWarned && <strong> · {t("fridge.warned", { name: person })}</strong>}
            </p>
            <p className="text-ink-soft">{box.location ?? t("fridge.placeUnknown")}</p>
          </li>
        ))}
      </ul>
      {omitted > 0 && <p>{t("fridge.omittedBoxes", { count: omitted })}</p>}
    </>
  );
}
