import { useEffect, useMemo, useRef } from "react";
import { useToday } from "#app/client/time/today.ts";
import { useLanguage } from "#app/locale/text.tsx";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isForm } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import { type DirectedPlan, isPlanOf, planOf } from "#domain/prescriptions/directed-plan.ts";
import type { ScheduleDraft } from "#domain/reminders/schedule.ts";
import { EMPTY_FORM } from "../form.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

type Proposal = Pick<ScheduleDraft, "doses" | "startsOn" | "endsOn">;

/** What the hours on the screen come from: the directions, nothing where those are not understood, or a person. */
type ProposedFrom = "directions" | "nothing" | null;

/**
 * Proposes the hours of a new schedule from the directions that stand above it, and none where those are not understood:
 * others would be another plan than what is written. What somebody typed or stored stays.
 */
export function useDirectedSchedule(form: MedicationFormControl): ProposedFrom {
  const { getValues, setValue, watch } = form;
  const language = useLanguage();
  const today = useToday();
  const isStored = form.formState.defaultValues?.wantsReminders === true;
  const [isWanted, directions, chosen, schedule] = watch([
    "wantsReminders",
    "posology",
    "form",
    "schedule",
  ]);
  const isAsked = isWanted && !isStored;
  const plan = useMemo(
    () => (isAsked ? planFor(directions, chosen) : null),
    [isAsked, directions, chosen],
  );
  const hasDirections = directions.trim() !== "";
  const next = useMemo(
    () => proposalOf(plan, hasDirections, { language, today }),
    [plan, hasDirections, language, today],
  );
  const proposed = useRef<Proposal>(EMPTY_FORM.schedule);
  useEffect(() => {
    if (!isAsked || !isLike(getValues("schedule"), proposed.current)) return;
    // The quantity of a dose without directions follows the form of the box.
    if (next === EMPTY_FORM.schedule && proposed.current === next) return;
    proposed.current = next;
    setValue("schedule.doses", [...next.doses]);
    setValue("schedule.startsOn", next.startsOn);
    setValue("schedule.endsOn", next.endsOn);
  }, [isAsked, next, getValues, setValue]);
  if (!isAsked || !hasDirections || !isLike(schedule, next)) return null;
  return plan ? "directions" : "nothing";
}

/** One millilitre is no spoonful, and ten drops are no ten millilitres. */
function planFor(directions: string, chosen: string): DirectedPlan | null {
  const plan = planOf(directions);
  return plan !== null && isForm(chosen) && !isPlanOf(plan, chosen) ? null : plan;
}

function proposalOf(
  plan: DirectedPlan | null,
  hasDirections: boolean,
  { language, today }: { readonly language: Language; readonly today: Day },
): Proposal {
  if (!hasDirections) return EMPTY_FORM.schedule;
  if (plan === null) return { doses: [{ time: "", quantity: "" }], startsOn: "", endsOn: "" };
  return {
    doses: plan.doses.map(({ time, quantity }) => ({
      time,
      quantity: writeNumber(quantity, language),
    })),
    startsOn: plan.days === null ? "" : today,
    endsOn: plan.days === null ? "" : addDays(today, plan.days - 1),
  };
}

/** Whether nobody changed it. One unit may have been left open since, where the form of the box is measured. */
function isLike(one: Proposal, other: Proposal): boolean {
  const written = ({ doses, startsOn, endsOn }: Proposal) =>
    [...doses.map(({ time, quantity }) => `${time} ${quantity || "1"}`), startsOn, endsOn].join();
  return written(one) === written(other);
}
