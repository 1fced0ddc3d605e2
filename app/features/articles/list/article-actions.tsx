import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import PencilLine from "lucide-react/icons/pencil-line";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useFeatureArticle, usePublishArticle } from "../queries.ts";
import type { ArticleLine } from "../stored-article.ts";
import { usePublication } from "./use-publication.ts";

/** What can be done with an article without opening it. */
export function ArticleActions({
  article,
  onDelete,
}: {
  article: ArticleLine;
  onDelete: (article: ArticleLine) => void;
}) {
  const t = useText();
  const { title, isFeatured } = article;
  const featuring = useFeatureArticle();
  const failed = () => showToast({ tone: "failure", message: t("articles.actions.changeFailed") });
  return (
    <div className="flex flex-wrap items-center justify-end gap-y-1">
      <PublishButton article={article} onFailure={failed} />
      <span className="flex">
        <IconButton
          label={t(`articles.actions.${isFeatured ? "unfeature" : "feature"}`, { title })}
          icon={
            <Star aria-hidden="true" className={`size-5 ${isFeatured ? "fill-current" : ""}`} />
          }
          onClick={() =>
            featuring
              .mutateAsync(article)
              .then(() => {
                const message = t(`articles.actions.${isFeatured ? "unfeatured" : "featured"}`);
                showToast({ tone: "success", message });
              })
              .catch(failed)
          }
        />
        <IconLink
          to={`admin/blog/edit/${article.id}`}
          label={t("articles.actions.edit", { title })}
          icon={<PencilLine aria-hidden="true" className="size-5" />}
        />
        <SeeLink article={article} />
        <IconButton
          label={t("articles.actions.delete", { title })}
          icon={<Trash aria-hidden="true" className="size-5" />}
          onClick={() => onDelete(article)}
        />
      </span>
    </div>
  );
}

function PublishButton({ article, onFailure }: { article: ArticleLine; onFailure: () => void }) {
  const t = useText();
  const publishing = usePublishArticle();
  const { isPublished } = article.publicationSchedule;
  const Icon = isPublished ? EyeOff : Eye;
  return (
    <Button
      variant="secondary"
      busy={publishing.isPending}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() =>
        publishing
          .mutateAsync(article)
          .then(() => {
            const message = t(`articles.actions.${isPublished ? "unpublished" : "published"}`);
            showToast({ tone: "success", message });
          })
          .catch(onFailure)
      }
    >
      {t(`articles.actions.${isPublished ? "unpublish" : "publish"}`)}
      <span className="sr-only"> {article.title}</span>
    </Button>
  );
}

/** To the page as visitors see it; where there is none for them, its place stays free. */
function SeeLink({ article: { publicationSchedule, slug, title } }: { article: ArticleLine }) {
  const t = useText();
  const isOut = usePublication(publicationSchedule) === "published";
  if (!isOut) return <span aria-hidden="true" className="hidden size-11 md:block" />;
  return (
    <IconLink
      to={`blog/${slug}`}
      label={t("articles.actions.see", { title })}
      icon={<ExternalLink aria-hidden="true" className="size-5" />}
    />
  );
}

function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const path = useLocalePath();
  return (
    <Link
      to={path(to)}
      aria-label={label}
      title={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
    >
      {icon}
    </Link>
  );
}
