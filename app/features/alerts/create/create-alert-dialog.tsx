import { useState } from "react";
import { useForm } from "react-hook-form";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DateInput, TimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import {
  type CustomAlertDraft,
  type CustomAlertWrong,
  checkCustomAlert,
  newCustomAlert,
} from "#domain/alerts/custom-alert-draft.ts";
import { PRIORITIES } from "#domain/alerts/priority.ts";
import { REPEATS } from "#domain/alerts/repeat.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import type { NewAlert } from "../data.ts";
import { useAddAlert } from "../queries.ts";

/** A list entry may not be empty: second specification, section 5. */
const NO_MEDICATION = "none";

/** A box an alert can be about. */
export interface AlertSubject {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
}

interface TypedAlert extends CustomAlertDraft {
  readonly medicationId: string;
}

/** Mount it anew for each alert: an id belongs to one, however often it is sent. */
export function CreateAlertDialog({
  open,
  profileId,
  medications,
  onClose,
}: {
  open: boolean;
  profileId: string;
  medications: readonly AlertSubject[];
  onClose: () => void;
}) {
  const t = useText();
  const [id] = useState(newId);
  const adding = useAddAlert(profileId);
  const { register, handleSubmit, watch, formState } = useForm<TypedAlert, unknown, NewAlert>({
    defaultValues: {
      ...newCustomAlert(wallTimeOf(now(), browserZone)),
      medicationId: NO_MEDICATION,
    },
    resolver: checkedResolver(checkTyped),
  });
  const { errors, isDirty } = formState;

  function create(alert: NewAlert) {
    if (adding.isPending) return;
    adding.mutate(
      { id, alert },
      {
        onSuccess: () => {
          onClose();
          showToast({ tone: "success", message: t("alerts.creating.done") });
        },
        onError: () => showToast({ tone: "failure", message: t("alerts.creating.failed") }),
      },
    );
  }

  return (
    <Dialog
      startsInForm
      open={open}
      onClose={onClose}
      title={t("alerts.creating.title")}
      unsaved={isDirty && !adding.isSuccess}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(create)(event)}
      >
        <Field
          label={t("alerts.fields.title")}
          hint={t("alerts.hints.title")}
          error={wrong(errors.title, { required: t("alerts.wrong.title") })}
          required
        >
          {(control) => <TextInput {...control} {...register("title")} autoComplete="off" />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("alerts.fields.day")} error={wrong(errors.day)} required>
            {(control) => <DateInput {...control} {...register("day")} />}
          </Field>
          <Field label={t("alerts.fields.time")} error={wrong(errors.time)} required>
            {(control) => <TimeInput {...control} {...register("time")} />}
          </Field>
          <Field label={t("alerts.fields.repeats")} error={wrong(errors.repeats)}>
            {(control) => (
              <Select {...control} {...register("repeats")}>
                {REPEATS.map((repeat) => (
                  <option key={repeat} value={repeat}>
                    {t(`alerts.repeat.${repeat}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {watch("repeats") !== "once" && (
            <Field label={t("alerts.fields.endsOn")} error={wrong(errors.endsOn)} optional>
              {(control) => <DateInput {...control} {...register("endsOn")} />}
            </Field>
          )}
          <Field label={t("alerts.fields.priority")} error={wrong(errors.priority)}>
            {(control) => (
              <Select {...control} {...register("priority")}>
                {PRIORITIES.map((priority) => (
                  <option key={priority} value={priority}>
                    {t(`alerts.priority.${priority}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("alerts.fields.medication")} optional>
            {(control) => (
              <Select {...control} {...register("medicationId")}>
                <option value={NO_MEDICATION}>{t("alerts.noMedication")}</option>
                {medications.map(({ id: medicationId, ...box }) => (
                  <option key={medicationId} value={medicationId}>
                    {boxName(box)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label={t("alerts.fields.message")} error={wrong(errors.message)} optional>
          {(control) => <TextArea {...control} {...register("message")} />}
        </Field>
        <SaveFailure failure={adding.error ? failureOf(adding.error) : null} />
        <DialogActions>
          <Button type="submit" busy={adding.isPending}>
            {t("alerts.creating.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );

  function wrong(
    error: { type?: unknown } | undefined,
    own: Partial<Record<CustomAlertWrong, string>> = {},
  ): string | undefined {
    const word = error?.type as CustomAlertWrong | undefined;
    return word && (own[word] ?? t(`alerts.wrong.${word}`));
  }
}

function checkTyped({ medicationId, ...draft }: TypedAlert) {
  const checked = checkCustomAlert(draft, wallTimeOf(now(), browserZone));
  if (!checked.ok) return checked;
  const about = medicationId === NO_MEDICATION ? null : medicationId;
  return { ok: true, value: { ...checked.value, medicationId: about } } as const;
}
