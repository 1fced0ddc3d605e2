import { formatDay, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { RefusalReason } from "#domain/medicines/imports/import-run.ts";
import { fileName, OFFICIAL_FILES } from "#domain/medicines/official/official-files.ts";

/** Why files are not believed, in one sentence that says what to do. */
export function ImportRefusalText({ reason }: { reason: RefusalReason }) {
  const t = useText();
  const language = useLanguage();
  switch (reason.is) {
    case "missing":
    case "empty":
    case "web-page":
    case "truncated":
      return t(`admin.medicines.refused.${reason.is}`, { file: fileName(reason.file) });
    case "other-file": {
      const file = fileName(reason.file);
      return reason.looksLike === null
        ? t("admin.medicines.refused.other-file", { file })
        : t("admin.medicines.refused.known-file", { file, other: reason.looksLike });
    }
    case "shrunken":
      return t("admin.medicines.refused.shrunken", {
        file: fileName(reason.file),
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
        packs: fileName(reason.packs),
        medicines: fileName(reason.medicines),
        strangers: formatNumber(reason.strangers, language),
      });
    case "prescriptions":
      return t("admin.medicines.refused.prescriptions", {
        file: OFFICIAL_FILES.conditions.name,
        changed: formatNumber(reason.changed, language),
        of: formatNumber(reason.of, language),
      });
    case "busy":
    case "undated":
      return t(`admin.medicines.refused.${reason.is}`);
  }
}
