import CalendarPlus from "lucide-react/icons/calendar-plus";
import Phone from "lucide-react/icons/phone";
import { useId } from "react";
import { Link } from "react-router";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { type Doctor, isWebLink } from "#domain/profiles/doctor-draft.ts";
import { diallable } from "#domain/profiles/phone.ts";

/** Whom this person turns to first, or how to say who that is. */
export function DoctorPanel({ doctor }: { doctor: Doctor }) {
  const t = useText();
  const path = useLocalePath();
  const id = useId();
  const { name, phone, address, appointmentLink } = doctor;
  const isKnown = [name, phone, doctor.email, address, appointmentLink].some(Boolean);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 id={id} className="text-lg">
        {t("symptoms.doctor.title")}
      </h3>
      {isKnown ? (
        <>
          <p>
            {name && <span className="block font-semibold">{name}</span>}
            {address && <span className="block whitespace-pre-line text-ink-soft">{address}</span>}
          </p>
          <div className="flex flex-wrap gap-2">
            {/* Looked at once more: it was not always our form that wrote it. */}
            {appointmentLink && isWebLink(appointmentLink) && (
              <a
                href={appointmentLink}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClasses("secondary")}
                onClick={() => logActivity("doctor_appointment_clicked", { type: "mychart" })}
              >
                <CalendarPlus aria-hidden="true" className="size-5" />
                {t("symptoms.doctor.appointment")}
                <span className="sr-only">{t("symptoms.doctor.newTab")}</span>
              </a>
            )}
            {phone && (
              <a
                href={`tel:${diallable(phone)}`}
                className={buttonClasses("secondary")}
                onClick={() => logActivity("doctor_appointment_clicked", { type: "phone" })}
              >
                <Phone aria-hidden="true" className="size-5" />
                {t("symptoms.doctor.call", { phone })}
              </a>
            )}
          </div>
        </>
      ) : (
        <p>{t("symptoms.doctor.none")}</p>
      )}
      {!isKnown && (
        <Link to={path("profile")} className={`${buttonClasses("plain")} -ml-4 self-start`}>
          {t("symptoms.doctor.add")}
        </Link>
      )}
    </section>
  );
}
