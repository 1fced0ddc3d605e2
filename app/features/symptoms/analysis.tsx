import type { Instant } from "../../../domain/calendar/instant.ts";
import type { Circumstance } from "../../../domain/symptoms/circumstances.ts";
import type { Guidance } from "../../../domain/symptoms/guidance.ts";
import type { CabinetBox, Category } from "../../../domain/symptoms/guide-facts.ts";
import type { ChosenSymptom } from "../../../domain/symptoms/symptom.ts";
import { useText } from "../../locale/text.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import { CircumstancesChoice } from "./circumstances-choice.tsx";
import { ConsultFirst } from "./consult-first.tsx";
import { DoctorPanel } from "./doctor-panel.tsx";
import type { KnownPatient } from "./known-patient.ts";
import { OrderLink } from "./order-link.tsx";
import { Refusals } from "./refusals.tsx";
import { SymptomOffers } from "./symptom-offers.tsx";

/** What may help and what was refused, where nothing is an emergency. */
export function Analysis({
  guidance,
  person,
  patient,
  chosen,
  now,
  category,
  onCategory,
  circumstances,
  onCircumstances,
  onTake,
}: {
  guidance: Guidance;
  person: string | null;
  patient: KnownPatient;
  chosen: readonly ChosenSymptom[];
  now: Instant;
  category: Category;
  onCategory: (category: Category) => void;
  circumstances: readonly Circumstance[];
  onCircumstances: (ticked: readonly Circumstance[]) => void;
  onTake: (box: CabinetBox) => void;
}) {
  const t = useText();
  const { symptoms, refusals, consultFirst, unreadAllergies } = guidance;
  const offers = symptoms.flatMap((symptom) => symptom.offers);
  const isOwned =
    offers.some(({ item }) => item.kind === "box") ||
    refusals.some(({ item }) => item.kind === "box");
  return (
    <>
      <ConsultFirst reasons={consultFirst} />
      <div className="flex flex-col gap-4">
        <CategoryChoice category={category} onChange={onCategory} />
        <CircumstancesChoice ticked={circumstances} onChange={onCircumstances} />
      </div>
      <p role="status" className="sr-only">
        {t("symptoms.analysis.found", { count: offers.length })}
      </p>
      {category !== "natural" && !isOwned && <p>{t("symptoms.analysis.noneOwned")}</p>}
      {unreadAllergies.length > 0 && (
        <p className="text-soon">
          {t("symptoms.unreadAllergies", {
            count: unreadAllergies.length,
            allergies: unreadAllergies.join(", "),
          })}
        </p>
      )}
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
      <Refusals refusals={refusals} />
      <DoctorPanel doctor={patient.doctor} />
      <OrderLink chosen={chosen} />
    </>
  );
}
