import { useQuery } from "@tanstack/react-query";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { ESCALATION_DELAYS } from "#domain/reminders/escalation-delays.ts";
import { escalationsQuery, useSaveEscalation } from "./channel-queries.ts";

/** Without a delay: others are told only of a dose whose reminders could not be delivered. */
const UNDELIVERED = "undelivered";
const MINUTES_PER_HOUR = 60;

export interface OwnedProfile {
  readonly id: string;
  /** Null for a profile without a name. */
  readonly name: string | null;
}

/** After how long others are told that a dose was not confirmed, for each profile of the account. */
export function EscalationSection({
  userId,
  profiles,
}: {
  userId: string;
  profiles: readonly OwnedProfile[] | undefined;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const { data: delays } = useQuery(escalationsQuery(userId));
  const { mutateAsync } = useSaveEscalation(userId);
  if (!profiles || !delays) return null;
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold text-base">{t("reminders.escalation.title")}</h3>
      <p className="text-ink-soft text-sm">{t("reminders.escalation.body")}</p>
      {profiles.map(({ id, name }) => (
        <Field key={id} label={name ?? t("reminders.escalation.nameless")}>
          {(control) => (
            <Select
              {...control}
              value={delays.get(id) ?? UNDELIVERED}
              onChange={({ target }) => save(id, target.value)}
            >
              <option value={UNDELIVERED}>{t("reminders.escalation.undelivered")}</option>
              {choices(delays.get(id)).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {words(minutes)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </section>
  );

  function words(minutes: number): string {
    return minutes % MINUTES_PER_HOUR === 0
      ? t("reminders.escalation.afterHours", { count: minutes / MINUTES_PER_HOUR })
      : t("reminders.escalation.after", { count: minutes });
  }

  function save(profileId: string, chosen: string) {
    const minutes = chosen === UNDELIVERED ? null : Number(chosen);
    mutateAsync({ profileId, minutes }).catch(() =>
      showUnsaved(t("reminders.channels.failed"), () => save(profileId, chosen)),
    );
  }
}

/** A delay that was set some other way stays a choice. */
function choices(set: number | undefined): number[] {
  return [...new Set([...ESCALATION_DELAYS, ...(set === undefined ? [] : [set])])].sort(
    (a, b) => a - b,
  );
}
