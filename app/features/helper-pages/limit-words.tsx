import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { HelperLimit } from "#domain/helper-pages/helper-content.ts";

/** What speaks against a dose now, and that nobody gives one before that is over. */
export function LimitNotice({ limit }: { limit: HelperLimit }) {
  return (
    <Notice tone="failure">
      <LimitWords limit={limit} />
    </Notice>
  );
}

export function LimitWords({ limit }: { limit: HelperLimit }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <p className="font-semibold">
        {t(`helper.limit.${limit.reason}`, { until: formatMoment(limit.until, language) })}
      </p>
      <p>{t("helper.limit.doNotGive")}</p>
    </>
  );
}
