import { useEffect, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { type ArticleEntry, checkArticle } from "#domain/content/article-draft.ts";
import type { MergeResult } from "#domain/merge.ts";
import {
  type ArticleForm,
  type ArticleFormField,
  conflictingFields,
  mergeArticleForms,
  toForm,
} from "../form.ts";
import { findFreeAddress, saveArticle } from "../queries.ts";
import type { StoredArticle, StoredDraft } from "../stored-article.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";

type ArticleMerge = MergeResult<ArticleForm, ArticleFormField>;

/** The form of an article: its rules, its saving against what others do meanwhile, and what is kept of it unsaved. */
export function useArticleForm(
  article: StoredArticle,
  typed: StoredDraft | null,
  onSaved?: (saved: StoredArticle) => void,
) {
  const t = useText();
  const [version, setVersion] = useState(article.version);
  const [isGone, setIsGone] = useState(false);
  const [taken, setTaken] = useState<{ slug: string; free: string } | null>(null);
  const formOf = (stored: StoredArticle) => toForm(stored, now(), browserZone);
  const [older, setOlder] = useState<ArticleMerge | undefined>(() =>
    typed && typed.baseVersion !== article.version
      ? conflictingFields({ ...typed.form }, formOf(article))
      : undefined,
  );
  const stored = useVersionedForm<StoredArticle, ArticleForm, ArticleEntry, ArticleFormField>(
    article,
    {
      toForm: formOf,
      check: (form, { publicationSchedule }) =>
        checkArticle(form, { now: now(), zone: browserZone, before: publicationSchedule }),
      merge: mergeArticleForms,
      save,
      staysOpen: true,
      onSaved(saved) {
        setOlder(undefined);
        draft.forget();
        const message = t(`articles.editor.${version === null ? "created" : "saved"}`);
        showToast({ tone: "success", message });
        setVersion(saved.version);
        onSaved?.(saved);
      },
      onFailed: () => undefined,
    },
  );
  const { form, base } = stored;
  const draft = useDraftAutosave({ id: article.id, version, base }, form);

  useEffect(() => {
    if (typed) form.reset({ ...typed.form }, { keepDefaultValues: true });
  }, [form, typed]);

  async function save(known: StoredArticle, entry: ArticleEntry) {
    try {
      const target = isGone ? { id: known.id, version: null } : known;
      const { outcome, article: current } = await saveArticle(target, entry);
      setIsGone(false);
      setTaken(null);
      if (outcome === "changed-meanwhile") setVersion(current.version);
      return { outcome, stored: current };
    } catch (problem) {
      await explain(problem, entry.slug);
      throw problem;
    }
  }

  /** Somebody else has the address, or deleted the article: there is a way on from both. */
  async function explain(problem: unknown, slug: string) {
    const failure = failureOf(problem);
    const isTaken = failure === "conflict";
    if (isTaken) {
      const free = await findFreeAddress(slug).catch(() => null);
      if (free !== null) setTaken({ slug, free });
      form.setFocus("slug");
    }
    if (failure === "not-found") setIsGone(true);
    const message = t(isTaken ? "articles.wrong.slugTaken" : "articles.editor.saveFailed");
    showToast({ tone: "failure", message });
  }

  return {
    form,
    base,
    merge: stored.merge ?? older,
    taken,
    isNew: version === null,
    isGone,
    isSaving: stored.isSaving,
    autosaveStatus: draft.autosaveStatus,
    save: stored.save,
    take(field: ArticleFormField) {
      stored.acceptSaved(field);
      setOlder((seen) => seen && without(seen, field));
    },
  };
}

function without(merge: ArticleMerge, field: ArticleFormField): ArticleMerge {
  return { ...merge, conflicts: merge.conflicts.filter((other) => other !== field) };
}
