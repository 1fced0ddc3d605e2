import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { upsertBeforeUnload } from "#app/client/database/upsert-before-unload.ts";
import { useSession } from "#app/client/session/session.ts";
import { now } from "#app/client/time/now.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { ArticleEntry } from "#domain/content/article-draft.ts";
import { draftRow } from "../data.ts";
import { type ArticleForm, isSameForm } from "../form.ts";
import { discardDraft, storeDraft } from "../queries.ts";
import { useArticleTab } from "./article-tab-guard.tsx";

/** Whether the text that is typed but not saved is stored as a draft. */
export type AutosaveStatus =
  | { readonly is: "idle" | "waiting" | "failed" }
  | { readonly is: "saved"; readonly at: Instant };

const SAVE_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 5_000;

export interface DraftAutosave {
  readonly autosaveStatus: AutosaveStatus;
  /** Deletes the draft, because its text was saved or discarded. */
  readonly forget: () => void;
}

/**
 * Stores the draft a second after the last key and before the page is left, so that closing it loses nothing. A tab
 * that lost the article to another tab stores nothing and deletes nothing that the other tab stored.
 */
export function useDraftAutosave(
  article: { readonly id: string; readonly version: string | null; readonly base: ArticleForm },
  form: UseFormReturn<ArticleForm, unknown, ArticleEntry>,
): DraftAutosave {
  const [autosaveStatus, setAutosaveStatus] = useState<AutosaveStatus>({ is: "idle" });
  const { session } = useSession();
  const isTaken = useArticleTab(article.id).state === "taken";
  const latest = { ...article, accessToken: session?.access_token };
  const context = useRef(latest);
  useEffect(() => {
    context.current = latest;
  });
  const [autosaver] = useState(
    () => new DraftAutosaver(form, () => context.current, setAutosaveStatus),
  );
  useEffect(() => autosaver.listen(), [autosaver]);
  useEffect(() => autosaver.setTaken(isTaken), [autosaver, isTaken]);
  return { autosaveStatus, forget: autosaver.forget };
}

interface AutosaveContext {
  readonly id: string;
  readonly version: string | null;
  readonly base: ArticleForm;
  readonly accessToken: string | undefined;
}

/** Drafts are written one after another, so that the last one typed is the last one stored. */
class DraftAutosaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWaiting = false;
  private isPaused = false;
  private queue: Promise<void> = Promise.resolve();
  private readonly form: UseFormReturn<ArticleForm, unknown, ArticleEntry>;
  private readonly context: () => AutosaveContext;
  private readonly onStatus: (status: AutosaveStatus) => void;

  constructor(
    form: UseFormReturn<ArticleForm, unknown, ArticleEntry>,
    context: () => AutosaveContext,
    onStatus: (status: AutosaveStatus) => void,
  ) {
    this.form = form;
    this.context = context;
    this.onStatus = onStatus;
  }

  listen(): () => void {
    const ignore = this.form.subscribe({
      formState: { values: true },
      callback: () => this.wait(SAVE_DELAY_MS),
    });
    const leave = () => {
      if (document.visibilityState === "hidden" && this.isWaiting) this.saveBeforeUnload();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      ignore();
      document.removeEventListener("visibilitychange", leave);
      if (this.isWaiting) this.save();
    };
  }

  forget = (): void => {
    this.stopWaiting();
    this.onStatus({ is: "idle" });
    if (this.isPaused) return;
    const { id } = this.context();
    // A draft that cannot be deleted is offered once more, which loses nothing.
    this.queue = this.queue.then(() => discardDraft(id)).catch(() => undefined);
  };

  /** A tab that takes the article back stores at once what was typed in it meanwhile. */
  setTaken(isTaken: boolean): void {
    const wasPaused = this.isPaused;
    this.isPaused = isTaken;
    if (isTaken && this.isWaiting) this.wait(0);
    if (wasPaused && !isTaken) this.wait(0);
  }

  private wait(ms: number): void {
    this.stopWaiting();
    if (this.isPaused) {
      this.onStatus({ is: "failed" });
      return;
    }
    this.isWaiting = true;
    this.onStatus({ is: "waiting" });
    this.timer = setTimeout(() => this.save(), ms);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
  }

  private save(): void {
    this.stopWaiting();
    const draft = this.draft();
    this.queue = this.queue
      .then(() => (draft.isTyped ? storeDraft(draft) : discardDraft(draft.articleId)))
      .then(() => {
        if (!this.isWaiting)
          this.onStatus(draft.isTyped ? { is: "saved", at: now() } : { is: "idle" });
      })
      .catch(() => {
        if (this.isWaiting) return;
        this.wait(RETRY_DELAY_MS);
        this.onStatus({ is: "failed" });
      });
  }

  /** A closed page gets no response, so the request must outlive it; a page that was only hidden saves again. */
  private saveBeforeUnload(): void {
    const draft = this.draft();
    const { accessToken } = this.context();
    if (draft.isTyped && accessToken) {
      upsertBeforeUnload(accessToken, "article_drafts", draftRow(draft));
    }
    this.save();
  }

  private draft() {
    const { id, version, base } = this.context();
    const form = { ...this.form.getValues() };
    return { articleId: id, baseVersion: version, form, isTyped: !isSameForm(form, base) };
  }
}
