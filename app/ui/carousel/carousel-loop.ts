import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

export interface CarouselLoop {
  /** The first slide that is seen. */
  readonly current: number;
  move(by: 1 | -1): void;
  /** To be called when the row has come to rest, and once it can be seen. */
  settle(): void;
  /** To be called when somebody takes the row in hand: a scroll under way leads nowhere any more. */
  release(): void;
}

/**
 * A row that is scrolled slide by slide and has no end: before its edge would show, the slide at the other edge is
 * brought over and the row scrolled back by as much, so that what is seen stays where it is.
 * @param row holds `count` slides of one width and nothing else; it snaps to their left edges
 */
export function useCarouselLoop(row: RefObject<HTMLElement | null>, count: number): CarouselLoop {
  const [current, setCurrent] = useState(0);
  // The slide that stands first in the row now.
  const start = useRef(0);
  // Where a scroll under way leads to, in slides from the left edge: a second press goes on from there.
  const goal = useRef<number | null>(null);
  // While a slide is being brought over: what was asked for in the meantime, 0 for nothing.
  const asked = useRef<1 | -1 | 0 | null>(null);

  // Of the row, as far as its slides have been put in their places.
  const width = useRef(0);

  const onResize = useEffectEvent((element: HTMLElement) => {
    const isNew = element.clientWidth !== width.current;
    width.current = element.clientWidth;
    if (!isNew) return;
    const position = wrapped(current - start.current);
    element.scrollTo({ left: position * measure(element).slide, behavior: "instant" });
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onResize(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  const wrapped = (slide: number) => (slide + count) % count;

  function measure(element: HTMLElement) {
    const slide = element.scrollWidth / count;
    return {
      slide,
      position: Math.round(element.scrollLeft / slide),
      last: count - Math.round(element.clientWidth / slide),
    };
  }

  function bringOver(element: HTMLElement, by: 1 | -1, onceDone?: () => void) {
    // A row that snaps would follow its slides to where they go. It takes a paint to let go of them, and it snaps
    // again when a finger needs it.
    element.style.scrollSnapType = "none";
    asked.current = 0;
    afterPaint(() => {
      start.current = wrapped(start.current + by);
      putInOrder(element, start.current);
      element.scrollTo({
        left: element.scrollLeft - by * measure(element).slide,
        behavior: "instant",
      });
      const next = asked.current;
      asked.current = null;
      onceDone?.();
      if (next) move(next);
    });
  }

  function move(by: 1 | -1) {
    const element = row.current;
    if (!element) return;
    if (asked.current !== null) {
      asked.current = by;
      return;
    }
    const { slide, position, last } = measure(element);
    if (last < 1) return;
    const from = goal.current ?? position;
    const to = from + by;
    const isBeyond = to < 0 || to > last;
    goal.current = isBeyond ? from : to;
    setCurrent(wrapped(start.current + to));
    const scroll = () => element.scrollTo({ left: (isBeyond ? from : to) * slide });
    if (isBeyond) bringOver(element, by, scroll);
    else scroll();
  }

  function settle() {
    const element = row.current;
    if (!element || asked.current !== null || element.clientWidth !== width.current) return;
    const { position, last } = measure(element);
    if (goal.current !== null && goal.current !== position) return;
    goal.current = null;
    setCurrent(wrapped(start.current + position));
    // With a slide to spare on both sides, a finger finds no end either.
    if (last < 2) return;
    if (position <= 0) bringOver(element, -1);
    else if (position >= last) bringOver(element, 1);
  }

  function release() {
    goal.current = null;
    if (row.current) row.current.style.scrollSnapType = "";
  }

  return { current, move, settle, release };
}

/** Through the object model: the policy of our pages forbids styles that are written into the document. */
function putInOrder(row: HTMLElement, start: number): void {
  const slides = Array.from(row.children) as HTMLElement[];
  for (const [at, slide] of slides.entries()) {
    slide.style.order = String((at - start + slides.length) % slides.length);
  }
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
