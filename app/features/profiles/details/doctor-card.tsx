import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { mergeForms } from "#domain/merge.ts";
import {
  checkDoctor,
  DOCTOR_FIELDS,
  type Doctor,
  type DoctorDraft,
  type DoctorWrong,
  isWebLink,
} from "#domain/profiles/doctor-draft.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import type { ProfileFacts } from "../profile-facts.ts";
import { MailLink, PhoneLink } from "./contact-links.tsx";

export function DoctorCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  return (
    <EditableCard
      title={t("profiles.doctor.title")}
      mayEdit={mayEdit}
      view={<DoctorView doctor={facts.doctor} />}
      editor={(onClose) => <DoctorForm facts={facts} onClose={onClose} />}
    />
  );
}

function DoctorView({ doctor }: { doctor: Doctor }) {
  const t = useText();
  const { name, phone, email, address, appointmentLink } = doctor;
  if (DOCTOR_FIELDS.every((field) => doctor[field] === null)) {
    return <p className="text-ink-soft">{t("profiles.doctor.none")}</p>;
  }
  return (
    <>
      <DescriptionList
        items={[
          { term: t("profiles.doctor.name"), description: name },
          { term: t("profiles.doctor.phone"), description: phone && <PhoneLink phone={phone} /> },
          { term: t("profiles.doctor.email"), description: email && <MailLink email={email} /> },
          {
            term: t("profiles.doctor.address"),
            description: address && <span className="whitespace-pre-line">{address}</span>,
          },
        ]}
      />
      {/* Looked at once more: it was not always this form that wrote it. */}
      {appointmentLink && isWebLink(appointmentLink) && (
        <a
          href={appointmentLink}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClasses("secondary")} mt-5 print:hidden`}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          {t("profiles.doctor.appointment")}
          <span className="sr-only">{t("profiles.doctor.newTab")}</span>
        </a>
      )}
    </>
  );
}

function toDoctorForm({ doctor }: ProfileFacts): DoctorDraft {
  return {
    name: doctor.name ?? "",
    phone: doctor.phone ?? "",
    email: doctor.email ?? "",
    address: doctor.address ?? "",
    appointmentLink: doctor.appointmentLink ?? "",
  };
}

function DoctorForm({ facts, onClose }: { facts: ProfileFacts; onClose: () => void }) {
  const t = useText();
  const stored = useFactsForm<DoctorDraft, Doctor, keyof DoctorDraft>(
    facts,
    {
      toForm: toDoctorForm,
      check: checkDoctor,
      merge: (versions) => mergeForms(DOCTOR_FIELDS, versions),
      changeOf: (doctor) => ({ details: { doctor } }),
    },
    onClose,
  );
  const { register, formState } = stored.form;
  const { errors } = formState;
  const wrong = (error: { type?: unknown } | undefined) =>
    error && t(`profiles.doctor.wrong.${error.type as DoctorWrong}`);
  return (
    <FactsForm
      stored={stored}
      labelOf={(field) => t(`profiles.doctor.${field}`)}
      shown={(form, field) => form[field]}
      onCancel={onClose}
    >
      <Field label={t("profiles.doctor.name")} error={wrong(errors.name)} optional>
        {(control) => <TextInput {...control} {...register("name")} autoComplete="off" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("profiles.doctor.phone")} error={wrong(errors.phone)} optional>
          {(control) => (
            <TextInput {...control} {...register("phone")} type="tel" autoComplete="off" />
          )}
        </Field>
        <Field label={t("profiles.doctor.email")} error={wrong(errors.email)} optional>
          {(control) => (
            <TextInput {...control} {...register("email")} type="email" autoComplete="off" />
          )}
        </Field>
      </div>
      <Field label={t("profiles.doctor.address")} error={wrong(errors.address)} optional>
        {(control) => (
          <TextArea {...control} {...register("address")} rows={2} autoComplete="off" />
        )}
      </Field>
      <Field
        label={t("profiles.doctor.appointmentLink")}
        hint={t("profiles.doctor.linkHint")}
        error={wrong(errors.appointmentLink)}
        optional
      >
        {(control) => (
          <TextInput
            {...control}
            {...register("appointmentLink")}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
          />
        )}
      </Field>
    </FactsForm>
  );
}
