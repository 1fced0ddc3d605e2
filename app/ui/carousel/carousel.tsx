import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "../button/button.tsx";
import { usePrefersReducedMotion } from "../use-reduced-motion.ts";
import { useCarouselLoop } from "./carousel-loop.ts";

/** Milliseconds one slide is read before the next comes by itself. */
const AUTOPLAY_MS = 8_000;

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
}

/**
 * Slides in an endless row, one in view and two from 768 px on. Before any script runs, and where none may, it is a
 * row to be scrolled by finger, wheel or key.
 * @param title stands beside the buttons; its heading has the id `titleId`
 * @param autoPlay only while it is looked at and nobody touches it, and never where reduced motion is preferred
 */
export function Carousel({
  title,
  titleId,
  slides,
  autoPlay = false,
}: {
  title: ReactNode;
  titleId: string;
  slides: readonly Slide[];
  autoPlay?: boolean;
}) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const isSeen = useIsInView(row);
  const calm = usePrefersReducedMotion();
  const { current, move, settle, release } = useCarouselLoop(row, slides.length);
  const [isHeld, setIsHeld] = useState(false);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const mayMove = autoPlay && !calm && slides.length > 1;
  const isPlaying = mayMove && choice !== "pause";
  // After play is pressed the pointer is still on the carousel, which must not pause it.
  const isMoving = isPlaying && isSeen && (choice === "play" || !isHeld);

  const onSeen = useEffectEvent(settle);
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen]);

  const onTick = useEffectEvent(() => {
    if (document.visibilityState === "visible") move(1);
  });
  useEffect(() => {
    if (!isMoving) return;
    const clock = setInterval(onTick, AUTOPLAY_MS);
    return () => clearInterval(clock);
  }, [isMoving]);

  function moveByHand(by: 1 | -1) {
    setChoice("pause");
    move(by);
  }

  function takeInHand() {
    setChoice("pause");
    release();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    moveByHand(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset.
    <div
      role="group"
      aria-roledescription={t("ui.carousel.role")}
      aria-labelledby={titleId}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="flex flex-col gap-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {title}
        {slides.length > 1 && (
          <div
            className={`-mx-2.5 flex items-center ${slides.length === 2 ? "md:hidden" : ""} noscript:hidden`}
          >
            {mayMove && (
              <IconButton
                label={t(isPlaying ? "ui.carousel.pause" : "ui.carousel.play")}
                icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
                onClick={() => setChoice(isPlaying ? "pause" : "play")}
              />
            )}
            <IconButton
              label={t("ui.carousel.previous")}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => moveByHand(-1)}
            />
            <p
              aria-live={isMoving ? "off" : "polite"}
              className="min-w-16 text-center text-sm text-ink-soft tabular-nums"
            >
              {t("ui.carousel.position", { at: current + 1, count: slides.length })}
            </p>
            <IconButton
              label={t("ui.carousel.next")}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => moveByHand(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t("ui.carousel.row")}
        onKeyDown={onKeyDown}
        onScrollEnd={settle}
        onPointerDown={takeInHand}
        onWheel={release}
        className="-mx-2.5 -my-1 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card py-1 [scrollbar-width:none] motion-safe:scroll-smooth noscript:[scrollbar-width:auto]"
      >
        {slides.map(({ id, content }) => (
          <li key={id} className="flex shrink-0 basis-full snap-start px-2.5 md:basis-1/2">
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether half of the element is on the screen. */
function useIsInView(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsSeen(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
