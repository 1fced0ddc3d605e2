import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useDeleteArticle } from "../queries.ts";
import type { ArticleLine } from "../stored-article.ts";

export function DeleteArticleDialog({
  open,
  article,
  onClose,
}: {
  open: boolean;
  article: ArticleLine;
  onClose: () => void;
}) {
  const t = useText();
  const deleting = useDeleteArticle();
  return (
    <ConfirmDialog
      open={open}
      title={t("articles.deleting.title", { title: article.title })}
      confirmLabel={t("articles.deleting.confirm")}
      busy={deleting.isPending}
      onCancel={onClose}
      onConfirm={() => {
        // Not the callbacks of `mutate`: this dialog may be gone before the answer comes.
        deleting
          .mutateAsync(article)
          .then(() => showToast({ tone: "success", message: t("articles.actions.deleted") }))
          .catch(() => showToast({ tone: "failure", message: t("articles.actions.deleteFailed") }))
          .finally(onClose);
      }}
    >
      {t("articles.deleting.body")}
    </ConfirmDialog>
  );
}
