import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Trash2 from "lucide-react/icons/trash-2";
import { memo } from "react";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import type { Day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import type { MedicationWrong } from "#domain/inventory/medication-draft.ts";
import { parseExpiry } from "#domain/inventory/typed-expiry.ts";
import { dateOrder } from "../form.ts";
import { BoxOwnerChoice } from "./box-owner-choice.tsx";
import type { BoxRow } from "./box-row.ts";
import type { CheckedRow } from "./check-row.ts";
import { MonthInput } from "./month-input.tsx";
import { RowAnswer } from "./row-answer.tsx";

const REFUSALS = ["bad-value", "forbidden", "too-many"] as const;

const EXPIRY_WRONG: Partial<
  Record<MedicationWrong, "fill.wrong.expiry" | "fill.wrong.expiryUnread" | "fill.wrong.year">
> = {
  required: "fill.wrong.expiry",
  "below-minimum": "fill.wrong.year",
  "above-maximum": "fill.wrong.year",
};

/** What a line said of the year, without its month. */
const YEAR_ALONE = /^\/\d{4}$/;

/** One box to be added: what was read, what it means, and what has to be answered first. */
export const BoxRowCard = memo(RowCard, (before, after) => {
  const { checked: was, ...rest } = before;
  const { checked: is } = after;
  // A row is checked anew with every key in any of them, mostly with the same result.
  return (
    Object.entries(rest).every(([name, value]) => value === after[name as keyof typeof rest]) &&
    was.state === is.state &&
    was.reference === is.reference &&
    was.isCommon === is.isCommon &&
    was.isSearchFailed === is.isSearchFailed &&
    was.keepsName === is.keepsName &&
    JSON.stringify(was.lacks) === JSON.stringify(is.lacks) &&
    was.choices.length === is.choices.length &&
    was.choices.every((choice, at) => choice === is.choices[at]) &&
    JSON.stringify(was.wrong) === JSON.stringify(is.wrong)
  );
});

function RowCard({
  number,
  row,
  checked,
  people,
  ownerId,
  today,
  onChange,
  onRemove,
}: {
  /** Its place in the list, from 1 on. */
  number: number;
  row: BoxRow;
  checked: CheckedRow;
  /** Those whose boxes this account may add. */
  people: readonly Person[];
  /** Whose it becomes, unless it is for everybody. */
  ownerId: string;
  today: Day;
  onChange: (id: string, facts: Partial<BoxRow>) => void;
  onRemove: (id: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const { state, wrong } = checked;
  const change = (facts: Partial<BoxRow>) => onChange(row.id, facts);
  const expiresOn = parseExpiry(row.expiresOn, dateOrder(language));
  const isReady = state === "ready";
  const Icon = isReady ? CircleCheck : CircleHelp;
  const refusal = REFUSALS.find((word) => word === row.refused) ?? "other";
  return (
    <li
      data-asks={isReady ? undefined : ""}
      className="flex min-w-0 flex-col gap-3 [contain-intrinsic-size:auto_22rem] [content-visibility:auto] rounded-card border border-line bg-paper-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold">
          <Icon
            aria-hidden="true"
            className={`size-5 shrink-0 ${isReady ? "text-valid" : "text-soon"}`}
          />
          {t("fill.row", { number })}
        </p>
        <Button
          variant="plain"
          className="-my-2 -mr-3"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          aria-label={t("fill.removeOf", { name: row.name || t("fill.nameless") })}
          onClick={() => onRemove(row.id)}
        >
          {t("fill.remove")}
        </Button>
      </div>
      <Field
        label={t("fill.name")}
        error={wrong.name && t(wrong.name === "required" ? "fill.wrong.name" : "fill.wrong.long")}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            value={row.name}
            autoComplete="off"
            // Another name is another medicine.
            onChange={({ target }) =>
              change({ name: target.value, chosen: null, isUnlisted: false, isAnother: false })
            }
          />
        )}
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        <Field
          label={t("fill.expiry")}
          error={
            wrong.expiresOn &&
            t(
              YEAR_ALONE.test(row.expiresOn)
                ? "fill.wrong.expiry"
                : (EXPIRY_WRONG[wrong.expiresOn] ?? "fill.wrong.expiryUnread"),
            )
          }
          hint={
            expiresOn !== null &&
            expiresOn < today && (
              <span className="flex items-center gap-1.5 font-semibold text-expired">
                <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                {t("fill.past")}
              </span>
            )
          }
          required
        >
          {(control) => (
            <MonthInput
              {...control}
              value={row.expiresOn}
              onType={(typed) => change({ expiresOn: typed, isAnother: false })}
            />
          )}
        </Field>
        <Field label={t("fill.boxes")} error={wrong.boxes && t("fill.wrong.boxes")}>
          {(control) => (
            <NumberInput
              {...control}
              value={row.boxes}
              least={1}
              most={99}
              whole
              onChange={({ target }) => change({ boxes: target.value })}
            />
          )}
        </Field>
      </div>
      <RowAnswer row={row} checked={checked} onChange={change} onRemove={() => onRemove(row.id)} />
      {row.openedOn && (
        <p className="text-ink-soft">
          {t("fill.opened", { date: formatDay(row.openedOn, language) })}
        </p>
      )}
      {row.lot !== "" && <p className="text-ink-soft">{t("fill.lot", { lot: row.lot })}</p>}
      {row.isDoubtful && <p className="text-soon">{t("fill.doubtful")}</p>}
      <BoxOwnerChoice
        people={people}
        ownerId={ownerId}
        isCommon={checked.isCommon}
        onChange={change}
      />
      {row.refused && <Notice tone="failure">{t(`fill.refused.${refusal}`)}</Notice>}
    </li>
  );
}
