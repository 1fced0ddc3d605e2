import { useQuery } from "@tanstack/react-query";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Pencil from "lucide-react/icons/pencil";
import Store from "lucide-react/icons/store";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatDay } from "#app/locale/format.ts";
import { LeafletLink } from "#app/locale/leaflet-link.tsx";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { formWord } from "#domain/inventory/form.ts";
import { wayToRestock } from "#domain/pharmacies/way-to-restock.ts";
import { AvailabilityBadge } from "../availability-badge.tsx";
import { BoxInteractions } from "../box-interactions.tsx";
import { CommonTag } from "../common-tag.tsx";
import { CourseSection } from "../course/course-section.tsx";
import { ExpiryDate } from "../expiry-date.tsx";
import { FormPictogram } from "../form-pictogram.tsx";
import { MoleculeNames } from "../molecule-names.tsx";
import { referenceQuery } from "../queries.ts";
import { ReferenceSource } from "../reference-source.tsx";
import { StandingBadge } from "../standing-badge.tsx";
import { StatusBadges } from "../status-badge.tsx";
import { StockMeter } from "../stock-meter.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { OfficialNotices } from "./official-notices.tsx";
import { OpenedOn } from "./opened-on.tsx";
import { PhotoSlot } from "./photo-slot.tsx";
import { Posology } from "./posology.tsx";
import { RecallNotices } from "./recall-notices.tsx";

/** All that is known of one box, what its reference adds, and its four actions. */
export function MedicationDetailsDialog({
  open,
  profileId,
  person,
  medication,
  lastDose,
  forecast,
  onClose,
  onLogIntake,
  onOrder,
  onEdit,
  onDelete,
}: {
  open: boolean;
  profileId: string;
  /** Whose cabinet it is; null while unknown. */
  person: string | null;
  medication: StoredMedication;
  /** The last dose of it, which another feature shows. */
  lastDose: ReactNode;
  /** How long it lasts, which another feature shows. */
  forecast: ReactNode;
  onClose: () => void;
  onLogIntake: (medication: StoredMedication) => void;
  onOrder: (medication: StoredMedication) => void;
  onEdit: (medication: StoredMedication) => void;
  onDelete: (medication: StoredMedication) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const scheduleWords = useScheduleWords();
  const today = useToday();
  const may = usePermissionCheck();
  const { data } = useQuery(referenceQuery(medication.referenceId, language));
  // Without a reference there is nothing to wait for.
  const reference = medication.referenceId === null ? null : data;

  return (
    <Dialog open={open} onClose={onClose} title={medication.name} isFrameFirst>
      <div className="flex flex-wrap items-center gap-3">
        <FormPictogram form={medication.form} className="size-9 text-accent" />
        <p className="grow">
          <span className="block font-semibold">
            <Dosage>{medication.dosage}</Dosage>
          </span>
          <span className="block text-ink-soft">
            {t(`inventory.form.${formWord(medication.form)}`)}
            <CommonTag medication={medication} />
          </span>
        </p>
        <StandingBadge medication={medication} />
        <StatusBadges medication={medication} today={today} />
        <AvailabilityBadge notices={medication.notices} />
      </div>
      <RecallNotices profileId={profileId} medication={medication} />
      <BoxInteractions profileId={profileId} person={person} box={medication} />
      <div className="mt-5 empty:hidden">{forecast}</div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact name={t("inventory.details.stock")}>
          <StockMeter stock={medication} />
        </Fact>
        <Fact name={t("inventory.details.expiry")}>
          <ExpiryDate medication={medication} today={today} />
        </Fact>
        <Fact name={t("inventory.details.openedOn")}>
          <OpenedOn profileId={profileId} medication={medication} />
        </Fact>
        <Fact name={t("inventory.details.location")}>{medication.location}</Fact>
        <Fact name={t("inventory.details.lot")}>{medication.lot}</Fact>
        <Fact name={t("inventory.details.addedOn")}>
          {formatDay(dayOf(medication.createdAt, browserZone), language)}
        </Fact>
        <Fact name={t("inventory.details.lastDose")} isLong>
          {lastDose}
        </Fact>
        <Fact name={t("inventory.details.reminders")}>
          {scheduleWords(medication.schedule, medication.form, today).join(". ")}
        </Fact>
        <Fact name={t("inventory.details.posology")} isLong>
          <Posology medication={medication} reference={reference} />
        </Fact>
        <Fact name={t("inventory.details.notes")} isLong>
          {medication.notes && <span className="whitespace-pre-line">{medication.notes}</span>}
        </Fact>
        <Fact name={t("inventory.details.molecule")}>
          {reference && <MoleculeNames reference={reference} />}
        </Fact>
        <Fact name={t("inventory.details.delivery")}>
          {reference &&
            (reference.needsPrescription
              ? t("inventory.details.prescriptionNeeded")
              : t("inventory.details.prescriptionFree"))}
        </Fact>
        <Fact name={t("inventory.details.sideEffects")} isLong>
          {reference?.sideEffects ? (
            <span lang={reference.languages.sideEffects}>{reference.sideEffects}</span>
          ) : (
            t("inventory.details.anySideEffects")
          )}
        </Fact>
      </dl>
      <PhotoSlot profileId={profileId} boxId={medication.id} name={medication.name} />
      <OfficialNotices name={medication.name} notices={medication.notices} today={today} />
      <CourseSection profileId={profileId} medication={medication} />
      <p className="mt-5 text-ink-soft text-sm">
        {reference && (
          <span className="block">
            <ReferenceSource reference={reference} />
          </span>
        )}
        {t("inventory.details.guidance")}
      </p>
      <LeafletLink leaflet={medication.leaflet} name={medication.name} country={visitorCountry()} />
      <DialogActions>
        {may("delete-medications") && (
          <Button
            variant="plain"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => onDelete(medication)}
          >
            {t("inventory.actions.delete")}
          </Button>
        )}
        {may("edit-medications") && (
          <Button
            variant="secondary"
            icon={<Pencil aria-hidden="true" className="size-5" />}
            onClick={() => onEdit(medication)}
          >
            {t("inventory.actions.edit")}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Store aria-hidden="true" className="size-5" />}
          onClick={() => onOrder(medication)}
        >
          {t(`inventory.actions.restock.${wayToRestock(medication.needsPrescription)}`)}
        </Button>
        {may("log-intakes") && (
          <Button
            icon={<ClipboardCheck aria-hidden="true" className="size-5" />}
            onClick={() => onLogIntake(medication)}
          >
            {t("inventory.actions.logIntake")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** A fact nobody wrote down takes no room. */
function Fact({
  name,
  isLong = false,
  children,
}: {
  name: string;
  isLong?: boolean;
  children: ReactNode;
}) {
  if (!children) return null;
  return (
    <div className={isLong ? "col-span-2" : ""}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
