import Sparkles from "lucide-react/icons/sparkles";
import { useId, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { ArticleImageLine } from "./article-image-line.tsx";
import type { Batch } from "./batch.ts";
import type { ArticleImage } from "./data.ts";

const SHOWN = ["without", "with", "all"] as const;
type Shown = (typeof SHOWN)[number];

/** Lines that a page shows before it is asked for more. */
const INITIAL_COUNT = 60;

export function ArticleImageList({
  articles,
  batch,
  onGenerate,
}: {
  articles: readonly ArticleImage[];
  batch: Batch | null;
  onGenerate: (articles: readonly ArticleImage[]) => void;
}) {
  const t = useText();
  const id = useId();
  const [shown, setShown] = useState<Shown>("without");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState(INITIAL_COUNT);
  const isRunning = batch?.is === "running";
  const visible = articles.filter(
    ({ imageUrl }) => shown === "all" || (imageUrl === null) === (shown === "without"),
  );
  const chosen = visible.filter(({ id }) => ticked.has(id));
  const areAllTicked = visible.length > 0 && chosen.length === visible.length;

  function tick(ids: readonly string[], isOn: boolean) {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }

  return (
    <section className="flex flex-col gap-4" aria-label={t("illustrations.list")}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-shown`} className="text-sm text-ink-soft">
            {t("illustrations.show.label")}
          </label>
          <Select
            id={`${id}-shown`}
            value={shown}
            onChange={({ target }) => setShown(target.value as Shown)}
          >
            {SHOWN.map((choice) => (
              <option key={choice} value={choice}>
                {t(`illustrations.show.${choice}`)}
              </option>
            ))}
          </Select>
        </div>
        <p role="status" className="tabular-nums text-ink-soft">
          {t("illustrations.count", { count: visible.length })}
        </p>
      </div>
      {visible.length === 0 ? (
        <EmptyState title={t(`illustrations.empty.${shown}`)} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Checkbox
              label={t("illustrations.tickAll")}
              checked={areAllTicked}
              onChange={({ target }) =>
                tick(
                  visible.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            <Button
              icon={<Sparkles aria-hidden="true" className="size-5" />}
              disabled={chosen.length === 0 || isRunning}
              onClick={() => {
                onGenerate(chosen);
                setTicked(new Set());
              }}
            >
              {t("illustrations.generateMany", { count: chosen.length })}
            </Button>
          </div>
          <ul className="flex flex-col gap-3">
            {visible.slice(0, count).map((article) => (
              <li key={article.id}>
                <ArticleImageLine
                  article={article}
                  isTicked={ticked.has(article.id)}
                  isBusy={isRunning && batch.queue[0] === article.id}
                  isWaiting={isRunning}
                  problem={batch?.failures[article.id]}
                  onTick={(isOn) => tick([article.id], isOn)}
                  onGenerate={() => onGenerate([article])}
                />
              </li>
            ))}
          </ul>
          {visible.length > count && (
            <Button variant="secondary" onClick={() => setCount(count + INITIAL_COUNT)}>
              {t("illustrations.more")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
