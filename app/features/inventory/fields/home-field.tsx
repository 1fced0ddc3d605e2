import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** Whether the box is for everybody in the home. One with reminders is one person's. */
export function HomeField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const hint = useId();
  const isScheduled = form.watch("wantsReminders");
  return (
    <div>
      {isScheduled ? (
        // What was chosen comes back when the reminders are taken away again.
        <Checkbox
          label={t("inventory.fields.isCommon")}
          checked={false}
          disabled
          readOnly
          aria-describedby={hint}
        />
      ) : (
        <Checkbox
          label={t("inventory.fields.isCommon")}
          {...form.register("isCommon")}
          aria-describedby={hint}
        />
      )}
      <p id={hint} className="text-ink-soft text-sm">
        {isScheduled ? t("inventory.hints.scheduledIsPersonal") : t("inventory.hints.isCommon")}
      </p>
    </div>
  );
}
