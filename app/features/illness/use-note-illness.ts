import { newId } from "#app/client/database/new-id.ts";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { failureOfProblem } from "#app/client/offline/actions.ts";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { now } from "#app/client/time/now.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useIllnessWords } from "#app/locale/illness-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { IllnessFact } from "#domain/illness/illness-entry.ts";
import { type Observed, observedMoment } from "#domain/illness/observed-moment.ts";

/** Notes facts and takes them back: on the device before the screen says so, then on the server. */
export function useNoteIllness(profileId: string) {
  const t = useText();
  const language = useLanguage();
  const words = useIllnessWords(readerTemperatureUnit());

  async function put(
    kind: "note-illness" | "delete-illness-entry",
    entryId: string,
    fact: IllnessFact,
    observed: Observed | null = null,
  ): Promise<"done" | "kept" | null> {
    const owner = storedPerson();
    if (owner === null) {
      showToast({ tone: "failure", message: t("ui.failure.signed-out") });
      return null;
    }
    const outcome = await outbox.put({
      owner,
      profileId,
      kind,
      body: { entryId, fact, said: words(fact), ...(observed && { observed }) },
    });
    if (outcome.kind !== "refused") return outcome.kind;
    await outbox.discard(outcome.id);
    const failure = t(`ui.failure.${failureOfProblem(outcome.problem)}`);
    showToast({ tone: "failure", message: t("illness.notSaved", { what: words(fact), failure }) });
    return null;
  }

  /**
   * @param observed null where it was observed just now
   * @returns whether it is on the server or on this device
   */
  async function note(fact: IllnessFact, observed: Observed | null = null): Promise<boolean> {
    const entryId = newId();
    const outcome = await put("note-illness", entryId, fact, observed);
    if (outcome === null) return false;
    const what = observed
      ? t("illness.saidAt", {
          what: words(fact),
          moment: formatShortMoment(observedMoment(now(), observed), language),
        })
      : words(fact);
    showToast({
      tone: outcome === "done" ? "success" : "notice",
      message: outcome === "done" ? t("illness.noted", { what }) : t("illness.notedHere", { what }),
      action: { label: t("illness.undo"), run: () => void remove(entryId, fact) },
    });
    return true;
  }

  async function remove(entryId: string, fact: IllnessFact): Promise<void> {
    const outcome = await put("delete-illness-entry", entryId, fact);
    if (outcome === null) return;
    showToast({ tone: "success", message: t("illness.removed", { what: words(fact) }) });
  }

  return { note, remove };
}
