import { browserZone } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { DrawnLater } from "#app/ui/list/drawn-later.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import type { Doctor } from "#domain/profiles/doctor-draft.ts";
import type { Circumstance } from "#domain/symptoms/facts/circumstances.ts";
import type { CabinetBox, Category } from "#domain/symptoms/facts/guide-facts.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { isOrderOffered } from "#domain/symptoms/ordering.ts";
import { EmergencyBlock } from "../emergency/emergency-block.tsx";
import { OverMaximum } from "../emergency/over-maximum.tsx";
import { SupportLine } from "../emergency/support-line.tsx";
import { UnrecognizedSymptomHelp } from "../emergency/unrecognized-symptom-help.tsx";
import { Offers } from "../offers/offers.tsx";
import { WaitsFirst } from "../offers/waits-first.tsx";
import type { Specify } from "../search/use-rematched-symptoms.ts";
import { CategoryChoice } from "./category-choice.tsx";
import { CircumstancesChoice } from "./circumstances-choice.tsx";
import { ConsultFirst } from "./consult-first.tsx";
import { DoctorPanel } from "./doctor-panel.tsx";
import { GuidanceNotice } from "./guidance-notice.tsx";
import { NotCompared } from "./not-compared.tsx";
import { OrderLink } from "./order-link.tsx";
import { WhichLine } from "./which-line.tsx";
import { WithheldSymptoms } from "./withheld-symptoms.tsx";

/**
 * Whom to call and nothing else; or, where nothing is an emergency and every word is known, whom to ask and what may
 * help.
 */
export function Analysis({
  guidance,
  person,
  doctor,
  chosen,
  now,
  category,
  onCategory,
  circumstances,
  askedCircumstances,
  knownCircumstances,
  onCircumstances,
  onTake,
  specify,
  canOrder = true,
}: {
  guidance: Guidance;
  person: string | null;
  /** Undefined while unknown. */
  doctor: Doctor | undefined;
  chosen: readonly ChosenSymptom[];
  now: Instant;
  category: Category;
  onCategory: (category: Category) => void;
  circumstances: readonly Circumstance[];
  askedCircumstances: readonly Circumstance[];
  knownCircumstances: readonly Circumstance[];
  onCircumstances: (ticked: readonly Circumstance[]) => void;
  onTake: (box: CabinetBox) => void;
  /** How words that the list does not hold become a line of it. */
  specify: Specify;
  /** Whether the pages about pharmacies are there for the reader. */
  canOrder?: boolean;
}) {
  const t = useText();
  const isUrgent = guidance.emergencies.length > 0;
  const support = <SupportLine chosen={chosen} emergencies={guidance.emergencies} />;
  const unknown = isUrgent ? [] : guidance.symptoms.filter(({ state }) => state === "unknown");
  if (unknown.length > 0) {
    const near = unknown.map(({ chosen: { text } }) => ({ text, ...specify.linesNear(text) }));
    const asked = near
      .filter(({ lines }) => lines.length > 0)
      .map(({ text, lines }) => (
        <WhichLine
          key={text}
          text={text}
          lines={lines}
          severityOf={specify.severityOf}
          onChoose={(line) => specify.choose(text, line)}
        />
      ));
    // Where a word is left that nobody could read, it may be the worst of it.
    const isAllRead = near.every(({ isAll }) => isAll);
    return (
      <>
        {support}
        {isAllRead && asked}
        <UnrecognizedSymptomHelp />
        {!isAllRead && asked}
        <WithheldSymptoms symptoms={guidance.symptoms} why={t("symptoms.analysis.unknown")} />
        <ConsultFirst reasons={guidance.consultFirst} />
        <CircumstancesChoice
          asked={askedCircumstances}
          ticked={circumstances}
          known={knownCircumstances}
          onChange={onCircumstances}
        />
        {doctor && <DoctorPanel doctor={doctor} />}
      </>
    );
  }
  return (
    <>
      <OverMaximum substances={guidance.overMaximum} />
      <WaitsFirst waits={guidance.waits} />
      {!isUrgent && support}
      {isUrgent ? (
        // A tick may have made it one, further down.
        <div ref={showAtOnce}>
          <EmergencyBlock emergencies={guidance.emergencies} />
          {support}
        </div>
      ) : (
        <ConsultFirst reasons={guidance.consultFirst} />
      )}
      {(!isUrgent || circumstances.length + knownCircumstances.length > 0) && (
        <CircumstancesChoice
          asked={askedCircumstances}
          ticked={circumstances}
          known={knownCircumstances}
          onChange={onCircumstances}
        />
      )}
      {isUrgent ? (
        <WithheldSymptoms symptoms={guidance.symptoms} why={t("symptoms.analysis.withheld")} />
      ) : (
        <>
          <Offers
            guidance={guidance}
            category={category}
            person={person}
            now={now}
            onTake={onTake}
          />
          <DrawnLater>
            <NotCompared missing={guidance.notCompared} />
            {doctor && <DoctorPanel doctor={doctor} />}
            {/* What there is comes first: filters and shopping stand below it. */}
            <CategoryChoice category={category} onChange={onCategory} />
            {canOrder && isOrderOffered(guidance, wallTimeOf(now, browserZone)) && (
              <OrderLink chosen={chosen} />
            )}
            <GuidanceNotice />
          </DrawnLater>
        </>
      )}
    </>
  );
}

function showAtOnce(block: HTMLElement | null): void {
  block?.scrollIntoView({ block: "nearest" });
}
