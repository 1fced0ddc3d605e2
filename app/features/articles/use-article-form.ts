import { useEffect, useState } from "react";
import { type ArticleEntry, checkArticle } from "../../../domain/content/article-draft.ts";
import type { Merge } from "../../../domain/merge.ts";
import { failureOf } from "../../client/failure.ts";
import { now } from "../../client/now.ts";
import { useStoredForm } from "../../client/stored-form.ts";
import { browserZone } from "../../client/zone.ts";
import { useText } from "../../locale/text.tsx";
import { showToast } from "../../ui/toast.ts";
import {
  type ArticleForm,
  type ArticleFormField,
  contestedBy,
  mergeArticleForms,
  toForm,
} from "./form.ts";
import { findFreeAddress, saveArticle } from "./queries.ts";
import type { KeptDraft, StoredArticle } from "./stored-article.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

type ArticleMerge = Merge<ArticleForm, ArticleFormField>;

/** The form of an article: its rules, its saving against what others do meanwhile, and what is kept of it unsaved. */
export function useArticleForm(
  article: StoredArticle,
  typed: KeptDraft | null,
  onSaved?: (saved: StoredArticle) => void,
) {
  const t = useText();
  const [version, setVersion] = useState(article.version);
  const [isGone, setIsGone] = useState(false);
  const [taken, setTaken] = useState<{ slug: string; free: string } | null>(null);
  const formOf = (stored: StoredArticle) => toForm(stored, now(), browserZone);
  const [older, setOlder] = useState<ArticleMerge | undefined>(() =>
    typed && typed.baseVersion !== article.version
      ? contestedBy({ ...typed.form }, formOf(article))
      : undefined,
  );
  const stored = useStoredForm<StoredArticle, ArticleForm, ArticleEntry, ArticleFormField>(
    article,
    {
      toForm: formOf,
      check: (form, { outing }) =>
        checkArticle(form, { now: now(), zone: browserZone, before: outing }),
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
  const draft = useKeptDraft({ id: article.id, version, base }, form);

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
    keeping: draft.keeping,
    save: stored.save,
    take(field: ArticleFormField) {
      stored.take(field);
      setOlder((seen) => seen && without(seen, field));
    },
  };
}

function without(merge: ArticleMerge, field: ArticleFormField): ArticleMerge {
  return { ...merge, contested: merge.contested.filter((other) => other !== field) };
}
