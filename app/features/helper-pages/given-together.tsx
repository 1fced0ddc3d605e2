import { formatList } from "#app/locale/format.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Warning } from "#app/ui/feedback/warning.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import type { PagePair, PageWrong } from "#domain/helper-pages/page-draft.ts";
import type { BoxPair } from "#domain/interactions/box-pairs.ts";
import { type Interaction, needsAnswer } from "#domain/interactions/interactions.ts";
import type { PrintedBox } from "#domain/interactions/product.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";

type Box = Pick<PrintedBox, "name" | "dosage"> & { readonly id: string };
type Pair = Pick<BoxPair<Box>, "boxes" | "interactions" | "shared" | "needsAnswer">;
type WithTreatment = Comparison["withTreatments"][number];

/** What is known of the boxes that a page says to give to one person. */
export interface Comparison {
  readonly pairs: readonly Pair[];
  /** Of a box with a treatment that is not on the page. */
  readonly withTreatments: readonly { readonly box: Box; readonly interaction: Interaction }[];
  /** No substance of these is known: nothing was compared with them. */
  readonly unknown: readonly Box[];
  /** Of no box anything was compared: the rules of the person are not known, or this installation has none read. */
  readonly nothing: readonly Box[];
}

const pairKey = ({ boxes: [one, other] }: Pair) => `${one.id} ${other.id}`;
const treatmentKey = ({ box, interaction: { rule, treatment } }: WithTreatment) =>
  `${box.id} ${rule.id} ${treatment.name}`;

/** Each is confirmed before the page is made. */
export const pairsToConfirm = ({
  pairs,
  withTreatments,
}: Comparison): readonly (PagePair & { readonly key: string })[] => [
  ...pairs
    .filter((pair) => pair.needsAnswer)
    .map((pair) => ({
      key: pairKey(pair),
      medicationId: pair.boxes[0].id,
      otherMedicationId: pair.boxes[1].id,
      rules: pair.interactions.filter(needsAnswer).map(({ rule }) => rule.id),
    })),
  ...withTreatments
    .filter(({ interaction }) => needsAnswer(interaction))
    .map((found) => ({
      key: treatmentKey(found),
      medicationId: found.box.id,
      otherMedicationId: null,
      rules: [found.interaction.rule.id],
    })),
];

/** Ids of the boxes that were compared with nothing. */
export const notCompared = ({ unknown, nothing }: Comparison): readonly string[] =>
  [...unknown, ...nothing].map(({ id }) => id);

/**
 * What the rules say of boxes that are given within the same hours. What a rule is against, or has asked about
 * first, is confirmed before the page is made: a doctor may have prescribed both.
 */
export function GivenTogether({
  comparison: { pairs, withTreatments, unknown, nothing },
  confirmed,
  wrong,
  onConfirm,
}: {
  comparison: Comparison;
  confirmed: readonly string[];
  wrong: PageWrong | undefined;
  onConfirm: (keys: readonly string[]) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const words = useInteractionWords();
  const names = (boxes: readonly Box[]) => formatList(boxes.map(boxName), language);
  if (pairs.length + withTreatments.length + unknown.length + nothing.length === 0) return null;
  const confirmation = (key: string) => (
    <Checkbox
      label={t("helper.form.confirmPair")}
      checked={confirmed.includes(key)}
      aria-invalid={wrong !== undefined && !confirmed.includes(key)}
      onChange={({ target }) =>
        onConfirm(target.checked ? [...confirmed, key] : confirmed.filter((each) => each !== key))
      }
    />
  );
  return (
    <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      {pairs.map((pair) => {
        const key = pairKey(pair);
        const [one, other] = pair.boxes;
        return (
          <Warning key={key}>
            <p className="font-semibold">{formatList([one.name, other.name], language)}</p>
            {pair.interactions.map((interaction) => (
              <p key={interaction.rule.id}>{words.sentence(interaction)}</p>
            ))}
            {pair.shared.length > 0 && (
              <p>
                {t("helper.form.shared", {
                  substances: formatList(
                    pair.shared.map((each) => substanceName(each, language)),
                    language,
                  ),
                })}
              </p>
            )}
            {pair.needsAnswer && confirmation(key)}
          </Warning>
        );
      })}
      {withTreatments.map((found) => (
        <Warning key={treatmentKey(found)}>
          <p className="font-semibold">{found.box.name}</p>
          <p>{words.sentence(found.interaction)}</p>
          {needsAnswer(found.interaction) && confirmation(treatmentKey(found))}
        </Warning>
      ))}
      {wrong && <p className="text-expired text-sm">{t(`helper.form.wrong.${wrong}`)}</p>}
      {unknown.length > 0 && (
        <p className="text-ink-soft">{t("helper.form.notCompared", { boxes: names(unknown) })}</p>
      )}
      {nothing.length > 0 && (
        <p className="text-ink-soft">
          {t("helper.form.nothingCompared", { boxes: names(nothing) })}
        </p>
      )}
    </div>
  );
}
