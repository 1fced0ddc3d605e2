import FileText from "lucide-react/icons/file-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useLabelledProfile } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { useTreatmentAnswer } from "#app/client/cabinet-checks/use-treatment-answer.ts";
import { formatList } from "#app/locale/format.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { TakenQuestion } from "#app/ui/form/taken-question.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { relativeTime } from "#domain/intakes/relative-time.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { substanceWords } from "#domain/medicines/molecules/substance-name.ts";
import type { Offer } from "#domain/symptoms/guidance.ts";
import { useNameWithOwner } from "../use-item-name.ts";

/** What to know before taking it: the last dose of the same substance first. */
export function OfferCautions({
  offer,
  person,
  now,
}: {
  offer: Offer;
  person: string | null;
  now: Instant;
}) {
  const t = useText();
  const language = useLanguage();
  const interactionWords = useInteractionWords(person);
  const profileId = useLabelledProfile();
  const answering = useTreatmentAnswer(profileId ?? "");
  const nameWithOwner = useNameWithOwner();
  const { item, lastIntake, alreadyFor, alsoIn, cautions, interactions, needsPrescription } = offer;
  return (
    <ul className="flex flex-col gap-1.5">
      {lastIntake && <Caution>{said(lastIntake)}</Caution>}
      {cautions.map(
        (caution) =>
          // The line above says it with its hour.
          !(caution === "same-substance-taken" && lastIntake) && (
            <Caution key={caution}>{t(`symptoms.caution.${caution}`)}</Caution>
          ),
      )}
      {interactions.map((interaction) => (
        <Caution key={`${interaction.rule.id} ${interaction.treatment.name}`}>
          {interactionWords.found(interaction)} {interactionWords.source(interaction)}
          {interaction.isQuestion && profileId !== null && (
            <TakenQuestion
              name={interaction.treatment.name}
              person={person}
              answering={answering}
            />
          )}
        </Caution>
      ))}
      {alsoIn.length > 0 && (
        <Caution>
          {t("symptoms.offer.alsoIn", {
            names: formatList(
              alsoIn.map((box) => nameWithOwner({ kind: "box", box })),
              language,
            ),
          })}
        </Caution>
      )}
      {alreadyFor && (
        <Caution>{t("symptoms.offer.alreadyFor", { symptom: alreadyFor.text })}</Caution>
      )}
      {item.kind === "product" && item.product.caution[contentLanguage(language)] && (
        <Caution>{item.product.caution[contentLanguage(language)]}</Caution>
      )}
      {item.kind === "medicine" && item.isUnlisted && (
        <Caution>{t("symptoms.offer.unlisted")}</Caution>
      )}
      {needsPrescription && (
        <li className="flex items-start gap-2 font-semibold">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {t("symptoms.offer.prescription")}
        </li>
      )}
    </ul>
  );

  function said({ takenAt, medicationName }: NonNullable<Offer["lastIntake"]>): string {
    const time = relativeTime(takenAt, now);
    const count = time.unit === "hours" ? time.count : time.unit === "days" ? time.count * 24 : 0;
    const facts = {
      substance: substanceWords(offer.suggestion, language),
      medication: medicationName,
    };
    if (person === null) {
      return count === 0
        ? t("symptoms.taken.justNow", facts)
        : t("symptoms.taken.hours", { ...facts, hours: count });
    }
    const byPerson = { ...facts, name: person };
    return count === 0
      ? t("symptoms.taken.justNowBy", byPerson)
      : t("symptoms.taken.hoursBy", { ...byPerson, hours: count });
  }
}

function Caution({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-soon">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
