import { useFeatures } from "#app/client/preferences/feature-flags.ts";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { useFocusOfAddress } from "#app/ui/use-focus-of-address.ts";
import {
  hasHelp,
  isOffered,
  PREFERENCES,
  type PreferenceChange,
  type Preferences,
  preferenceAnchor,
  type ReminderSwitch,
} from "#domain/preferences/preferences.ts";
import { zoneWords } from "../zone-words.ts";

/** What is told and how; each switch counts from the press on. */
export function ChannelSwitches({
  preferences,
  onChange,
}: {
  preferences: Preferences;
  onChange: (change: PreferenceChange<"alerts">) => void;
}) {
  const t = useText();
  const features = useFeatures();
  const { notifiesReminders, notifiesByEmail } = preferences;
  useFocusOfAddress();
  return (
    <div className="flex flex-col gap-1">
      {one("notifiesReminders")}
      {!notifiesReminders && <p className="text-soon">{t("reminders.channels.remindersOff")}</p>}
      {one("notifiesByEmail")}
      <div className="ml-8 flex flex-col">
        {one("sendsReminderMails", notifiesByEmail && notifiesReminders)}
        {one("sendsEscalationMails", notifiesByEmail && notifiesReminders)}
        {one("sendsRenewalMails", notifiesByEmail && notifiesReminders)}
        {one("sendsWeeklyReport", notifiesByEmail)}
      </div>
      {one("hidesMedicineNames", notifiesReminders)}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          id={preferenceAnchor("reminderAdvance")}
          label={t("preferences.reminderAdvance")}
          className="scroll-mt-24"
        >
          {(control) => (
            <Select
              {...control}
              value={preferences.reminderAdvance}
              onChange={({ target }) => onChange({ reminderAdvance: Number(target.value) })}
            >
              {PREFERENCES.reminderAdvance.choices.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t("preferences.reminderAdvanceMinutes", { count: minutes })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="font-semibold">{t("preferences.timeZone")}</span>
          <span className="flex min-h-11 items-center">
            {zoneWords(preferences.timeZone ?? "Europe/Paris")}
          </span>
        </div>
      </div>
    </div>
  );

  function one(name: ReminderSwitch, isEnabled = true) {
    return (
      isOffered(name, features) && (
        <Checkbox
          id={preferenceAnchor(name)}
          label={t(`preferences.${name}`)}
          help={hasHelp(name) && t(`preferences.help.${name}`)}
          checked={preferences[name]}
          disabled={!isEnabled}
          className={isEnabled ? "" : "text-ink-soft"}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
      )
    );
  }
}
