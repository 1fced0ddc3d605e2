import CalendarRange from "lucide-react/icons/calendar-range";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatDay } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Course } from "#domain/reminders/course.ts";
import type { StoredMedication } from "../stored-medication.ts";
import { useCourse } from "./use-course.ts";

/** Beside a box in a list: how long its course still lasts, whether the box does, or what is to be returned after it. */
export function CourseLine({ medication }: { medication: StoredMedication }) {
  return medication.schedule.endsOn === null ? null : <Line medication={medication} />;
}

function Line({ medication }: { medication: StoredMedication }) {
  const words = useCourseWords();
  const course = useCourse(medication);
  if (!course) return null;
  return (
    <div className="mt-2 flex flex-col gap-1 text-sm">
      <p className="flex items-start gap-1.5 text-ink-soft">
        <CalendarRange aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{words(course, medication).join(" ")}</span>
      </p>
      <CourseWarnings course={course} medication={medication} />
    </div>
  );
}

/** That the box does not last as long as its course: what is missing, and until when it is good. */
export function CourseWarnings({
  course: { isShortBy, boxEnds },
  medication: { form },
}: {
  course: Course;
  medication: StoredMedication;
}) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  const warnings = [
    ...(isShortBy > 0
      ? [t("inventory.course.short", { quantity: quantityWords(form, isShortBy) })]
      : []),
    ...(boxEnds
      ? [t(`inventory.course.boxEnds.${boxEnds.by}`, { date: formatDay(boxEnds.on, language) })]
      : []),
  ];
  return warnings.map((warning) => (
    <p key={warning} className="flex items-start gap-1.5 font-semibold text-soon">
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>{warning}</span>
    </p>
  ));
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
