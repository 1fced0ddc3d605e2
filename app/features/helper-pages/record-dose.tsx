import Check from "lucide-react/icons/check";
import { useRef, useState } from "react";
import { newId } from "#app/client/database/new-id.ts";
import { visitorDb } from "#app/client/database/visitor-db.ts";
import { formatMoment } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import type { HelperBox, HelperLimit } from "#domain/helper-pages/helper-content.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { writeNumber } from "#domain/number.ts";
import { type HelperAnswer, recordHelperDose, undoHelperDose } from "./data.ts";
import { LimitNotice } from "./limit-words.tsx";
import { useHelperDoseWords } from "./use-helper-dose-words.ts";

const AGO = ["0", "15", "30", "60"] as const;

type Problem = "failed" | "undoFailed" | "refused" | "too-many" | "out-of-bounds";

/** Records a dose of one box by the link of a page, and takes one back. What may be given the database decides. */
export function RecordDose({
  box,
  secret,
  isStale,
  onChanged,
}: {
  box: HelperBox;
  secret: string;
  /** The page could not be read for a while: what it shows may have changed. */
  isStale: boolean;
  onChanged: () => void;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [undoing, setUndoing] = useState<string>();

  async function undo(id: string) {
    setProblem(undefined);
    setUndoing(id);
    try {
      const isUndone = await undoHelperDose(visitorDb(), secret, id);
      if (!isUndone) setProblem("undoFailed");
      onChanged();
    } catch {
      setProblem("undoFailed");
    } finally {
      setUndoing(undefined);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <DoseList box={box} undoing={undoing} onUndo={(id) => void undo(id)} />
      {!box.blocked && box.limit && <LimitNotice limit={box.limit} />}
      {problem && <Notice tone="failure">{t(`helper.record.${problem}`)}</Notice>}
      {!box.blocked &&
        (isOpen ? (
          <DoseForm
            box={box}
            secret={secret}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
            onProblem={setProblem}
          />
        ) : (
          <Button
            variant={box.limit ? "secondary" : "primary"}
            icon={<Check aria-hidden="true" className="size-5" />}
            disabled={isStale}
            onClick={() => {
              setProblem(undefined);
              setOpen(true);
            }}
          >
            {t(box.limit ? "helper.record.openGiven" : "helper.record.open")}
          </Button>
        ))}
    </div>
  );
}

function DoseList({
  box,
  undoing,
  onUndo,
}: {
  box: HelperBox;
  undoing: string | undefined;
  onUndo: (id: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const doseWords = useHelperDoseWords();
  if (box.doses.length === 0) return <p>{t("helper.record.none")}</p>;
  return (
    <div className="w-full">
      <h4 className="font-semibold">{t("helper.record.doses")}</h4>
      <ul className="divide-y divide-line">
        {box.doses.map((dose) => (
          <li key={dose.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">{doseWords(dose)}</span>
            {dose.isUndoable && (
              <Button
                variant="plain"
                busy={undoing === dose.id}
                aria-label={t("helper.record.undoOf", {
                  moment: formatMoment(dose.takenAt, language),
                })}
                onClick={() => onUndo(dose.id)}
              >
                {t("helper.record.undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DoseForm({
  box,
  secret,
  onClose,
  onChanged,
  onProblem,
}: {
  box: HelperBox;
  secret: string;
  onClose: () => void;
  onChanged: () => void;
  onProblem: (problem: Problem | undefined) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  // One dose, however often it is pressed.
  const doseId = useRef(newId());
  const [typed, setTyped] = useState(() => writeNumber(box.quantity, language));
  const [ago, setAgo] = useState<(typeof AGO)[number]>("0");
  const [isSending, setSending] = useState(false);
  const [answered, setAnswered] = useState<HelperLimit>();
  // What was known when the form was opened is asked about as well as what the database answers.
  const limit = answered ?? box.limit;

  async function record() {
    const quantity = parseQuantity(typed);
    if (quantity === null || quantity <= 0 || quantity > box.quantity) {
      return onProblem("out-of-bounds");
    }
    onProblem(undefined);
    setSending(true);
    try {
      follow(
        await recordHelperDose(visitorDb(), secret, {
          boxId: box.id,
          doseId: doseId.current,
          quantity,
          minutesAgo: Number(ago),
          isGiven: limit !== null,
        }),
      );
      onChanged();
    } catch {
      onProblem("failed");
    } finally {
      setSending(false);
    }
  }

  function follow(answer: HelperAnswer) {
    if (answer.outcome === "limited") return setAnswered(answer.limit);
    if (answer.outcome === "refused" || answer.outcome === "too-many") onProblem(answer.outcome);
    onClose();
  }

  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void record();
      }}
    >
      {answered && <LimitNotice limit={answered} />}
      <Field
        label={t("helper.record.quantity")}
        hint={t("helper.record.most", { quantity: quantityWords(box.form, box.quantity) })}
      >
        {(control) => (
          <NumberInput
            {...control}
            value={typed}
            most={box.quantity}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <ChipChoice
        legend={t("helper.record.when")}
        options={AGO.map((value) => ({ value, label: t(`helper.record.ago.${value}`) }))}
        value={ago}
        onChange={setAgo}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSending}>
          {t(limit ? "helper.record.saveGiven" : "helper.record.save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("helper.record.cancel")}
        </Button>
      </div>
    </form>
  );
}
