import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Instant } from "../../../domain/calendar/instant.ts";
import type { ArticleEntry } from "../../../domain/content/article-draft.ts";
import { sendBeforeLeaving } from "../../client/last-words.ts";
import { now } from "../../client/now.ts";
import { useSession } from "../../client/session.ts";
import { draftRow } from "./data.ts";
import { type ArticleForm, isSameForm } from "./form.ts";
import { useArticleTab } from "./one-tab.tsx";
import { dropTyped, keepTyped } from "./queries.ts";

/** What becomes of what is typed while it is not saved. */
export type Keeping =
  | { readonly is: "idle" | "waiting" | "failed" }
  | { readonly is: "kept"; readonly at: Instant };

const AFTER_THE_LAST_KEY_MS = 1_000;
const AFTER_A_FAILURE_MS = 5_000;

export interface KeptDraftControl {
  readonly keeping: Keeping;
  /** What is typed was saved, or is not wanted: nothing of it is kept. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed a second after the last key and before the page is left, so that closing it loses nothing. A tab
 * from which another has taken the article keeps nothing, and throws nothing away that the other one kept.
 */
export function useKeptDraft(
  article: { readonly id: string; readonly version: string | null; readonly base: ArticleForm },
  form: UseFormReturn<ArticleForm, unknown, ArticleEntry>,
): KeptDraftControl {
  const [keeping, setKeeping] = useState<Keeping>({ is: "idle" });
  const { session } = useSession();
  const isTaken = useArticleTab(article.id).place === "taken";
  const latest = { ...article, accessToken: session?.access_token };
  const known = useRef(latest);
  useEffect(() => {
    known.current = latest;
  });
  const [keeper] = useState(() => new Keeper(form, () => known.current, setKeeping));
  useEffect(() => keeper.listen(), [keeper]);
  useEffect(() => keeper.heed(isTaken), [keeper, isTaken]);
  return { keeping, forget: keeper.forget };
}

interface Known {
  readonly id: string;
  readonly version: string | null;
  readonly base: ArticleForm;
  readonly accessToken: string | undefined;
}

/** One draft is written after another: the last one typed is the last one kept. */
class Keeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWaiting = false;
  private isPaused = false;
  private queue: Promise<void> = Promise.resolve();
  private readonly form: UseFormReturn<ArticleForm, unknown, ArticleEntry>;
  private readonly known: () => Known;
  private readonly tell: (keeping: Keeping) => void;

  constructor(
    form: UseFormReturn<ArticleForm, unknown, ArticleEntry>,
    known: () => Known,
    tell: (keeping: Keeping) => void,
  ) {
    this.form = form;
    this.known = known;
    this.tell = tell;
  }

  listen(): () => void {
    const ignore = this.form.subscribe({
      formState: { values: true },
      callback: () => this.wait(AFTER_THE_LAST_KEY_MS),
    });
    const leave = () => {
      if (document.visibilityState === "hidden" && this.isWaiting) this.keepInAHurry();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      ignore();
      document.removeEventListener("visibilitychange", leave);
      if (this.isWaiting) this.keep();
    };
  }

  forget = (): void => {
    this.stopWaiting();
    this.tell({ is: "idle" });
    if (this.isPaused) return;
    const { id } = this.known();
    // A draft that cannot be dropped is offered once more, which loses nothing.
    this.queue = this.queue.then(() => dropTyped(id)).catch(() => undefined);
  };

  /** Whoever takes the article back keeps at once what was typed here meanwhile. */
  heed(isTaken: boolean): void {
    const wasPaused = this.isPaused;
    this.isPaused = isTaken;
    if (isTaken && this.isWaiting) this.wait(0);
    if (wasPaused && !isTaken) this.wait(0);
  }

  private wait(ms: number): void {
    this.stopWaiting();
    if (this.isPaused) {
      this.tell({ is: "failed" });
      return;
    }
    this.isWaiting = true;
    this.tell({ is: "waiting" });
    this.timer = setTimeout(() => this.keep(), ms);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
  }

  private keep(): void {
    this.stopWaiting();
    const draft = this.draft();
    this.queue = this.queue
      .then(() => (draft.isTyped ? keepTyped(draft) : dropTyped(draft.articleId)))
      .then(() => {
        if (!this.isWaiting) this.tell(draft.isTyped ? { is: "kept", at: now() } : { is: "idle" });
      })
      .catch(() => {
        if (this.isWaiting) return;
        this.wait(AFTER_A_FAILURE_MS);
        this.tell({ is: "failed" });
      });
  }

  /** A page that is closed hears no answer; one that only went to the back asks again. */
  private keepInAHurry(): void {
    const draft = this.draft();
    const { accessToken } = this.known();
    if (draft.isTyped && accessToken) {
      sendBeforeLeaving(accessToken, "article_drafts", draftRow(draft));
    }
    this.keep();
  }

  private draft() {
    const { id, version, base } = this.known();
    const form = { ...this.form.getValues() };
    return { articleId: id, baseVersion: version, form, isTyped: !isSameForm(form, base) };
  }
}
