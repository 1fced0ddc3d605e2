import { useCallback } from "react";
import { formatDay, formatHour } from "#app/locale/format.ts";
import { useOpenedWords } from "#app/locale/opened-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { fullYears } from "#domain/inventory/expiry.ts";

/** An alert in the words of its reader. */
export interface AlertWords {
  readonly type: string;
  /** The medication with its dosage, or what the alert is about where there is none. */
  readonly about: string;
  readonly message: string;
  /** What a person added to it, and when it is for; a line each. */
  readonly details: readonly string[];
  /** What tells it from the others, where nothing but a button stands. */
  readonly name: string;
}

export function useAlertWords(): (alert: Alert) => AlertWords {
  const t = useText();
  const language = useLanguage();
  const openedWords = useOpenedWords();
  const quantityWords = useQuantityWords();
  return useCallback(
    (alert) => {
      const type = t(`alerts.type.${alert.type}`);
      switch (alert.type) {
        case "recalled": {
          const date = formatDay(alert.recall.publishedOn, language);
          return words(t(`alerts.message.${alert.match}`, { date }), [
            t(`alerts.message.do.${alert.match}`),
          ]);
        }
        case "expired": {
          const years = fullYears(alert.daysAgo);
          return words(
            years === null
              ? t("alerts.message.expired", { count: alert.daysAgo })
              : t("alerts.message.expiredYears", { years }),
          );
        }
        case "expiry":
          return words(
            alert.daysLeft === 0
              ? t("alerts.message.expiresToday")
              : t("alerts.message.expiry", { count: alert.daysLeft }),
            [t(`alerts.label.${alert.label}`)],
          );
        case "opened-long":
          return words(openedWords(alert.notice));
        case "low-stock":
          return words(
            t("alerts.message.lowStock", { left: quantityWords(alert.form, alert.left) }),
          );
        case "out-of-stock":
          return words(t("alerts.message.outOfStock"));
        case "prescription":
          return words(
            alert.daysLeft === 0
              ? t("alerts.message.prescriptionToday")
              : t("alerts.message.prescription", { count: alert.daysLeft }),
            [t("alerts.message.do.prescription")],
            alert.prescriber === null
              ? type
              : t("alerts.prescribedBy", { prescriber: alert.prescriber }),
          );
        case "custom": {
          const day = formatDay(alert.day, language);
          const hour = formatHour(alert.time, language);
          const when = t("alerts.message.customOn", { day, hour });
          const said = alert.message === null ? [] : [alert.message];
          const details = [...said, when, ...(alert.repeats === "once" ? [] : [repeating(alert)])];
          if (alert.medication) return { ...words(alert.title, details), name: alert.title };
          // Without a medicine it is about what its title says.
          const [first = when, ...others] = details;
          return { ...words(first, others, alert.title), name: alert.title };
        }
      }

      function repeating({ repeats, endsOn }: Extract<Alert, { type: "custom" }>): string {
        const often = t(`alerts.repeat.${repeats}`);
        return endsOn
          ? t("alerts.repeat.until", { often, day: formatDay(endsOn, language) })
          : often;
      }

      function words(
        message: string,
        details: readonly string[] = [],
        about = alert.medication ? boxName(alert.medication) : t("alerts.noMedication"),
      ): AlertWords {
        return { type, about, message, details, name: `${type}, ${about}` };
      }
    },
    [t, language, openedWords, quantityWords],
  );
}
