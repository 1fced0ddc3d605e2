import { HelperNumbers } from "#app/features/helper-pages/helper-numbers.tsx";
import { readHelperLink } from "#app/features/helper-pages/helper-secret.ts";
import { HelperSheet } from "#app/features/helper-pages/helper-sheet.tsx";
import { RecordDose } from "#app/features/helper-pages/record-dose.tsx";
import { useOpenedPage } from "#app/features/helper-pages/use-opened-page.ts";
import { EmergencyNumbers } from "#app/features/symptoms/emergency/emergency-numbers.tsx";
import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** The page behind the link of a helper. Nothing is stored on the device. */
export function OpenedHelperPage({ hash }: { hash: string }) {
  const t = useText();
  const language = useLanguage();
  const secret = readHelperLink(hash);
  const { opened, isStale, ask } = useOpenedPage(secret);
  if (typeof opened === "string") {
    return (
      <>
        <h1 className="text-2xl">{t("site.helper.title")}</h1>
        <p role="status">{t(`helper.opened.${opened}`)}</p>
        {opened === "failed" && (
          <Button variant="secondary" className="self-start" onClick={ask}>
            {t("helper.opened.retry")}
          </Button>
        )}
        {opened === "gone" && (
          <section aria-labelledby="helper-numbers">
            <h2 id="helper-numbers" className="mb-2 text-lg">
              {t("helper.opened.numbers")}
            </h2>
            <EmergencyNumbers reason="unread" />
          </section>
        )}
      </>
    );
  }
  if (opened.state === "early") {
    return (
      <>
        <h1 className="text-2xl [overflow-wrap:anywhere]">
          {t("helper.sheet.title", { name: opened.helperName })}
        </h1>
        <p role="status">
          {t("helper.opened.early", {
            from: formatMoment(opened.startsAt, language),
            until: formatMoment(opened.endsAt, language),
          })}
        </p>
        <HelperNumbers country={opened.country} />
      </>
    );
  }
  return (
    <>
      {isStale && <Notice tone="failure">{t("helper.opened.stale")}</Notice>}
      <HelperSheet
        content={opened}
        heading="h1"
        actionsOf={(box) => (
          <RecordDose box={box} secret={secret ?? ""} isStale={isStale} onChanged={ask} />
        )}
      />
      <p className="text-ink-soft text-sm print:hidden">{t("helper.opened.level")}</p>
    </>
  );
}
