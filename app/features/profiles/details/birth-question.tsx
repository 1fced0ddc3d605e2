import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { type PastDayWrong, wrongPastDay } from "#domain/profiles/profile-draft.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { factsQuery, useSaveFacts } from "../queries.ts";

/** Asks for the date of birth of a child where an answer waits for it, and keeps it in the profile. */
export function BirthQuestion({ profileId }: { profileId: string }) {
  const { data: facts } = useQuery(factsQuery(profileId));
  return facts && <BirthForm facts={facts} />;
}

export function BirthForm({ facts }: { facts: ProfileFacts }) {
  const t = useText();
  const may = usePermissionCheck();
  const saveFacts = useSaveFacts();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<PastDayWrong>();
  const [isConflict, setIsConflict] = useState(false);
  const saving = useMutation({
    mutationFn: (bornOn: Day) => saveFacts(facts, { profile: { bornOn } }),
    onSuccess: ({ outcome }) => setIsConflict(outcome === "changed-meanwhile"),
  });

  function submit() {
    const found = isDay(typed) ? wrongPastDay(typed, today()) : "not-a-day";
    setWrong(found);
    if (isDay(typed) && found === undefined) saving.mutate(typed);
  }

  return (
    <section className="rounded-card border border-soon bg-soon/10 p-4">
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="font-semibold">{t("profiles.birth.why")}</p>
        {may("edit-profile") ? (
          <>
            <Field label={t("profiles.birth.label")} error={wrong && t(`profiles.wrong.${wrong}`)}>
              {(control) => (
                <DateInput
                  {...control}
                  className="max-w-60"
                  max={today()}
                  value={typed}
                  onChange={({ target }) => {
                    setWrong(undefined);
                    setTyped(target.value);
                  }}
                />
              )}
            </Field>
            {isConflict && <p role="alert">{t("profiles.saving.changedMeanwhile")}</p>}
            {saving.error && <SaveFailure failure={failureOf(saving.error)} />}
            <Button type="submit" className="min-h-12 self-start" busy={saving.isPending}>
              {t("profiles.birth.save")}
            </Button>
          </>
        ) : (
          <p>{t("profiles.weighing.mayNot")}</p>
        )}
      </form>
    </section>
  );
}
