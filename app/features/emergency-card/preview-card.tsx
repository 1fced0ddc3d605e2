import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { QrDrawing } from "#app/ui/graphics/qr-drawing.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { usePaper } from "#app/ui/use-paper.ts";
import type { CardContent } from "#domain/emergency-card/card-content.ts";
import { CardSheet, type Paper } from "./card-sheet.tsx";

/** What a stranger reads, and what is printed: nothing else of the page is. */
export function PreviewCard({
  content,
  link,
}: {
  content: CardContent;
  /** Of the QR code that was just made: it is printed with the card. */
  link: string | null;
}) {
  const t = useText();
  const [paper, setPaper] = useState<Paper>("a5");
  usePaper(paper === "a5" ? "A5" : null);

  function print(chosen: Paper) {
    flushSync(() => setPaper(chosen));
    window.print();
  }

  return (
    <Card title={t("card.preview.title")} className="print:border-0 print:p-0 print:[&>div]:hidden">
      <CardSheet content={content} paper={paper}>
        {link && (
          <figure className="mt-3 hidden break-inside-avoid print:block">
            <QrDrawing
              text={link}
              label={t("card.link.drawing")}
              className={paper === "wallet" ? "w-[26mm]" : "w-[36mm]"}
            />
            <figcaption className={paper === "wallet" ? "text-[6pt]" : "text-sm"}>
              {t("card.preview.qr")}
            </figcaption>
          </figure>
        )}
      </CardSheet>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => print("wallet")}
        >
          {t("card.preview.wallet")}
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => print("a5")}
        >
          {t("card.preview.a5")}
        </Button>
      </div>
      <p className="mt-2 text-ink-soft text-sm print:hidden">{t("card.preview.fold")}</p>
    </Card>
  );
}
