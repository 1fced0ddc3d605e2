import { use } from "react";
import { useText } from "#app/locale/text.tsx";
import { DrawnLater } from "#app/ui/list/drawn-later.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { CabinetBox, Category } from "#domain/symptoms/facts/guide-facts.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import { AgeSlot } from "../analysis/age-slot.ts";
import { Refusals } from "../analysis/refusals.tsx";
import { WeightSlot } from "../analysis/weight-slot.ts";
import { SymptomOffers } from "./symptom-offers.tsx";

/** Symptom by symptom what may help, then all that was refused. */
export function Offers({
  guidance: { symptoms, refusals, unreadAllergies },
  category,
  person,
  now,
  onTake,
}: {
  guidance: Guidance;
  category: Category;
  person: string | null;
  now: Instant;
  onTake: (box: CabinetBox) => void;
}) {
  const t = useText();
  const offers = symptoms.flatMap((symptom) => symptom.offers);
  const needsAge = symptoms.some((symptom) => symptom.needsAge);
  const needsWeight = symptoms.some((symptom) => symptom.needsWeight);
  const ageQuestion = use(AgeSlot);
  const weightQuestion = use(WeightSlot);
  const isForAnother = symptoms.some(({ state }) => state === "for-another");
  const isAnyOwned = [...offers, ...refusals].some(({ item }) => item.kind === "box");
  return (
    <>
      <p role="status" className="sr-only">
        {t("symptoms.analysis.found", { count: offers.length })}
      </p>
      {category !== "natural" && !isAnyOwned && !needsAge && !needsWeight && !isForAnother && (
        <p>{t("symptoms.analysis.noneOwned")}</p>
      )}
      {unreadAllergies.length > 0 && (
        <p className="text-soon">
          {t("symptoms.unrecognizedAllergies", {
            count: unreadAllergies.length,
            allergies: unreadAllergies.join(", "),
          })}
        </p>
      )}
      {needsAge && ageQuestion}
      {symptoms.some(({ asksWeight }) => asksWeight) && weightQuestion}
      {symptoms.map((symptom) => (
        <SymptomOffers
          key={symptom.chosen.text}
          symptom={symptom}
          refusals={refusals}
          category={category}
          person={person}
          now={now}
          onTake={onTake}
        />
      ))}
      <DrawnLater>
        <Refusals refusals={refusals} />
      </DrawnLater>
    </>
  );
}
