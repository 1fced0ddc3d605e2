import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { ArticleImageList } from "./article-image-list.tsx";
import { BatchCard } from "./batch-card.tsx";
import type { ArticleImage } from "./data.ts";
import { articleImagesQuery } from "./queries.ts";
import { runner, setRunnerText } from "./runner.ts";

/** Articles with and without an image; makes one for one of them, or for many in turn. */
export function IllustrationGenerator() {
  const t = useText();
  const { data: articles, error, refetch } = useQuery(articleImagesQuery);
  const batch = useSyncExternalStore(runner.subscribe, runner.read, () => null);
  const [asked, setAsked] = useState<readonly ArticleImage[]>([]);

  useEffect(() => {
    setRunnerText({
      made: (title) => t("illustrations.made", { title }),
      failed: (title) => t("illustrations.failed", { title }),
    });
  }, [t]);

  function generate(chosen: readonly ArticleImage[]) {
    if (chosen.some(({ imageUrl }) => imageUrl !== null)) setAsked(chosen);
    else void runner.start(chosen);
  }

  if (!articles) {
    if (!error) return <Skeleton className="h-64" />;
    return (
      <ErrorState
        failure={failureOf(error)}
        title={t("illustrations.loadFailed")}
        onRetry={() => void refetch()}
      />
    );
  }
  const replaced = asked.filter(({ imageUrl }) => imageUrl !== null).length;
  return (
    <>
      <BatchCard articles={articles} batch={batch} />
      <ArticleImageList articles={articles} batch={batch} onGenerate={generate} />
      <ConfirmDialog
        open={asked.length > 0}
        title={t("illustrations.replace.title")}
        confirmLabel={t("illustrations.replace.go")}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          void runner.start(asked);
          setAsked([]);
        }}
      >
        {t("illustrations.replace.body", { count: replaced })}
      </ConfirmDialog>
    </>
  );
}
