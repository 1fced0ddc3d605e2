import CircleX from "lucide-react/icons/circle-x";
import { type ComponentProps, useId } from "react";
import { useNow } from "#app/client/time/now.ts";
import { formatDay } from "#app/locale/format.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useLeafletWeightWords } from "#app/locale/leaflet-weight-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { recallsToMind } from "#domain/notices/recall.ts";
import type { CabinetBox, Category } from "#domain/symptoms/facts/guide-facts.ts";
import type { Offer, Refusal, SymptomGuidance } from "#domain/symptoms/guidance.ts";
import { SymptomHeading } from "../symptom-heading.tsx";
import { keyOfItem, useNameWithOwner } from "../use-item-name.ts";
import { OfferCard } from "./offer-card.tsx";
import { useWaitingWords } from "./use-waiting-words.ts";
import { stillWaiting } from "./waiting-line.tsx";

/**
 * One symptom: what may help, at most two; then which of the own boxes must stay closed, and what to do without a
 * medicine. At night the first line answers which box may be given, or that none is offered now, from when and why.
 */
export function SymptomOffers({
  symptom,
  refusals,
  category,
  person,
  now,
  onTake,
}: {
  symptom: SymptomGuidance;
  refusals: readonly Refusal[];
  category: Category;
  person: string | null;
  now: Instant;
  onTake: (box: CabinetBox) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const { chosen, state, offers, seesDoctor, needsAge, needsWeight } = symptom;
  const refused = refusals.filter((refusal) => refusal.chosen.includes(chosen));
  const thisMinute = useNow();
  const unusable = <UnusableBoxes refusals={refused} now={now} />;
  const isNoBoxOffered =
    [...offers, ...refused].some(isBox) &&
    !offers.some((each) => isBox(each) && !stillWaiting(each.waiting, thisMinute));
  const cards = { symptom: chosen.text, person, now, onTake };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-line border-t pt-5">
      <SymptomHeading id={id} symptom={symptom} />
      {seesDoctor && <p className="font-semibold">{t("symptoms.analysis.seesDoctor")}</p>}
      {/* What nobody has at home is no answer to which box: that there is none now comes first, and from when one waits. */}
      {isNoBoxOffered && (
        <>
          {!needsAge && !needsWeight && (
            <p className="font-semibold">{t("symptoms.analysis.noBox")}</p>
          )}
          <OfferCards offers={offers.filter(isBox)} {...cards} />
          {unusable}
        </>
      )}
      <OfferCards
        offers={isNoBoxOffered ? offers.filter((each) => !isBox(each)) : offers}
        {...cards}
      />
      {state === "stated" && <p>{t("symptoms.analysis.stated")}</p>}
      {state === "for-another" && (
        <p className="font-semibold">{t("symptoms.analysis.forAnother")}</p>
      )}
      {needsAge && <p className="font-semibold">{t("symptoms.analysis.ageFirst")}</p>}
      {needsWeight && <p className="font-semibold">{t("symptoms.analysis.weighFirst")}</p>}
      {state === "guided" && offers.length === 0 && !needsAge && !needsWeight && (
        <p className="text-ink-soft">
          {t(category === "natural" ? "symptoms.analysis.noneNatural" : "symptoms.analysis.none")}
        </p>
      )}
      {!isNoBoxOffered && unusable}
      {chosen.symptom && <p>{chosen.symptom.advice[contentLanguage(language)]}</p>}
    </section>
  );
}

const isBox = ({ item }: Offer | Refusal) => item.kind === "box";

function OfferCards({
  offers,
  ...card
}: { offers: readonly Offer[] } & Omit<ComponentProps<typeof OfferCard>, "offer">) {
  if (offers.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={keyOfItem(offer.item)}>
          <OfferCard offer={offer} {...card} />
        </li>
      ))}
    </ul>
  );
}

/** A box that is at hand and must not be used is named, before somebody opens it. */
function UnusableBoxes({ refusals, now }: { refusals: readonly Refusal[]; now: Instant }) {
  const t = useText();
  const language = useLanguage();
  const nameWithOwner = useNameWithOwner();
  const interactionWords = useInteractionWords();
  const leafletWords = useLeafletWeightWords();
  const waitingWords = useWaitingWords(now);
  const lines = refusals.flatMap(({ item, reasons }) => {
    if (item.kind !== "box") return [];
    const name = nameWithOwner(item);
    return reasons.flatMap(({ reason, allergy, interaction, leaflet, waiting }) => {
      if (leaflet) return leafletWords(leaflet, wholeDosage(name));
      if (interaction) {
        const why = interactionWords.sentence(interaction);
        return t("symptoms.unusable.interaction", { name, why });
      }
      if (waiting) {
        const why = waitingWords(waiting) ?? t("symptoms.refused.waiting");
        return t("symptoms.unusable.waiting", { name, why });
      }
      if (reason === "strength-unknown") return t("symptoms.unusable.strengthUnknown", { name });
      if (reason === "unreadable") return t("symptoms.unusable.unreadable", { name });
      if (reason === "recalled" || reason === "lot-unknown") {
        return recallsToMind(item.box).map(({ recall, match }) =>
          t(`symptoms.unusable.${match}`, {
            name,
            date: formatDay(recall.publishedOn, language),
          }),
        );
      }
      if (reason === "expired") {
        const date = formatDay(item.box.expiresOn, language);
        return t("symptoms.unusable.expired", { name, date });
      }
      if (reason === "opened-too-long") {
        const date = formatDay(goodUntil(item.box), language);
        return t("symptoms.unusable.openedTooLong", { name, date });
      }
      if (reason === "opened-past-guide" && item.box.openedOn) {
        const date = formatDay(item.box.openedOn, language);
        return t("symptoms.unusable.openedPastGuide", { name, date });
      }
      return reason === "allergy" && allergy !== null
        ? t("symptoms.unusable.allergy", { name, allergy })
        : [];
    });
  });
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {[...new Set(lines)].map((line) => (
        <li key={line} className="flex items-start gap-2 font-semibold text-expired">
          <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
        </li>
      ))}
    </ul>
  );
}
