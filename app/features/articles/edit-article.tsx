import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { now } from "../../client/now.ts";
import { browserZone } from "../../client/zone.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { isSameForm, toForm } from "./form.ts";
import { OneTab } from "./one-tab.tsx";
import { dropTyped, editedArticleQuery } from "./queries.ts";
import type { KeptDraft } from "./stored-article.ts";

type Edited = { id: string } & Pick<ComponentProps<typeof ArticleEditor>, "draw">;

/** An article that there is, in one tab at a time. What was typed into it and not saved is offered first. */
export function EditArticle(edited: Edited) {
  return (
    <OneTab id={edited.id}>
      <InThisTab {...edited} />
    </OneTab>
  );
}

/** Read once this tab has the article: by then the other one has kept what it had. */
function InThisTab({ id, draw }: Edited) {
  const t = useText();
  const { data, error } = useQuery(editedArticleQuery(id));
  const [chosen, setChosen] = useState<KeptDraft | "none">();
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
          void dropTyped(id).then(() =>
            showToast({ tone: "notice", message: t("articles.draft.discarded") }),
          );
        }}
      />
    );
  }
  const typed = chosen === undefined || chosen === "none" ? null : chosen;
  return <ArticleEditor article={article} typed={typed} draw={draw} />;
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
