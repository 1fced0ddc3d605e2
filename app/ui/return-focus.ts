import { useLayoutEffect, useRef } from "react";

/**
 * Where the focus goes when a dialog closes: back to what opened it. When that was deleted meanwhile, to its
 * place in the list, else to the line after it, before it, or to the page: never to nowhere.
 */
export function useReturnFocus(open: boolean): () => true | HTMLElement {
  const places = useRef<(Element | null | undefined)[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const line = opener?.closest("li, tr");
    places.current = [
      opener,
      line,
      line?.nextElementSibling,
      line?.previousElementSibling,
      document.querySelector("main"),
    ];
  }, [open]);

  return () => {
    const [opener] = places.current;
    const place = places.current.find((each) => each?.isConnected);
    return place !== opener && place instanceof HTMLElement ? place : true;
  };
}
