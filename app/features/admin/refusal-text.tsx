import type { RefusalReason } from "../../../domain/medicines/import-run.ts";
import { OFFICIAL_FILES } from "../../../domain/medicines/official-files.ts";
import { formatDay, formatNumber } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";

/** Why files are not believed, in one sentence that says what to do. */
export function RefusalText({ reason }: { reason: RefusalReason }) {
  const t = useText();
  const language = useLanguage();
  switch (reason.is) {
    case "missing":
    case "empty":
    case "web-page":
    case "other-file":
      return t(`admin.medicines.refused.${reason.is}`, { file: OFFICIAL_FILES[reason.file].name });
    case "shrunken":
      return t("admin.medicines.refused.shrunken", {
        file: OFFICIAL_FILES[reason.file].name,
        rows: formatNumber(reason.rows, language),
        before: formatNumber(reason.before, language),
      });
    case "older":
      return t("admin.medicines.refused.older", {
        date: formatDay(reason.date, language),
        before: formatDay(reason.before, language),
      });
    case "of-two-editions":
      return t("admin.medicines.refused.of-two-editions", {
        packs: OFFICIAL_FILES.packs.name,
        medicines: OFFICIAL_FILES.medicines.name,
        strangers: formatNumber(reason.strangers, language),
      });
    case "busy":
    case "undated":
      return t(`admin.medicines.refused.${reason.is}`);
  }
}
