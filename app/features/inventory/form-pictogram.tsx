import { memo, type ReactNode } from "react";
import { type Form, type FormWord, formWord } from "#domain/inventory/form.ts";

/** Drawn in one line and one colour, on a square of 24. */
const DRAWINGS: Record<FormWord, ReactNode> = {
  // A round tablet lying flat, scored so that it can be halved.
  tablet: (
    <>
      <ellipse cx="12" cy="10" rx="9" ry="5.5" />
      <path d="M3 10v4c0 3 4 5.5 9 5.5s9-2.5 9-5.5v-4" />
      <path d="m7.5 6.5 9 7" />
    </>
  ),
  // Two halves pushed into one another, one of them full.
  capsule: (
    <>
      <rect x="2" y="7.5" width="20" height="9" rx="4.5" transform="rotate(-45 12 12)" />
      <path d="m8.8 8.8 6.4 6.4" />
      <path d="m7.2 14.2-1.4 1.4a2 2 0 0 0 0 2.6" />
    </>
  ),
  // A bottle with its spoonful.
  syrup: (
    <>
      <path d="M9 2.5h6M10 2.5v4.2L8.4 8.6A4 4 0 0 0 7.5 11v8.5a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V11a4 4 0 0 0-.9-2.4L14 6.7V2.5" />
      <path d="M7.5 13.5h9" />
      <path d="M12 16v3M10.5 17.5h3" />
    </>
  ),
  // A tube standing on its cap, folded at the top.
  cream: (
    <>
      <path d="M6 2.5h12M6.5 2.5 9 17h6l2.5-14.5" />
      <path d="M9.5 17v4.500h5V17" />
      <path d="M8 9.500h8" />
    </>
  ),
  // A syringe, needle down to the left.
  injection: (
    <>
      <path d="m17 2.5 4.5 4.500M19.2 4.800l-2.7 2.7" />
      <path d="m13.5 4.5 6 6-8.7 8.700a2 2 0 0 1-1.4.6H5.500l-1.3-1.300v-3.900a2 2 0 0 1 .6-1.400z" />
      <path d="m4.8 19.2-2.3 2.3" />
      <path d="m9.5 8.5 2.3 2.300M6.7 11.300l2.3 2.3" />
    </>
  ),
};

/** Beside the word, never instead of it: it has no name of its own. */
export const FormPictogram = memo(function FormPictogram({
  form,
  className = "",
}: {
  form: Form;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {DRAWINGS[formWord(form)]}
    </svg>
  );
});
