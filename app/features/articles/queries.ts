import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { uploadImage } from "#app/client/database/upload-image.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { now } from "#app/client/time/now.ts";
import type { ArticleEntry } from "#domain/content/article-draft.ts";
import { publishAt } from "#domain/content/publication.ts";
import {
  addArticle,
  deleteArticle,
  deleteDraft,
  type EditedArticle,
  editArticle,
  featureArticle,
  findFreeSlug,
  listAllArticles,
  publishArticle,
  readArticle,
  readDraft,
  readNewDraft,
  saveDraft,
} from "./data.ts";
import type { ArticleFilter, ArticleLine, StoredArticle, StoredDraft } from "./stored-article.ts";

const articlesKey = ["articles"] as const;
const listKey = [...articlesKey, "list"] as const;

/** A form begins with what is there now, and nothing that comes later may change what somebody has begun to type. */
const ASKED_ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

/** @param page from 0 on */
export const articlePageQuery = (filter: ArticleFilter, page: number) =>
  queryOptions({
    queryKey: [...listKey, filter, page] as const,
    queryFn: () => listAllArticles(browserDb(), filter, page, now()),
    placeholderData: keepPreviousData,
  });

/** What an editor starts from: the article as it is, and what was typed into it and not saved. Asked for each time. */
export const editedArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articlesKey, "edited", id] as const,
    queryFn: async () => {
      const [article, draft] = await Promise.all([
        readArticle(browserDb(), id),
        readDraft(browserDb(), id),
      ]);
      return { article, draft };
    },
    ...ASKED_ONCE,
  });

/** The new article that was begun last, if any. */
export const newDraftQuery = queryOptions({
  queryKey: [...articlesKey, "new"] as const,
  queryFn: () => readNewDraft(browserDb()),
  ...ASKED_ONCE,
});

/**
 * Writes an article against the version that is known, or anew where there is none.
 * @throws AppError `conflict` when another article has the slug, `not-found` when the article is gone
 */
export async function saveArticle(
  { id, version }: Pick<StoredArticle, "id" | "version">,
  entry: ArticleEntry,
): Promise<EditedArticle> {
  const edited: EditedArticle =
    version === null
      ? { outcome: "saved", article: await addArticle(browserDb(), id, entry) }
      : await editArticle(browserDb(), { id, version }, entry);
  void queryClient.invalidateQueries({ queryKey: listKey });
  return edited;
}

export function findFreeAddress(slug: string): Promise<string> {
  return findFreeSlug(browserDb(), slug);
}

/** Out as of its day or of now, or back to a draft. */
export function usePublishArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, publicationSchedule }: ArticleLine) =>
      publishArticle(
        browserDb(),
        id,
        publicationSchedule.isPublished
          ? { ...publicationSchedule, isPublished: false }
          : publishAt(now(), publicationSchedule),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useFeatureArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFeatured }: ArticleLine) => featureArticle(browserDb(), id, !isFeatured),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useDeleteArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ArticleLine) => deleteArticle(browserDb(), id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function storeDraft(draft: Omit<StoredDraft, "savedAt">): Promise<void> {
  return saveDraft(browserDb(), draft);
}

export function discardDraft(articleId: string): Promise<void> {
  return deleteDraft(browserDb(), articleId);
}

export function uploadArticleImage(file: File): Promise<string> {
  return uploadImage(file);
}
