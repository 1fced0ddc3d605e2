import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  reachableProfiles,
  useReachableProfiles,
} from "#app/client/permissions/reachable-profiles.ts";
import { useSession } from "#app/client/session/session.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment, formatTime } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { instantOf, isWallTime } from "#domain/calendar/wall-time.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { keepTyped, tellUnsaved } from "../typed-dose.ts";
import type { GoneMedication, TakenMedication } from "./taken-medication.ts";

interface Typed {
  readonly profileId: string;
  /** Null where nobody knows the name. */
  readonly person: string | null;
  readonly medication: TakenMedication | GoneMedication | null;
  readonly quantity: string;
  readonly takenAt: string;
}

/**
 * Closes the form about somebody who is shared no longer, and says that what was typed is not recorded. The page may
 * close it as well, or leave with its person: whichever comes first says it.
 * @param isOpen whether nothing of it was sent
 */
export function useLostShare(typed: Typed, isOpen: boolean, onClose: () => void): void {
  const t = useText();
  const wordsOf = useTypedWords();
  const { profileId, person } = typed;
  const name = person ?? t("profiles.nameless");
  const dose = wordsOf(typed);
  const unsaved = isOpen
    ? t(`intakes.logging.${dose === "" ? "notShared" : "notSharedTyped"}`, { name, dose })
    : null;
  useEffect(
    () => keepTyped(unsaved === null ? null : { profileId, unsaved }),
    [profileId, unsaved],
  );

  const { session } = useSession();
  const userId = session?.user.id ?? null;
  const isReachable = useReachableProfiles(userId)?.some(({ id }) => id === profileId);
  /** A profile that was never listed is not lost. */
  const seen = useRef<string>(null);
  const closing = useRef(onClose);
  closing.current = onClose;
  useEffect(() => {
    if (isReachable) seen.current = profileId;
    else if (isReachable === false && seen.current === profileId) {
      tellUnsaved(profileId);
      closing.current();
    }
  }, [isReachable, profileId]);

  const queryClient = useQueryClient();
  const account = useRef(userId);
  account.current = userId;
  useEffect(
    () => () => {
      const lost = seen.current;
      const isLost = reachableProfiles(queryClient, account.current)?.every(
        ({ id }) => id !== lost,
      );
      if (lost !== null && isLost) tellUnsaved(lost);
      keepTyped(null);
    },
    [queryClient],
  );
}

/** '2 comprimés, Doliprane 1000 mg, 08:10', as far as it was typed. */
function useTypedWords(): (typed: Typed) => string {
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return ({ medication, quantity, takenAt }) => {
    if (!medication) return "";
    const amount = parseQuantity(quantity);
    const { form, name, dosage } = medication;
    return [
      ...(amount === null ? [] : [quantityWords(form, amount)]),
      `${name} ${dosage}`,
      ...(isWallTime(takenAt) ? [hourWords(takenAt)] : []),
    ].join(", ");
  };

  function hourWords(typed: Parameters<typeof instantOf>[0]): string {
    const moment = instantOf(typed, browserZone);
    const isToday = dayOf(moment, browserZone) === dayOf(now(), browserZone);
    return isToday ? formatTime(moment, language) : formatShortMoment(moment, language);
  }
}
