import ChevronDown from "lucide-react/icons/chevron-down";
import { useStandingLabel } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { useRefusalWords } from "#app/locale/refusal-words.ts";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { useText } from "#app/locale/text.tsx";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { Refusal } from "#domain/symptoms/guidance.ts";
import { keyOfItem, useItemName, useOwnerWords } from "../use-item-name.ts";

/** Everything that might have been offered and was not, each with its reasons. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useText();
  const words = useRefusalWords();
  const itemName = useItemName();
  const ownerWords = useOwnerWords();
  if (refusals.length === 0) return null;
  // Two rules may refuse in the same words.
  const linesOf = ({ item, reasons }: Refusal) => [
    ...new Set(reasons.map((refused) => words(refused, wholeDosage(itemName(item))))),
  ];
  return (
    <details className="group rounded-control border border-edge">
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
        {t("symptoms.refused.title", { count: refusals.length })}
      </summary>
      <ul className="divide-y divide-line px-4 pb-2">
        {refusals.map((refusal) => {
          const { item, chosen } = refusal;
          return (
            <li key={keyOfItem(item)} className="py-2">
              <p className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{wholeDosage(itemName(item))}</bdi>
                {item.kind === "box" && (
                  <span className="font-normal text-ink-soft"> {ownerWords(item.box)}</span>
                )}
              </p>
              {item.kind === "box" && <BoxLabel box={item.box} />}
              <ul className="list-disc pl-5">
                {linesOf(refusal).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="text-ink-soft text-sm">
                {t("symptoms.refused.for", { symptoms: chosen.map(({ text }) => text).join(", ") })}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** For whom the box is, as on every screen that names it. */
function BoxLabel({ box }: { box: CabinetBox }) {
  const labelWords = useStandingLabelWords();
  const label = useStandingLabel(box);
  return label && <p>{labelWords(label)}</p>;
}
