import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

export interface Loop {
  /** The slide that stands first in the row now. */
  readonly start: number;
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
export function useCarouselLoop(row: RefObject<HTMLElement | null>, count: number): Loop {
  const [start, setStart] = useState(0);
  const [current, setCurrent] = useState(0);
  // Where a scroll under way leads to, in slides from the left edge: a second press goes on from there.
  const goal = useRef<number | null>(null);
  // Set while a slide is being brought over.
  const onceMoved = useRef<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is what moves the slides.
  useLayoutEffect(() => {
    const scroll = onceMoved.current;
    onceMoved.current = null;
    scroll?.();
  }, [start]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) snapAgain(element);
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  function measure(element: HTMLElement) {
    const slide = element.scrollWidth / count;
    return {
      slide,
      position: Math.round(element.scrollLeft / slide),
      last: count - Math.round(element.clientWidth / slide),
    };
  }

  const wrapped = (slide: number) => (slide + count) % count;

  function bringOver(element: HTMLElement, by: 1 | -1, onceDone: () => void) {
    // A row that snaps would follow its slides to where they go. It takes a paint to let go of them, and it snaps
    // again when a finger or a new width needs it.
    element.style.scrollSnapType = "none";
    onceMoved.current = onceDone;
    requestAnimationFrame(() => requestAnimationFrame(() => setStart((now) => wrapped(now + by))));
  }

  function move(by: 1 | -1) {
    const element = row.current;
    if (!element || onceMoved.current) return;
    const { slide, position, last } = measure(element);
    if (last < 1) return;
    const from = goal.current ?? position;
    const to = from + by;
    setCurrent(wrapped(start + to));
    if (to >= 0 && to <= last) {
      goal.current = to;
      element.scrollTo({ left: to * slide });
      return;
    }
    goal.current = from;
    bringOver(element, by, () => {
      element.scrollTo({ left: (from - by) * slide, behavior: "instant" });
      element.scrollTo({ left: from * slide });
    });
  }

  function settle() {
    const element = row.current;
    if (!element || onceMoved.current) return;
    const { slide, position, last } = measure(element);
    if (goal.current !== null && goal.current !== position) return;
    goal.current = null;
    setCurrent(wrapped(start + position));
    // With a slide to spare on both sides, a finger finds no end either.
    const by = position <= 0 ? -1 : position >= last ? 1 : 0;
    if (by === 0 || last < 2) return;
    bringOver(element, by, () =>
      element.scrollTo({ left: (position - by) * slide, behavior: "instant" }),
    );
  }

  function release() {
    goal.current = null;
    if (row.current) snapAgain(row.current);
  }

  return { start, current, move, settle, release };
}

function snapAgain(row: HTMLElement): void {
  row.style.scrollSnapType = "";
}
