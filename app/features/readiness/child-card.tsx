import type { ReactNode } from "react";
import { formatDay, formatList } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import type { NightMedicine, NightNeed } from "#domain/readiness/night-medicines.ts";
import type { CardStanding, CarerStanding, ChildReadiness } from "#domain/readiness/readiness.ts";
import { type LineState, ReadinessLine } from "./readiness-line.tsx";

/** What mends each gap of one child; null where this account may not. */
export interface ChildMending {
  readonly medicine: ReactNode;
  readonly weight: ReactNode;
  readonly carer: ReactNode;
  readonly readers: ReactNode;
  readonly card: ReactNode;
}

/** Whether one child has what a night may need. */
export function ChildCard({
  name,
  weight,
  readiness,
  readers,
  mending,
}: {
  name: string;
  /** With its day; null where nobody weighed. */
  weight: string | null;
  readiness: ChildReadiness;
  /** Addresses of those who may read the child and not record doses. */
  readers: readonly string[];
  mending: ChildMending;
}) {
  const t = useText();
  const language = useLanguage();
  const isWeighed = readiness.weight === "usable";
  return (
    <Card title={name}>
      <ul className="divide-y divide-line">
        {readiness.medicines.map((medicine) => (
          <ReadinessLine
            key={medicine.needs.join()}
            state={MEDICINE_STATES[medicine.standing]}
            title={t(`readiness.need.${needKey(medicine.needs)}`)}
          >
            <Boxes boxes={medicine.boxes} />
            {medicine.standing !== "here" && <p>{t(`readiness.medicine.${medicine.standing}`)}</p>}
            {medicine.standing === "none" && mending.medicine}
          </ReadinessLine>
        ))}
        <ReadinessLine state={isWeighed ? "fine" : "gap"} title={t("readiness.weight.title")}>
          {/* A weight that waits for the date of birth was noted all the same. The question repeats an odd one. */}
          {readiness.weight !== "odd" && weight && <p>{weight}</p>}
          {!isWeighed && mending.weight}
        </ReadinessLine>
        <ReadinessLine state={CARER_STATES[readiness.carer]} title={t("readiness.carer.title")}>
          <p>{t(`readiness.carer.${readiness.carer}`, { name })}</p>
          {readiness.carer === "no" && mending.carer}
          {readiness.carer !== "yes" && readers.length > 0 && (
            <>
              <p className="[overflow-wrap:anywhere]">
                {t("readiness.carer.readers", {
                  count: readers.length,
                  emails: formatList(readers, language),
                })}
              </p>
              {mending.readers}
            </>
          )}
        </ReadinessLine>
        <ReadinessLine state={CARD_STATES[readiness.card]} title={t("readiness.card.title")}>
          <p>{t(`readiness.card.${readiness.card}`, { name })}</p>
          {CARD_STATES[readiness.card] === "gap" && mending.card}
        </ReadinessLine>
      </ul>
    </Card>
  );
}

const MEDICINE_STATES: Readonly<Record<NightMedicine["standing"], LineState>> = {
  here: "fine",
  "not-compared": "unknown",
  none: "gap",
  "age-first": "unknown",
  "weight-first": "unknown",
  emergency: "unknown",
  unknown: "unknown",
};

const CARER_STATES: Readonly<Record<CarerStanding, LineState>> = {
  yes: "fine",
  invited: "unknown",
  no: "gap",
  unknown: "unknown",
};

const CARD_STATES: Readonly<Record<CardStanding, LineState>> = {
  filled: "fine",
  "born-unknown": "gap",
  "not-chosen": "gap",
};

function needKey(needs: readonly NightNeed[]): NightNeed | "both" {
  const [first = "fever", second] = needs;
  return second ? "both" : first;
}

function Boxes({ boxes }: Pick<NightMedicine, "boxes">) {
  const t = useText();
  const language = useLanguage();
  if (boxes.length === 0) return null;
  return (
    <ul>
      {boxes.map((box) => (
        <li key={box.id}>
          {t("readiness.medicine.here", {
            box: `${box.name} ${wholeDosage(box.dosage)}`,
            day: formatDay(goodUntil(box), language),
          })}
        </li>
      ))}
    </ul>
  );
}
