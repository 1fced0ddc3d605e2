import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from "react";

export interface VirtualRows {
  /** The rows to draw now, by their place in the list. */
  readonly indexes: readonly number[];
  /** Pixels that the rows left out would take above and below. */
  readonly before: number;
  readonly after: number;
  /** Given to each drawn row as its `ref`, beside `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** Rows above and below the screen that stand ready for the next turn of the wheel, and for the Tab key. */
const OVERSCAN = 3;

/** The part of the screen that the title and the filters of a list take, until it is measured. */
const SCREEN_ABOVE = 0.5;

/**
 * Draws only the rows near the screen of a list that scrolls with the page. Rows are known by their place, so that
 * another search fills the rows that stand there already instead of building new ones.
 * @param list the element the rows stand in
 * @param estimate pixels a row is likely to take until it is measured
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  estimate: number,
): VirtualRows {
  const [top, setTop] = useState(() => window.innerHeight * SCREEN_ABOVE);
  // The rows on the screen are drawn before those around them.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), []);
  useLayoutEffect(() => {
    const measureTop = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measureTop();
    window.addEventListener("resize", measureTop);
    return () => window.removeEventListener("resize", measureTop);
  }, [list]);

  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan,
    scrollMargin: top,
  });
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    indexes: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    measure: rows.measureElement,
  };
}
