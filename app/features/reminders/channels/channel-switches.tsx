import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import {
  PREFERENCES,
  type PreferenceSwitch,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { zoneWords } from "../zone-words.ts";
import { useSaveReminderPreferences } from "./channel-queries.ts";

type Switch = Extract<
  PreferenceSwitch,
  | "notifiesReminders"
  | "notifiesByPush"
  | "notifiesByEmail"
  | "sendsReminderMails"
  | "sendsEscalationMails"
  | "sendsRenewalMails"
  | "sendsWeeklyReport"
  | "hidesMedicineNames"
>;

/** What is told and how; each switch counts from the press on. */
export function ChannelSwitches({
  userId,
  preferences,
}: {
  userId: string;
  preferences: Preferences;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const hasPush = useFeature("push_reminders") !== false;
  const hasReport = useFeature("weekly_report") !== false;
  const { mutateAsync } = useSaveReminderPreferences(userId);
  const { notifiesReminders, notifiesByEmail } = preferences;
  return (
    <div className="flex flex-col gap-1">
      {one("notifiesReminders")}
      {!notifiesReminders && <p className="text-soon">{t("reminders.channels.remindersOff")}</p>}
      {hasPush && one("notifiesByPush", notifiesReminders)}
      {one("notifiesByEmail")}
      <div className="ml-8 flex flex-col">
        {one("sendsReminderMails", notifiesByEmail && notifiesReminders)}
        {one("sendsEscalationMails", notifiesByEmail && notifiesReminders)}
        {one("sendsRenewalMails", notifiesByEmail && notifiesReminders)}
        {hasReport && one("sendsWeeklyReport", notifiesByEmail)}
      </div>
      {one("hidesMedicineNames", notifiesReminders)}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label={t("preferences.reminderAdvance")}>
          {(control) => (
            <Select
              {...control}
              value={preferences.reminderAdvance}
              onChange={({ target }) => save({ reminderAdvance: Number(target.value) })}
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
          <span className="font-semibold">{t("reminders.channels.zone")}</span>
          <span className="flex min-h-11 items-center">
            {zoneWords(preferences.timeZone ?? "Europe/Paris")}
          </span>
        </div>
      </div>
    </div>
  );

  function one(name: Switch, isOffered = true) {
    return (
      <Checkbox
        label={t(isOfMails(name) ? `reminders.channels.${name}` : `preferences.${name}`)}
        checked={preferences[name]}
        disabled={!isOffered}
        className={isOffered ? "" : "text-ink-soft"}
        onChange={({ target }) => save({ [name]: target.checked })}
      />
    );
  }

  function save(change: Partial<Preferences>) {
    mutateAsync(change).catch(() =>
      showUnsaved(t("reminders.channels.failed"), () => save(change)),
    );
  }
}

/** Offered here alone. The others are in the settings as well, in the same words. */
function isOfMails(
  name: Switch,
): name is "sendsReminderMails" | "sendsEscalationMails" | "sendsRenewalMails" {
  return (
    name === "sendsReminderMails" || name === "sendsEscalationMails" || name === "sendsRenewalMails"
  );
}
