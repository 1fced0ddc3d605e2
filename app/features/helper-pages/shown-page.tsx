import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import Share from "lucide-react/icons/share";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { QrDrawing } from "#app/ui/graphics/qr-drawing.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { HelperSheet } from "./helper-sheet.tsx";
import { helperPageQuery } from "./queries.ts";

/** One page as its helper reads it, to print it and, while its link is known, to send that. */
export function ShownPage({ id, link }: { id: string; link: string | null }) {
  const t = useText();
  const { data: content, error, refetch } = useQuery(helperPageQuery(id));
  if (!content) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} rowClassName="h-40" />
    );
  }

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    showToast({ tone: "success", message: t("helper.link.copied") });
  }

  return (
    <>
      <Card title={t("helper.link.title")} className="print:hidden">
        {link ? (
          <div className="flex flex-col items-start gap-3">
            <p role="status">{t("helper.link.made")}</p>
            <QrDrawing
              text={link}
              label={t("helper.link.drawing")}
              className="w-48 max-w-full rounded-control border border-line"
            />
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Copy aria-hidden="true" className="size-5" />}
                onClick={() => void copy(link).catch(() => undefined)}
              >
                {t("helper.link.copy")}
              </Button>
              {"share" in navigator && (
                <Button
                  variant="secondary"
                  icon={<Share aria-hidden="true" className="size-5" />}
                  onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
                >
                  {t("helper.link.send")}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <p>{t("helper.link.unknown")}</p>
        )}
        <Button
          variant="secondary"
          className="mt-4"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          {t("helper.link.print")}
        </Button>
      </Card>
      <section
        aria-label={t("helper.link.preview")}
        className="rounded-card border border-line bg-paper-raised p-4 md:p-6 print:border-0 print:p-0"
      >
        <HelperSheet content={content} />
        {link && (
          <figure className="mt-4 hidden break-inside-avoid print:block">
            <QrDrawing text={link} label={t("helper.link.drawing")} className="w-[32mm]" />
            <figcaption className="text-sm">{t("helper.link.onPaper")}</figcaption>
          </figure>
        )}
      </section>
    </>
  );
}
