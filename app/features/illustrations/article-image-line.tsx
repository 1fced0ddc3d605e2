import CircleAlert from "lucide-react/icons/circle-alert";
import ImageOff from "lucide-react/icons/image-off";
import Sparkles from "lucide-react/icons/sparkles";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { ArticleImage } from "./data.ts";
import { NoImageError } from "./no-image-error.ts";

export function ArticleImageLine({
  article: { title, category, imageUrl },
  isTicked,
  isBusy,
  isWaiting,
  problem,
  onTick,
  onGenerate,
}: {
  article: ArticleImage;
  isTicked: boolean;
  /** Its image is being made. */
  isBusy: boolean;
  /** Some image is being made. */
  isWaiting: boolean;
  /** What went wrong the last time; undefined when nothing did. */
  problem: unknown;
  onTick: (isOn: boolean) => void;
  onGenerate: () => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper-raised p-3 md:p-4">
      <input
        type="checkbox"
        aria-label={title}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="m-3 size-5 shrink-0 accent-accent"
      />
      <div className="grid aspect-1200/630 w-28 shrink-0 place-items-center overflow-hidden rounded-control bg-accent-soft md:w-36">
        {imageUrl === null ? (
          <ImageOff aria-hidden="true" className="size-6 text-ink-soft" />
        ) : (
          <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-48 grow basis-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-ink-soft">
          {category} · {t(imageUrl === null ? "illustrations.without" : "illustrations.with")}
        </p>
        {problem !== undefined && (
          <p className="mt-1 flex items-start gap-1.5 text-expired">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span>
              {t("illustrations.failure")}{" "}
              {problem instanceof NoImageError
                ? problem.message
                : t(`ui.failure.${failureOf(problem)}`)}
            </span>
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        busy={isBusy}
        disabled={isWaiting && !isBusy}
        aria-label={t(imageUrl === null ? "illustrations.generateFor" : "illustrations.againFor", {
          title,
        })}
        onClick={onGenerate}
      >
        {t(imageUrl === null ? "illustrations.generate" : "illustrations.again")}
      </Button>
    </div>
  );
}
