import { browserDb } from "#app/client/database/browser-db.ts";
import { uploadImage } from "#app/client/database/upload-image.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { createRunner, type IllustratedArticle } from "./batch.ts";
import { generateImage, setArticleImage } from "./data.ts";

/** In this tab alone: ids of articles, and gone when it closes. */
const QUEUE = "trousse-illustrations";

/** The sentences of toasts, in the language of the page. */
export interface RunnerText {
  readonly made: (title: string) => string;
  readonly failed: (title: string) => string;
}

let text: RunnerText | undefined;

/** The page that is open says in which language it speaks. */
export function setRunnerText(words: RunnerText): void {
  text = words;
}

async function make(article: IllustratedArticle, signal: AbortSignal): Promise<void> {
  const db = browserDb();
  const file = await generateImage(db, article.title, signal);
  signal.throwIfAborted();
  await setArticleImage(db, article, await uploadImage(file));
}

export const runner = createRunner({
  make,
  onMade({ title }) {
    if (text) showToast({ tone: "success", message: text.made(title) });
    void queryClient.invalidateQueries({ queryKey: ["articles"] });
  },
  onFailed({ title }) {
    if (text) showToast({ tone: "failure", message: text.failed(title) });
  },
  remember(queue) {
    if (queue.length > 0) sessionStorage.setItem(QUEUE, queue.join(" "));
    else sessionStorage.removeItem(QUEUE);
  },
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});

/** What a reload or a cancel left to do. */
export function rememberedQueue(): readonly string[] {
  return sessionStorage.getItem(QUEUE)?.split(" ") ?? [];
}

export function forgetQueue(): void {
  sessionStorage.removeItem(QUEUE);
}
