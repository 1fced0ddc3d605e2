import { type ReactNode, useId } from "react";
import type { FoundBox } from "./find-in-home.ts";

/** Boxes at home under a title; nothing where there are none. */
export function BoxList({
  title,
  heading: Heading = "h5",
  boxes,
  children: boxFacts,
}: {
  title: string;
  heading?: "h5" | "p";
  boxes: readonly FoundBox[];
  children: (found: FoundBox) => ReactNode;
}) {
  const id = useId();
  if (boxes.length === 0) return null;
  return (
    <>
      <Heading id={id} className="mt-3 font-semibold text-sm">
        {title}
      </Heading>
      <ul aria-labelledby={id} className="-mx-3">
        {boxes.map((found) => (
          <li key={found.box.id}>{boxFacts(found)}</li>
        ))}
      </ul>
    </>
  );
}
