import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isSameForm, toForm } from "../form.ts";
import { discardDraft, editedArticleQuery } from "../queries.ts";
import type { StoredDraft } from "../stored-article.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { SingleTabGuard } from "./article-tab-guard.tsx";
import { DraftNotice } from "./draft-notice.tsx";

type Edited = { id: string } & Pick<ComponentProps<typeof ArticleEditor>, "renderArticle">;

/** An article that there is, in one tab at a time. What was typed into it and not saved is offered first. */
export function EditArticle(edited: Edited) {
  return (
    <SingleTabGuard id={edited.id}>
      <ArticleInThisTab {...edited} />
    </SingleTabGuard>
  );
}

/** Read once this tab has the article: by then the other one has kept what it had. */
function ArticleInThisTab({ id, renderArticle }: Edited) {
  const t = useText();
  const { data, error } = useQuery(editedArticleQuery(id));
  const [chosen, setChosen] = useState<StoredDraft | "none">();
  useLeaveWithoutArticle(error !== null);
  if (!data) return <Spinner />;
  const { article, draft } = data;
  const isTyped = draft && !isSameForm({ ...draft.form }, toForm(article, now(), browserZone));
  if (isTyped && !chosen) {
    return (
      <DraftNotice
        draft={draft}
        isOlder={draft.baseVersion !== article.version}
        onResume={() => setChosen(draft)}
        onDiscard={() => {
          setChosen("none");
          void discardDraft(id).then(() =>
            showToast({ tone: "notice", message: t("articles.draft.discarded") }),
          );
        }}
      />
    );
  }
  const typed = chosen === undefined || chosen === "none" ? null : chosen;
  return <ArticleEditor article={article} typed={typed} renderArticle={renderArticle} />;
}

/** There is nothing to edit: back to the list, which says so. */
function useLeaveWithoutArticle(isMissing: boolean): void {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const list = path("admin/blog");
  const message = t("articles.editor.loadFailed");
  useEffect(() => {
    if (!isMissing) return;
    showToast({ tone: "failure", message });
    void navigate(list, { replace: true });
  }, [isMissing, message, list, navigate]);
}
