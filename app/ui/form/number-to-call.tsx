import { type ComponentProps, useState } from "react";
import { CountryChoice } from "./country-choice.tsx";

/** A number that calls; where the reader's country is unknown it is asked for, and nothing is shown that may not answer. */
export function NumberToCall({
  number,
  isCountryKnown,
  choice,
}: {
  number: { readonly tel: string; readonly number: string } | null;
  isCountryKnown: boolean;
  choice: ComponentProps<typeof CountryChoice>;
}) {
  // Once asked it stays, to be corrected and not to take the focus away.
  const [isAsked] = useState(!isCountryKnown);
  return (
    <>
      {number && (
        <a
          href={`tel:${number.tel}`}
          className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap font-semibold underline"
        >
          {number.number}
        </a>
      )}
      {(isAsked || !isCountryKnown) && <CountryChoice {...choice} />}
    </>
  );
}
