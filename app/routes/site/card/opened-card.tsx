import { useCallback, useEffect, useState } from "react";
import { visitorDb } from "#app/client/database/visitor-db.ts";
import { CardSheet } from "#app/features/emergency-card/card-sheet.tsx";
import { openCardLink } from "#app/features/emergency-card/data.ts";
import { canSeal, readLink, unsealCard } from "#app/features/emergency-card/sealed-card.ts";
import { EmergencyNumbers } from "#app/features/symptoms/emergency/emergency-numbers.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { CardContent } from "#domain/emergency-card/card-content.ts";

type Opening = "opening" | "gone" | "failed" | "needsHttps" | CardContent;

/** The card behind the link of this page, and below it whom to call. Nothing is stored on the device. */
export function OpenedCard() {
  const t = useText();
  const [opening, setOpening] = useState<Opening>("opening");
  const open = useCallback(() => {
    setOpening("opening");
    openLink(window.location.hash).then(setOpening, () => setOpening("failed"));
  }, []);
  useEffect(open, [open]);
  // A second code that is scanned into the same tab changes nothing but the hash.
  useEffect(() => {
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [open]);
  return (
    <>
      {typeof opening === "string" ? (
        <>
          <h1 className="text-2xl print:hidden">{t("card.title")}</h1>
          <p role="status">{t(`card.opened.${opening}`)}</p>
          {opening === "failed" && (
            <Button variant="secondary" className="self-start" onClick={open}>
              {t("card.opened.retry")}
            </Button>
          )}
        </>
      ) : (
        <section className="rounded-card border border-line bg-paper-raised p-4 md:p-6 print:border-0 print:p-0">
          <CardSheet content={opening} heading="h1" />
        </section>
      )}
      <section
        aria-labelledby="card-numbers"
        className="rounded-card border border-line bg-paper-raised p-4 md:p-6 print:hidden"
      >
        <h2 id="card-numbers" className="mb-3 text-lg">
          {t("card.opened.numbers")}
        </h2>
        <EmergencyNumbers reason="unread" />
      </section>
      <p className="text-ink-soft text-sm print:hidden">{t("card.opened.keepsNothing")}</p>
    </>
  );
}

/** One that expired, was deleted, was cut or never was answers alike. @throws where the server cannot be reached */
async function openLink(hash: string): Promise<Opening> {
  const link = readLink(hash);
  if (!link) return "gone";
  if (!canSeal()) return "needsHttps";
  const sealed = await openCardLink(visitorDb(), link.id);
  return (sealed !== null && (await unsealCard(link, sealed))) || "gone";
}
