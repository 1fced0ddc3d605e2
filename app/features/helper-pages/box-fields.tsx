import { useEffect, useState } from "react";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import type { Day } from "#domain/calendar/day.ts";
import {
  BOX_USES,
  type BoxUse,
  boxField,
  type PageBoxDraft,
  pairsField,
} from "#domain/helper-pages/page-draft.ts";
import type { Form } from "#domain/inventory/form.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { writeNumber } from "#domain/number.ts";
import type { Schedule } from "#domain/reminders/schedule.ts";
import { type Comparison, GivenTogether, notCompared, pairsToConfirm } from "./given-together.tsx";
import type { BoxesProps } from "./page-form.tsx";

/** A box that a page can name, with what is known of it for one person. */
export interface ListableBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  /** Empty for a box without hours. */
  readonly schedule: Schedule;
  readonly posology: string | null;
  /** The rules of the profile or of the leaflet speak against it for this person. */
  readonly isRefused: boolean;
  /** As the leaflet prints it; null where no leaflet of ours says it. */
  readonly printed: {
    readonly intervalHours: number | null;
    readonly maxDoses: number | null;
    readonly source: string;
  } | null;
}

type Change = Partial<Omit<PageBoxDraft, "medicationId" | "hasHours">>;

/** What a page says of the boxes of one person. What the profile speaks against is "never" until somebody says otherwise. */
export function BoxFields({
  profileId,
  boxes,
  today,
  wrong,
  compare,
  onChange,
}: BoxesProps & {
  profileId: string;
  boxes: readonly ListableBox[];
  today: Day;
  /** What is known of boxes that are given within the same hours, by their ids. */
  compare: (ids: readonly string[]) => Comparison;
}) {
  const t = useText();
  const language = useLanguage();
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const drafts = boxes.map((box) => ({ ...begun(box), ...changes[box.id] }));
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const comparison = compare(
    drafts.flatMap(({ use, medicationId }) => (use === "give" ? [medicationId] : [])),
  );
  const pairs = pairsToConfirm(comparison).map(({ key, ...pair }) => ({
    ...pair,
    isConfirmed: confirmed.includes(key),
  }));
  useEffect(() => onChange({ boxes: drafts, pairs, notCompared: notCompared(comparison) }));

  function begun(box: ListableBox): PageBoxDraft {
    const { printed, schedule } = box;
    const [first] = schedule.doses;
    const written = (value: number | null | undefined) =>
      value === null || value === undefined ? "" : writeNumber(value, language);
    return {
      medicationId: box.id,
      use: box.isRefused ? "never" : first ? "give" : "none",
      quantity: written(first?.quantity),
      intervalHours: written(printed?.intervalHours),
      maxDoses: written(printed?.maxDoses),
      instructions: box.posology ?? "",
      hasHours: first !== undefined,
    };
  }

  if (boxes.length === 0) return <p>{t("helper.form.noBoxes")}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {boxes.map((box, nth) => {
          const draft = drafts[nth];
          return (
            draft && (
              <li key={box.id} className="py-4 first:pt-0 last:pb-0">
                <OneBox
                  profileId={profileId}
                  box={box}
                  draft={draft}
                  today={today}
                  wrong={wrong}
                  onChange={(change) =>
                    setChanges((known) => ({
                      ...known,
                      [box.id]: { ...known[box.id], ...change },
                    }))
                  }
                />
              </li>
            )
          );
        })}
      </ul>
      <GivenTogether
        comparison={comparison}
        confirmed={confirmed}
        wrong={wrong[pairsField(profileId)]}
        onConfirm={setConfirmed}
      />
    </>
  );
}

function OneBox({
  profileId,
  box,
  draft,
  today,
  wrong,
  onChange,
}: {
  profileId: string;
  box: ListableBox;
  draft: PageBoxDraft;
  today: Day;
  wrong: BoxesProps["wrong"];
  onChange: (change: Change) => void;
}) {
  const t = useText();
  const scheduleWords = useScheduleWords();
  const quantityWords = useQuantityWords();
  const amount = parseQuantity(draft.quantity);
  const errorOf = (field: Parameters<typeof boxField>[2]) => {
    const word = wrong[boxField(profileId, box.id, field)];
    return word && t(`helper.form.wrong.${word}`);
  };
  const number = (field: "quantity" | "intervalHours" | "maxDoses") => (
    <Field
      label={t(`helper.form.${field}`)}
      hint={field === "quantity" && amount !== null && quantityWords(box.form, amount)}
      error={errorOf(field)}
      required={field === "quantity" || (field === "intervalHours" && !draft.hasHours)}
    >
      {(control) => (
        <NumberInput
          {...control}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold [overflow-wrap:anywhere]">
        {box.name} {box.dosage}
      </legend>
      {box.isRefused && <p className="mb-2 text-expired">{t("helper.form.refused")}</p>}
      <Field label={t("helper.form.use")}>
        {(control) => (
          <Select
            {...control}
            value={draft.use}
            onChange={({ target }) => onChange({ use: target.value as BoxUse })}
          >
            {BOX_USES.map((use) => (
              <option key={use} value={use}>
                {t(`helper.form.uses.${use}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {draft.use === "give" && (
        <div className="mt-4 flex flex-col gap-4">
          {scheduleWords(box.schedule, box.form, today).map((said) => (
            <p key={said}>{said}</p>
          ))}
          <div className="grid grid-cols-1 gap-4 *:min-w-0 sm:grid-cols-3">
            {number("quantity")}
            {number("intervalHours")}
            {number("maxDoses")}
          </div>
          <p className="text-ink-soft text-sm">
            {box.printed
              ? t("helper.form.printed", { source: box.printed.source })
              : t("helper.form.notPrinted")}
          </p>
          <Field
            label={t("helper.form.instructions")}
            hint={t("helper.form.instructionsHint")}
            error={errorOf("instructions")}
            optional
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={draft.instructions}
                onChange={({ target }) => onChange({ instructions: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
