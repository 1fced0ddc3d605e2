import { Fragment } from "react";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";

/** A dosage as a line shows it: it breaks after a slash or a word, never between a number and its unit. */
export function Dosage({ children }: { children: string }) {
  const [first, ...others] = wholeDosage(children).split("/");
  return (
    <>
      {first}
      {others.map((part, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <Fragment key={nth}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
