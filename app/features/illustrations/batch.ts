/** An article as far as its image goes. */
export interface IllustratedArticle {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

/** Images that are made one after the other, and how far that has come. */
export interface Batch {
  readonly is: "running" | "paused" | "done";
  /** Still to do, the one being made first. */
  readonly queue: readonly string[];
  /** Made or failed. */
  readonly done: number;
  /** What went wrong, by article. */
  readonly failures: Readonly<Record<string, unknown>>;
}

/** Milliseconds between two images, as the specification asks: services count how often they are asked. */
const PAUSE_MS = 2000;

export interface BatchHandlers {
  /** @throws with what went wrong */
  readonly make: (article: IllustratedArticle, signal: AbortSignal) => Promise<void>;
  readonly onMade: (article: IllustratedArticle) => void;
  readonly onFailed: (article: IllustratedArticle, problem: unknown) => void;
  /** Keeps the queue for as long as the tab is open, so that a reload can go on. */
  readonly remember: (queue: readonly string[]) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Runner {
  readonly read: () => Batch | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes an image for each, in their order. Does nothing while another batch runs. */
  readonly start: (articles: readonly IllustratedArticle[]) => Promise<void>;
  /** Ends after what runs has been given up; the rest can be started again. */
  readonly cancel: () => void;
}

/** Makes images for as long as the tab is open, whatever page it shows. */
export function createRunner(handlers: BatchHandlers): Runner {
  let batch: Batch | null = null;
  let stopping = new AbortController();
  const listeners = new Set<() => void>();
  const show = (next: Batch) => {
    batch = next;
    handlers.remember(next.queue);
    for (const listener of listeners) listener();
  };

  /** The failures with its own among them, if it failed; undefined when it was given up. */
  async function tryOne(
    article: IllustratedArticle,
    failures: Batch["failures"],
  ): Promise<Batch["failures"] | undefined> {
    try {
      await handlers.make(article, stopping.signal);
      handlers.onMade(article);
      return failures;
    } catch (problem) {
      if (stopping.signal.aborted) return undefined;
      handlers.onFailed(article, problem);
      return { ...failures, [article.id]: problem };
    }
  }

  return {
    read: () => batch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => stopping.abort(),
    async start(articles) {
      if (batch?.is === "running" || articles.length === 0) return;
      stopping = new AbortController();
      let now: Batch = {
        is: "running",
        queue: articles.map(({ id }) => id),
        done: 0,
        failures: {},
      };
      show(now);
      for (const [position, article] of articles.entries()) {
        if (position > 0) await handlers.wait(PAUSE_MS, stopping.signal);
        const isGivenUp = stopping.signal.aborted;
        const failures = isGivenUp ? undefined : await tryOne(article, now.failures);
        if (!failures) return show({ ...now, is: "paused" });
        now = { ...now, queue: now.queue.slice(1), done: now.done + 1, failures };
        show(now);
      }
      show({ ...now, is: "done" });
    },
  };
}
