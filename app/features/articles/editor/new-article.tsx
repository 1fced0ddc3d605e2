import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router";
import { newId } from "#app/client/database/new-id.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { EMPTY_ARTICLE } from "#domain/content/article-draft.ts";
import { discardDraft, newDraftQuery } from "../queries.ts";
import type { StoredArticle, StoredDraft } from "../stored-article.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { OnlyWithoutOtherTab, SingleTabGuard } from "./article-tab-guard.tsx";
import { DraftNotice } from "./draft-notice.tsx";

/** An article that is to be. What was begun and not saved is offered first, unless another tab is still at it. */
export function NewArticle({
  renderArticle,
}: Pick<ComponentProps<typeof ArticleEditor>, "renderArticle">) {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { data: found, isPending } = useQuery(newDraftQuery);
  const [chosen, setChosen] = useState<StoredDraft | "none">();
  const [ownId] = useState(newId);
  if (isPending) return <Spinner />;
  const typed = chosen === undefined || chosen === "none" ? null : chosen;
  const id = typed?.articleId ?? ownId;
  const editor = (
    <SingleTabGuard id={id}>
      <ArticleEditor
        article={anEmptyArticle(id)}
        typed={typed}
        renderArticle={renderArticle}
        onSaved={(saved) => void navigate(path(`admin/blog/edit/${saved.id}`), { replace: true })}
      />
    </SingleTabGuard>
  );
  if (!found || chosen) return editor;
  return (
    <OnlyWithoutOtherTab id={found.articleId} otherwise={editor}>
      <DraftNotice
        draft={found}
        isOlder={false}
        onResume={() => setChosen(found)}
        onDiscard={() => {
          setChosen("none");
          void discardDraft(found.articleId).then(() =>
            showToast({ tone: "notice", message: t("articles.draft.discarded") }),
          );
        }}
      />
    </OnlyWithoutOtherTab>
  );
}

function anEmptyArticle(id: string): StoredArticle {
  const { publication: _, publishedAt: __, ...texts } = EMPTY_ARTICLE;
  return {
    id,
    texts,
    publicationSchedule: { isPublished: false, publishedAt: null },
    version: null,
  };
}
