import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router";
import { EMPTY_ARTICLE } from "../../../domain/content/article-draft.ts";
import { newId } from "../../client/new-id.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { OneTab, WhereFree } from "./one-tab.tsx";
import { dropTyped, newDraftQuery } from "./queries.ts";
import type { KeptDraft, StoredArticle } from "./stored-article.ts";

/** An article that is to be. What was begun and not saved is offered first, unless another tab is still at it. */
export function NewArticle({ draw }: Pick<ComponentProps<typeof ArticleEditor>, "draw">) {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { data: found, isPending } = useQuery(newDraftQuery);
  const [chosen, setChosen] = useState<KeptDraft | "none">();
  const [ownId] = useState(newId);
  if (isPending) return <Spinner />;
  const typed = chosen === undefined || chosen === "none" ? null : chosen;
  const id = typed?.articleId ?? ownId;
  const editor = (
    <OneTab id={id}>
      <ArticleEditor
        article={anEmptyArticle(id)}
        typed={typed}
        draw={draw}
        onSaved={(saved) => void navigate(path(`admin/blog/edit/${saved.id}`), { replace: true })}
      />
    </OneTab>
  );
  if (!found || chosen) return editor;
  return (
    <WhereFree id={found.articleId} otherwise={editor}>
      <DraftNotice
        draft={found}
        isOlder={false}
        onResume={() => setChosen(found)}
        onDiscard={() => {
          setChosen("none");
          void dropTyped(found.articleId).then(() =>
            showToast({ tone: "notice", message: t("articles.draft.discarded") }),
          );
        }}
      />
    </WhereFree>
  );
}

function anEmptyArticle(id: string): StoredArticle {
  const { publication: _, publishedAt: __, ...texts } = EMPTY_ARTICLE;
  return { id, texts, outing: { isPublished: false, publishedAt: null }, version: null };
}
