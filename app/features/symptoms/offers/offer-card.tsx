import ClipboardCheck from "lucide-react/icons/clipboard-check";
import House from "lucide-react/icons/house";
import Leaf from "lucide-react/icons/leaf";
import Pill from "lucide-react/icons/pill";
import { use, useId } from "react";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useNow } from "#app/client/time/now.ts";
import { LeafletLink } from "#app/locale/leaflet-link.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { isOpenQuestion } from "#domain/interactions/interactions.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { Offer } from "#domain/symptoms/guidance.ts";
import { isMeasure } from "#domain/symptoms/list/health-product.ts";
import { useItemName } from "../use-item-name.ts";
import { BoxFacts } from "./box-facts.tsx";
import { BoxNote } from "./box-note.ts";
import { OfferCautions } from "./offer-cautions.tsx";
import { OfferOrigin } from "./offer-origin.tsx";
import { OwnerFirst } from "./owner-first.tsx";
import { stillWaiting, WaitingLine } from "./waiting-line.tsx";

const KIND = {
  box: { tone: "accent", icon: <House aria-hidden="true" /> },
  medicine: { tone: "unknown", icon: <Pill aria-hidden="true" /> },
  product: { tone: "unknown", icon: <Leaf aria-hidden="true" /> },
} as const;

/** One thing that may help, why it is here, and what to mind. */
export function OfferCard({
  offer,
  symptom,
  person,
  now,
  onTake,
}: {
  offer: Offer;
  /** As it was chosen. */
  symptom: string;
  person: string | null;
  now: Instant;
  onTake: (box: CabinetBox) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const notes = use(BoxNote);
  const itemName = useItemName();
  const id = useId();
  const { item } = offer;
  const isFree = item.kind === "product" && isMeasure(item.product);
  const name = itemName(item);
  const action = offer.isForChild ? "give" : "take";
  const waiting = stillWaiting(offer.waiting, useNow());
  const isAsked = offer.interactions.some(isOpenQuestion);
  // Where nothing is compared, that nothing was found would be said of something that nobody looked for.
  const isCompared = useGuidanceLevel() === "checks";
  return (
    <article
      aria-labelledby={id}
      className={`flex h-full flex-col gap-2 border-l-4 pl-4 ${item.kind === "box" ? "border-accent" : "border-line"}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h4 id={id} className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <bdi>{wholeDosage(name)}</bdi>
        </h4>
        <Badge {...KIND[item.kind]}>{t(`symptoms.offer.${isFree ? "measure" : item.kind}`)}</Badge>
      </div>
      {/* Who reads no further must not take the box for one that may be given now. */}
      {waiting && <WaitingLine waiting={waiting} />}
      {item.kind === "box" && <BoxFacts box={item.box} />}
      {item.kind === "box" && notes?.doses(item.box)}
      {item.kind === "box" && (
        <LeafletLink leaflet={item.box.leaflet} name={item.box.name} country={visitorCountry()} />
      )}
      <OfferCautions offer={offer} person={person} now={now} />
      {isCompared && hasNoAlert(offer) && <p>{t("symptoms.offer.noAlert")}</p>}
      <OfferOrigin offer={offer} symptom={symptom} />
      {item.kind === "box" && !waiting && !isAsked && may("log-intakes") && (
        <OwnerFirst box={item.box}>
          <Button
            icon={<ClipboardCheck aria-hidden="true" className="size-5" />}
            aria-label={t(`symptoms.offer.${action}Of`, { name })}
            className="mt-auto min-h-12 w-full sm:w-auto sm:self-start"
            onClick={() => onTake(item.box)}
          >
            {t(`symptoms.offer.${action}`)}
          </Button>
        </OwnerFirst>
      )}
    </article>
  );
}

/** Whether no rule of ours has anything to say of a box: known to have none is not the same as safe. */
function hasNoAlert({ item, cautions, interactions, waiting, lastIntake }: Offer): boolean {
  return (
    item.kind === "box" &&
    cautions.length + interactions.length === 0 &&
    waiting === null &&
    lastIntake === null
  );
}
