import { type RefObject, useMemo } from "react";
import type { Specify } from "../search/use-rematched-symptoms.ts";

/** The focus goes to the answer: the button that was pressed for it is gone. */
export function useFocusAfter(
  { linesNear, severityOf, choose }: Specify,
  answer: RefObject<HTMLElement | null>,
): Specify {
  return useMemo(
    () => ({
      linesNear,
      severityOf,
      choose: (text, line) => {
        choose(text, line);
        answer.current?.focus();
      },
    }),
    [linesNear, severityOf, choose, answer],
  );
}
