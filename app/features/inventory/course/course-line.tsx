import CalendarRange from "lucide-react/icons/calendar-range";
import { formatDay } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Course } from "#domain/reminders/course.ts";
import type { StoredMedication } from "../stored-medication.ts";
import { useCourse } from "./use-course.ts";

/** One line beside a box in a list: how long its course still lasts, or what is to be returned after it. */
export function CourseLine({ medication }: { medication: StoredMedication }) {
  return medication.schedule.endsOn === null ? null : <Line medication={medication} />;
}

function Line({ medication }: { medication: StoredMedication }) {
  const words = useCourseWords();
  const course = useCourse(medication);
  if (!course) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-ink-soft text-sm">
      <CalendarRange aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{words(course, medication).join(" ")}</span>
    </p>
  );
}

/** 'Traitement : encore 5 jours, jusqu’au 27 novembre 2026 inclus.' and what is left of it. */
export function useCourseWords(): (course: Course, medication: StoredMedication) => string[] {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return ({ state, endsOn, daysLeft, dosesLeft, toReturn }, { form, courseStop }) => {
    const date = formatDay(endsOn, language);
    const left =
      toReturn > 0
        ? [t("inventory.course.toReturn", { quantity: quantityWords(form, toReturn) })]
        : [];
    switch (state) {
      case "coming":
        return [t("inventory.course.coming", { count: daysLeft, date })];
      case "running":
        return [
          t("inventory.course.running", { count: daysLeft, date }),
          ...(dosesLeft > 0 ? [t("inventory.course.dosesLeft", { count: dosesLeft })] : []),
        ];
      case "over":
        return [t("inventory.course.over", { date }), ...left];
      case "stopped":
        return courseStop
          ? [
              t("inventory.course.stopped", {
                date: formatDay(courseStop.stoppedOn, language),
                reason: t(`inventory.course.reason.${courseStop.reason}`),
              }),
              ...left,
            ]
          : left;
    }
  };
}
