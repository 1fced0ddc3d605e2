import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { REMINDER_ADVANCES } from "#domain/preferences/preferences.ts";
import type { ReminderChannels } from "#domain/reminders/channels.ts";
import { zoneWords } from "../zone-words.ts";
import { useSaveChannels } from "./channel-queries.ts";

type Switch = Exclude<keyof ReminderChannels, "advance" | "timeZone">;

/** What is told and how; each switch counts from the press on. */
export function ChannelSwitches({
  userId,
  channels,
}: {
  userId: string;
  channels: ReminderChannels;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const hasPush = useFeature("push_reminders") !== false;
  const hasReport = useFeature("weekly_report") !== false;
  const { mutateAsync } = useSaveChannels(userId);
  return (
    <div className="flex flex-col gap-1">
      {one("reminders")}
      {!channels.reminders && <p className="text-soon">{t("reminders.channels.remindersOff")}</p>}
      {hasPush && one("push", channels.reminders)}
      {one("email")}
      <div className="ml-8 flex flex-col">
        {one("reminderMails", channels.email && channels.reminders)}
        {one("escalationMails", channels.email && channels.reminders)}
        {hasReport && one("weeklyReport", channels.email)}
      </div>
      {one("hidesMedicineNames", channels.reminders)}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label={t("reminders.channels.advance")}>
          {(control) => (
            <Select
              {...control}
              value={channels.advance}
              onChange={({ target }) => save({ advance: Number(target.value) })}
            >
              {REMINDER_ADVANCES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t("reminders.channels.minutes", { count: minutes })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="font-semibold">{t("reminders.channels.zone")}</span>
          <span className="flex min-h-11 items-center">
            {zoneWords(channels.timeZone ?? "Europe/Paris")}
          </span>
        </div>
      </div>
    </div>
  );

  function one(name: Switch, isOffered = true) {
    return (
      <Checkbox
        label={t(`reminders.channels.${name}`)}
        checked={channels[name]}
        disabled={!isOffered}
        className={isOffered ? "" : "text-ink-soft"}
        onChange={({ target }) => save({ [name]: target.checked })}
      />
    );
  }

  function save(change: Partial<ReminderChannels>) {
    mutateAsync(change).catch(() =>
      showUnsaved(t("reminders.channels.failed"), () => save(change)),
    );
  }
}
