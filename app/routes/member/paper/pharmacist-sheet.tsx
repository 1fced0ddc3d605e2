import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { failureOf } from "#app/client/errors/failure.ts";
import { useToday } from "#app/client/time/today.ts";
import { PrintedInventory } from "#app/features/inventory/list/printed-inventory.tsx";
import { useMedicationList } from "#app/features/inventory/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { PersonSummary } from "#app/features/profiles/person-summary.tsx";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatDay } from "#app/locale/format.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { formWord } from "#domain/inventory/form.ts";
import { currentConditions } from "#domain/profiles/conditions.ts";
import { fitOnPage } from "./fit-on-page.ts";

/**
 * What a pharmacist asks first about one person, on one page: treatments with their hours, allergies, health conditions,
 * and the other boxes at home. It prints once everything is read; what has no room is counted.
 */
export function PharmacistSheet({
  profileId,
  person,
  onClose,
}: {
  profileId: string;
  /** Null for a profile without a name. */
  person: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const scheduleWords = useScheduleWords();
  const { data: facts, error } = useQuery(factsQuery(profileId));
  const { medications, unreadable, problem } = useMedicationList(profileId);
  const isReady = facts !== undefined && medications !== undefined;
  const failure = isReady ? null : (error ?? problem);

  const close = useEffectEvent(onClose);
  const fail = useEffectEvent((reason: unknown) => {
    showToast({ tone: "failure", message: t(`ui.failure.${failureOf(reason)}`) });
    onClose();
  });
  useEffect(() => {
    if (failure) fail(failure);
  }, [failure]);
  useEffect(() => {
    if (!isReady) return;
    const end = () => close();
    // A phone goes on while its print preview is open.
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [isReady]);

  if (!isReady) return null;
  const { treatments, others, omitted } = fitOnPage(medications);
  const hasConditions = currentConditions(facts.conditions, today).length > 0;
  return createPortal(
    <div data-sheet="" className="hidden print:block">
      <h1 className="text-xl">
        {person === null ? t("paper.titleNameless") : t("paper.title", { name: person })}
      </h1>
      <p className="mb-2 text-sm">
        {t("inventory.printedOn", { date: formatDay(today, language) })}
      </p>
      <PersonSummary profileId={profileId} />
      {!hasConditions && <p className="text-sm">{t("conditions.none")}</p>}
      <Part title={t("paper.treatments")}>
        {treatments.length === 0 ? (
          <p className="text-sm">{t("paper.noTreatments")}</p>
        ) : (
          <ul className="text-sm">
            {treatments.map((box) => (
              <Treatment
                key={box.id}
                box={box}
                words={scheduleWords(box.schedule, box.form, today, "all")}
              />
            ))}
          </ul>
        )}
      </Part>
      <Part title={t("paper.otherBoxes")}>
        {others.length === 0 ? (
          <p className="text-sm">{t("paper.noOtherBoxes")}</p>
        ) : (
          <PrintedInventory medications={others} today={today} />
        )}
        {omitted > 0 && <p className="mt-1 text-sm">{t("paper.omitted", { count: omitted })}</p>}
        {unreadable.length > 0 && (
          <p className="mt-1 text-sm">{t("ui.unreadable.items", { count: unreadable.length })}</p>
        )}
      </Part>
    </div>,
    document.body,
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

function Treatment({ box, words }: { box: StoredMedication; words: readonly string[] }) {
  const t = useText();
  return (
    <li className="break-inside-avoid border-line border-b py-0.5 leading-tight [overflow-wrap:anywhere]">
      <span className="font-semibold">
        {box.name} <Dosage>{box.dosage}</Dosage>
      </span>{" "}
      {t(`inventory.form.${formWord(box.form)}`)} · {words.join(". ")}
    </li>
  );
}
