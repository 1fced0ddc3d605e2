import CircleCheck from "lucide-react/icons/circle-check";
import PackagePlus from "lucide-react/icons/package-plus";
import { useEffect, useRef, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Prescription } from "./data.ts";
import { FilesSection } from "./files-section.tsx";

/** One prescription: until when, line by line, and its pages where somebody asks for them. */
export function PrescriptionCard({
  profileId,
  prescription,
  isLinked,
  mayEdit,
  mayDelete,
  mayAddBoxes,
  onAddBox,
  onEdit,
  onDelete,
}: {
  profileId: string;
  prescription: Prescription;
  /** A link led to it: it is scrolled to, and a screen reader begins there. */
  isLinked: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  mayAddBoxes: boolean;
  onAddBox: (line: string) => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useText();
  const [showsFiles, setShowsFiles] = useState(false);
  const { id, lines, boxedLines } = prescription;
  const name = usePrescriptionName()(prescription);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <div ref={place} tabIndex={isLinked ? -1 : undefined} className="scroll-mt-24">
      <Card title={name}>
        <Dates prescription={prescription} />
        <h3 className="mt-4 font-semibold">{t("prescriptions.linesTitle")}</h3>
        {lines.length === 0 ? (
          <p className="text-ink-soft">{t("prescriptions.noLines")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li
                key={line}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <p className="min-w-0 break-words">{line}</p>
                {boxedLines.includes(line) ? (
                  <p className="flex items-center gap-2 text-valid">
                    <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
                    {t("prescriptions.boxed")}
                  </p>
                ) : (
                  mayAddBoxes && (
                    <Button
                      variant="secondary"
                      icon={<PackagePlus aria-hidden="true" className="size-5" />}
                      aria-label={t("prescriptions.toBoxOf", { line })}
                      onClick={() => onAddBox(line)}
                    >
                      {t("prescriptions.toBox")}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
        <h3 className="mt-4 mb-2 font-semibold">{t("prescriptions.files.title")}</h3>
        {showsFiles ? (
          <FilesSection profileId={profileId} prescriptionId={id} mayEdit={mayEdit} />
        ) : (
          <Button variant="secondary" onClick={() => setShowsFiles(true)}>
            {t("prescriptions.files.show")}
          </Button>
        )}
        <div className="mt-6 flex flex-wrap justify-between gap-2">
          {mayEdit && (
            <Button
              variant="secondary"
              aria-label={t("prescriptions.editOf", { name })}
              onClick={onEdit}
            >
              {t("prescriptions.edit")}
            </Button>
          )}
          {mayDelete && (
            <Button
              variant="plain"
              aria-label={t("prescriptions.deleteOf", { name })}
              onClick={onDelete}
            >
              {t("prescriptions.delete")}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}

export function usePrescriptionName() {
  const t = useText();
  return ({ prescriber }: Pick<Prescription, "prescriber">) =>
    prescriber === null
      ? t("prescriptions.item.unnamed")
      : t("prescriptions.item.of", { prescriber });
}

function Dates({
  prescription: { issuedOn, endsOn, renewalDays },
}: {
  prescription: Prescription;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  return (
    <div className="text-ink-soft">
      <p>
        {issuedOn
          ? t("prescriptions.issued", { date: formatDay(issuedOn, language) })
          : t("prescriptions.issuedUnknown")}
      </p>
      <p>
        {endsOn
          ? t(endsOn < today ? "prescriptions.ended" : "prescriptions.until", {
              date: formatDay(endsOn, language),
            })
          : t("prescriptions.untilUnknown")}
      </p>
      {(!endsOn || endsOn >= today) && (
        <p>
          {renewalDays === null
            ? t("prescriptions.renewal.none")
            : endsOn
              ? t("prescriptions.renewal.before", { count: renewalDays })
              : t("prescriptions.renewal.unknown")}
        </p>
      )}
    </div>
  );
}
