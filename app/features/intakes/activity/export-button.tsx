import { useQueryClient } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { today } from "#app/client/time/today.ts";
import { formatNumber, formatShortMoment } from "#app/locale/format.ts";
import { giverCell } from "#app/locale/giver-words.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { type ActivityFilter, indexIntakes, listIntakes } from "#domain/intakes/activity.ts";
import { separatorOf } from "#domain/intakes/csv.ts";
import { exportFileName, exportIntakes } from "#domain/intakes/export.ts";
import { allIntakesQuery } from "../queries.ts";

/** Exports every dose that the filter selects as a file, also those that are not on the screen yet. */
export function ExportButton({ profileId, filter }: { profileId: string; filter: ActivityFilter }) {
  const t = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function exportAll() {
    setBusy(true);
    try {
      const { intakes, unreadable } = await queryClient.fetchQuery(
        allIntakesQuery(profileId, true),
      );
      const text = exportIntakes(listIntakes(indexIntakes(intakes), filter, now(), browserZone), {
        headings: [
          t("intakes.export.date"),
          t("intakes.export.medication"),
          t("intakes.export.dosage"),
          t("intakes.export.quantity"),
          t("intakes.export.notes"),
          t("intakes.export.giver"),
        ],
        giver: (giver) => giverCell(giver, t),
        date: (takenAt) => formatShortMoment(takenAt, language),
        quantity: (quantity) => formatNumber(quantity, language),
        separator: separatorOf(language),
      });
      const file = new Blob([text], { type: "text/csv;charset=utf-8" });
      saveFile(file, exportFileName(today()));
      if (unreadable.length > 0) {
        const message = t("intakes.export.leftOut", { count: unreadable.length });
        showToast({ tone: "failure", message });
      }
    } catch (problem) {
      showToast({ tone: "failure", message: t(loadFailure(failureOf(problem))) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      busy={isBusy}
      icon={<Download aria-hidden="true" className="size-5" />}
      onClick={() => void exportAll()}
    >
      {t("intakes.export.label")}
    </Button>
  );
}
