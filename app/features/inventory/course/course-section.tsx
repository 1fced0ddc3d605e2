import CircleStop from "lucide-react/icons/circle-stop";
import { useId, useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { CourseWarnings, useCourseWords } from "./course-line.tsx";
import { StopCourseForm } from "./stop-course-form.tsx";
import { useCourse } from "./use-course.ts";

/** The course of a box: what is left of it, what does not suffice, and how to stop it. Nothing without a last day. */
export function CourseSection({
  profileId,
  medication,
}: {
  profileId: string;
  medication: StoredMedication;
}) {
  const t = useText();
  const words = useCourseWords();
  const may = usePermissionCheck();
  const course = useCourse(medication);
  const headingId = useId();
  const [isStopping, setStopping] = useState(false);
  if (!course) return null;
  const isOpen = course.state === "running" || course.state === "coming";
  return (
    <section
      aria-labelledby={headingId}
      className="mt-5 flex flex-col items-start gap-2 rounded-card border border-line p-4"
    >
      <h3 id={headingId} className="font-semibold">
        {t("inventory.course.title")}
      </h3>
      {words(course, medication).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {medication.courseStop?.note && (
        <p className="whitespace-pre-line text-ink-soft">{medication.courseStop.note}</p>
      )}
      <CourseWarnings course={course} medication={medication} />
      {isOpen &&
        may("edit-medications") &&
        (isStopping ? (
          <StopCourseForm
            profileId={profileId}
            medication={medication}
            onClose={() => setStopping(false)}
          />
        ) : (
          <Button
            variant="plain"
            className="-ml-4"
            icon={<CircleStop aria-hidden="true" className="size-5" />}
            onClick={() => setStopping(true)}
          >
            {t("inventory.course.stop")}
          </Button>
        ))}
    </section>
  );
}
