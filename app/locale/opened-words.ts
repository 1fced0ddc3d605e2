import { useCallback } from "react";
import type { OpenedNotice } from "#domain/inventory/opened-life.ts";
import { sentences } from "./sentences.ts";
import { useText } from "./text.tsx";

const DAYS_IN_MONTH = 30;
/** Guides of four and eight weeks are said in days. */
const MONTHS_FROM_DAYS = 90;

/** '28 jours', '6 mois': guides are made in months, and nobody counts 180 days. */
export function useInUseWords(): (days: number) => string {
  const t = useText();
  return useCallback(
    (days) =>
      days >= MONTHS_FROM_DAYS && days % DAYS_IN_MONTH === 0
        ? t("inventory.opened.months", { count: days / DAYS_IN_MONTH })
        : t("inventory.opened.days", { count: days }),
    [t],
  );
}

/** 'Ouvert depuis 150 jours ; repère : 6 mois.' A guide is never called an expiry. */
export function useOpenedWords(): (notice: OpenedNotice) => string {
  const t = useText();
  const inUseWords = useInUseWords();
  return useCallback(
    ({ openedDays, guide, isPast }) => {
      const count = openedDays;
      const since = t("inventory.opened.since", { count, guide: inUseWords(guide.days) });
      if (!isPast) return since;
      const words = guide.refuses ? "inventory.opened.pastStrict" : "inventory.opened.past";
      return sentences(since, t(words));
    },
    [t, inUseWords],
  );
}
