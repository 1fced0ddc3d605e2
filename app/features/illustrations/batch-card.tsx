import CircleStop from "lucide-react/icons/circle-stop";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ProgressBar } from "#app/ui/feedback/progress-bar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Batch } from "./batch.ts";
import type { ArticleImage } from "./data.ts";
import { forgetQueue, rememberedQueue, runner } from "./runner.ts";

/** How far the images have come, and what was left to do. */
export function BatchCard({
  articles,
  batch,
}: {
  articles: readonly ArticleImage[];
  batch: Batch | null;
}) {
  const t = useText();
  const language = useLanguage();
  const [remembered, setRemembered] = useState(rememberedQueue);
  if (batch?.is === "running") return <Running articles={articles} batch={batch} />;
  const queue = batch?.queue ?? remembered;
  const left = queue.flatMap((id) => articles.find((article) => article.id === id) ?? []);
  if (left.length > 0) {
    return (
      <Card title={t("illustrations.paused.title")}>
        <p>{t("illustrations.paused.left", { count: left.length })}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            icon={<Play aria-hidden="true" className="size-5" />}
            onClick={() => void runner.start(left)}
          >
            {t("illustrations.paused.resume")}
          </Button>
          {!batch && (
            <Button
              variant="secondary"
              onClick={() => {
                forgetQueue();
                setRemembered([]);
              }}
            >
              {t("illustrations.paused.forget")}
            </Button>
          )}
        </div>
      </Card>
    );
  }
  if (!batch || batch.done < 2) return null;
  const failed = Object.keys(batch.failures).length;
  return (
    <p role="status" className="tabular-nums text-ink-soft">
      {t("illustrations.ended", {
        made: formatNumber(batch.done - failed, language),
        failed: formatNumber(failed, language),
      })}
    </p>
  );
}

function Running({ articles, batch }: { articles: readonly ArticleImage[]; batch: Batch }) {
  const t = useText();
  const language = useLanguage();
  const total = batch.done + batch.queue.length;
  const [current] = batch.queue;
  return (
    <Card title={t("illustrations.running.title")}>
      <div className="flex flex-col gap-3">
        <ProgressBar share={batch.done / total} label={t("illustrations.running.title")} />
        <p role="status" className="tabular-nums">
          {t("illustrations.running.progress", {
            done: formatNumber(batch.done, language),
            total: formatNumber(total, language),
          })}
        </p>
        <p className="text-ink-soft">{articles.find(({ id }) => id === current)?.title}</p>
        <Button
          variant="secondary"
          className="self-start"
          icon={<CircleStop aria-hidden="true" className="size-5" />}
          onClick={runner.cancel}
        >
          {t("ui.cancel")}
        </Button>
      </div>
    </Card>
  );
}
