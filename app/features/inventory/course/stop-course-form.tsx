import { type FormEvent, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useUnsavedChanges } from "#app/ui/dialog/unsaved-changes.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { isLongerThan } from "#domain/draft.ts";
import { plainText } from "#domain/plain-text.ts";
import {
  COURSE_STOP_NOTE_MAX,
  COURSE_STOP_REASONS,
  type CourseStopReason,
} from "#domain/reminders/course.ts";
import { useStopCourse } from "../queries.ts";
import type { StoredMedication } from "../stored-medication.ts";

/** Why a course is stopped before its last day: one reason of a list, and words of one's own. */
export function StopCourseForm({
  profileId,
  medication,
  onClose,
}: {
  profileId: string;
  medication: StoredMedication;
  onClose: () => void;
}) {
  const t = useText();
  const today = useToday();
  const stopping = useStopCourse(profileId);
  const [reason, setReason] = useState<CourseStopReason | "">("");
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
  const note = plainText(typed).trim();
  useUnsavedChanges(note !== "");
  const isTooLong = isLongerThan(note, COURSE_STOP_NOTE_MAX);
  return (
    <form onSubmit={stop} className="flex w-full flex-col gap-4" noValidate>
      <p>{t("inventory.course.askFirst")}</p>
      <ChipChoice<CourseStopReason | "">
        legend={t("inventory.course.why")}
        options={COURSE_STOP_REASONS.map((value) => ({
          value,
          label: t(`inventory.course.reason.${value}`),
        }))}
        value={reason}
        onChange={setReason}
      />
      {isAsked && reason === "" && (
        <p role="alert" className="text-expired text-sm">
          {t("inventory.course.reasonNeeded")}
        </p>
      )}
      <Field
        label={t("inventory.course.note")}
        error={isTooLong && t("inventory.wrong.longerThan", { max: COURSE_STOP_NOTE_MAX })}
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={stopping.isPending}>
          {t("inventory.course.confirmStop")}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {t("inventory.course.goOn")}
        </Button>
      </div>
    </form>
  );

  function stop(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (reason === "" || isTooLong) return;
    stopping.mutate(
      { id: medication.id, stop: { stoppedOn: today, reason, note: note || null } },
      {
        onSuccess: onClose,
        onError: () => showToast({ tone: "failure", message: t("inventory.course.stopFailed") }),
      },
    );
  }
}
