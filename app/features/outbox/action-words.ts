import type { OutboxAction } from "#app/client/offline/actions.ts";
import { pressedMoment, problemOfDose } from "#app/client/offline/actions.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";

/** An action as a sentence names it, and when its button was pressed. */
export function useActionWords(): (action: OutboxAction) => { line: string; moment: string } {
  const t = useText();
  const language = useLanguage();
  return (action) => ({
    line: t(`outbox.line.${action.kind}`, { what: nameIn(action) }),
    moment: formatShortMoment(pressedMoment(action), language),
  });
}

function nameIn({ body, problem }: OutboxAction): string {
  if ("doses" in body) {
    // Of several doses of which some could not be saved, those.
    const named = body.doses.filter(({ id }) => !problem || problemOfDose(problem, id));
    return named.map(({ medicationName }) => medicationName).join(", ");
  }
  if ("said" in body) return body.said;
  return "medicationName" in body ? body.medicationName : "";
}
