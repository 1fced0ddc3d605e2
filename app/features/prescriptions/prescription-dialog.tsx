import { useState } from "react";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { isDay, monthsAfter } from "#domain/calendar/day.ts";
import { LINES_MAX } from "#domain/prescriptions/lines-of-text.ts";
import {
  checkPrescription,
  type WrongPrescription,
} from "#domain/prescriptions/prescription-draft.ts";
import { RENEWAL_DAYS, RENEWAL_DAYS_MAX } from "#domain/prescriptions/renewal.ts";
import type { ChosenFile } from "./chosen-file.ts";
import type { Prescription } from "./data.ts";
import { FileChooser } from "./file-chooser.tsx";
import { type FormLine, LinesField, readLine, typedLine } from "./lines-field.tsx";
import { useSavePrescription } from "./queries.ts";
import { ReadLinesButton } from "./reading/read-lines-button.tsx";

/** What a prescription is often good for, in months. */
const MONTHS = [1, 3, 6, 12] as const;

interface Typed {
  readonly prescriber: string;
  readonly issuedOn: string;
  readonly endsOn: string;
  readonly isRenewed: boolean;
  readonly renewalDays: string;
  readonly lines: readonly FormLine[];
  readonly files: readonly ChosenFile[];
}

/** Mount it anew for each prescription: an id belongs to one, however often it is sent. */
export function PrescriptionDialog({
  open,
  profileId,
  known,
  keptFiles,
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** The one to be changed; null for a new one. */
  known: Prescription | null;
  /** How many files it has. */
  keptFiles: number;
  onClose: () => void;
}) {
  const t = useText();
  const [id] = useState(() => known?.id ?? newId());
  const [typed, setTyped] = useState<Typed>(() => toTyped(known));
  const [isChanged, setChanged] = useState(false);
  const [wrong, setWrong] = useState<WrongPrescription>({});
  const save = useSavePrescription(profileId);

  function change(facts: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...facts }));
    setChanged(true);
  }

  /** Empty lines make room; a line that is there already is not read twice. */
  function addRead(read: readonly string[]) {
    setTyped((before) => {
      const lines = before.lines.filter(({ text }) => text.trim() !== "");
      const known = new Set(lines.map(({ text }) => text));
      const added = read.filter((text) => !known.has(text)).map(readLine);
      return { ...before, lines: [...lines, ...added].slice(0, LINES_MAX) };
    });
    setChanged(true);
  }

  function submit() {
    if (save.isPending) return;
    const checked = checkPrescription(typed);
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) return;
    save.mutate(
      { known, id, facts: checked.value, files: typed.files },
      {
        onSuccess() {
          onClose();
          showToast({ tone: "success", message: t("prescriptions.form.saved") });
        },
        onError: () => showToast({ tone: "failure", message: t("prescriptions.form.failed") }),
      },
    );
  }

  const start = isDay(typed.issuedOn) ? typed.issuedOn : today();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(known ? "prescriptions.form.editTitle" : "prescriptions.form.addTitle")}
      unsaved={isChanged && !save.isSuccess}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FileChooser
          files={typed.files}
          kept={keptFiles}
          onChange={(files) => change({ files })}
          below={(file) => <ReadLinesButton chosen={file} onLines={addRead} />}
        />
        <LinesField
          lines={typed.lines}
          wrong={wrong.lines}
          onChange={(lines) => change({ lines })}
        />
        {wrong.count && (
          <p className="text-expired">{t(`prescriptions.form.wrong.${wrong.count}`)}</p>
        )}
        <Field
          label={t("prescriptions.form.prescriber")}
          hint={t("prescriptions.form.prescriberHint")}
          error={wrong.prescriber && t(`prescriptions.form.wrong.${wrong.prescriber}`)}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed.prescriber}
              autoComplete="off"
              onChange={({ target }) => change({ prescriber: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("prescriptions.form.issuedOn")}
            error={wrong.issuedOn && t(`prescriptions.form.wrong.${wrong.issuedOn}`)}
            optional
          >
            {(control) => (
              <DateInput
                {...control}
                value={typed.issuedOn}
                onChange={({ target }) => change({ issuedOn: target.value })}
              />
            )}
          </Field>
          <Field
            label={t("prescriptions.form.endsOn")}
            hint={t("prescriptions.form.endsOnHint")}
            error={wrong.endsOn && t(`prescriptions.form.wrong.${wrong.endsOn}`)}
            optional
          >
            {(control) => (
              <DateInput
                {...control}
                value={typed.endsOn}
                onChange={({ target }) => change({ endsOn: target.value })}
              />
            )}
          </Field>
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-2">{t("prescriptions.form.lasts")}</legend>
          <div className="flex flex-wrap gap-2">
            {MONTHS.map((months) => (
              <Button
                key={months}
                variant="secondary"
                onClick={() => change({ endsOn: monthsAfter(start, months) })}
              >
                {months === 12
                  ? t("prescriptions.form.year")
                  : t("prescriptions.form.months", { count: months })}
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-col gap-3">
          <Checkbox
            label={t("prescriptions.form.isRenewed")}
            checked={typed.isRenewed}
            onChange={({ target }) => change({ isRenewed: target.checked })}
          />
          <p className="text-ink-soft">{t("prescriptions.form.isRenewedHint")}</p>
          {typed.isRenewed && (
            <Field
              label={t("prescriptions.form.renewalDays")}
              error={wrong.renewalDays && t(`prescriptions.form.wrong.${wrong.renewalDays}`)}
            >
              {(control) => (
                <NumberInput
                  {...control}
                  whole
                  least={1}
                  most={RENEWAL_DAYS_MAX}
                  value={typed.renewalDays}
                  onChange={({ target }) => change({ renewalDays: target.value })}
                />
              )}
            </Field>
          )}
        </div>
        <SaveFailure failure={save.error && failureOf(save.error)} />
        <DialogActions>
          <Button type="submit" busy={save.isPending}>
            {t("member.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function toTyped(known: Prescription | null): Typed {
  return {
    prescriber: known?.prescriber ?? "",
    issuedOn: known?.issuedOn ?? "",
    endsOn: known?.endsOn ?? "",
    isRenewed: known === null || known.renewalDays !== null,
    renewalDays: String(known?.renewalDays ?? RENEWAL_DAYS),
    lines: known ? known.lines.map(typedLine) : [typedLine()],
    files: [],
  };
}
