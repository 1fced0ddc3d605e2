import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { today } from "#app/client/time/today.ts";
import { AddMedicationDialog } from "#app/features/inventory/add/add-medication-dialog.tsx";
import { formOfLine, type PrescribedBox } from "#app/features/inventory/add/form-of-line.ts";
import { dateOrder } from "#app/features/inventory/form.ts";
import type { Prescription } from "#app/features/prescriptions/data.ts";
import { PrescriptionsList } from "#app/features/prescriptions/prescriptions-list.tsx";
import { useMarkBoxed } from "#app/features/prescriptions/queries.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { readPrescriptionLine } from "#domain/prescriptions/prescription-line.ts";
import type { Level } from "#domain/sharing/permission.ts";

/** The prescriptions of one person, whose lines become boxes with their hours once somebody has looked at each. */
export function PersonPrescriptions({
  profileId,
  person,
  level,
  linkedId,
}: {
  profileId: string;
  person: string | null;
  level: Level;
  /** The prescription that a link leads to. */
  linkedId: string | null;
}) {
  const t = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const mark = useMarkBoxed(profileId);
  const [box, setBox] = useState<{
    id: string;
    line: string;
    prescribed: PrescribedBox;
    serial: number;
    isOpen: boolean;
  }>();

  async function addBox({ id }: Prescription, line: string) {
    const read = readPrescriptionLine(line, dateOrder(language));
    const prescribed = await formOfLine(queryClient, read, { language, today: today() });
    setBox((last) => ({ id, line, prescribed, serial: (last?.serial ?? 0) + 1, isOpen: true }));
  }

  return (
    <>
      <PrescriptionsList
        profileId={profileId}
        level={level}
        linkedId={linkedId}
        onAddBox={(prescription, line) => void addBox(prescription, line)}
      />
      {box && (
        <AddMedicationDialog
          key={box.serial}
          open={box.isOpen}
          profileId={profileId}
          person={person}
          prescribed={{
            ...box.prescribed,
            notice: t("prescriptions.boxNotice", { line: box.line }),
          }}
          onAdded={() => mark.mutate({ id: box.id, line: box.line })}
          onClose={() => setBox((last) => last && { ...last, isOpen: false })}
        />
      )}
    </>
  );
}
