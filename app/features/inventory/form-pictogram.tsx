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
  // A cone with a rounded tip, in its shell.
  suppository: (
    <>
      <path d="M8 20.5V9c0-3.5 2-6 4-6s4 2.5 4 6v11.500z" />
      <path d="M8 11.500h8M4.5 20.500h15" />
    </>
  ),
  // A bag with its tear line.
  sachet: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="1.5" />
      <path d="M5 6.500h14M9 11.500h6M9 15h4" />
      <path d="m15.5 2.5-1.5 4" />
    </>
  ),
  // Two falling drops.
  drops: (
    <>
      <path d="M9 3.500c3 4 4.5 6.3 4.5 8.500a4.5 4.5 0 0 1-9 0c0-2.2 1.5-4.5 4.5-8.500z" />
      <path d="M17.5 12.500c1.7 2.3 2.5 3.7 2.5 5a2.5 2.5 0 0 1-5 0c0-1.3.8-2.7 2.5-5z" />
    </>
  ),
  // An eye with a drop above it.
  eyeDrops: (
    <>
      <path d="M2.5 15.500c2.5-3.6 5.7-5.5 9.5-5.500s7 1.9 9.5 5.500c-2.5 3.6-5.7 5.5-9.5 5.500s-7-1.9-9.5-5.500z" />
      <circle cx="12" cy="15.5" r="2.5" />
      <path d="M12 2.500c1.2 1.6 1.8 2.5 1.8 3.300a1.8 1.8 0 0 1-3.6 0c0-.8.6-1.7 1.8-3.300z" />
    </>
  ),
  // A bottle with a nozzle, and its mist.
  nasalSpray: (
    <>
      <path d="M11 8V4.500a1.5 1.5 0 0 1 3 0V8M8.5 11.5 11 8h3l2.5 3.5" />
      <path d="M8 11.500h9v8a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2z" />
      <path d="M7.5 3.5 5 2.500M7.5 5.500H4.500M7.5 7.5 5 8.5" />
    </>
  ),
  // A canister in its bent mouthpiece.
  inhaler: (
    <>
      <path d="M8 2.500h6v6H8z" />
      <path d="M7 8.500h8l2 6.500h4.500v5.500H10a2 2 0 0 1-2-1.600z" />
      <path d="M18.5 15v5.5" />
    </>
  ),
  // A plaster with its active middle.
  patch: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="4" />
      <rect x="7.5" y="8.5" width="9" height="7" rx="1.5" />
    </>
  ),
  // A jar with its lid.
  ointment: (
    <>
      <rect x="4.5" y="5" width="15" height="4.5" rx="1" />
      <path d="M5.5 9.500v8a3 3 0 0 0 3 3h7a3 3 0 0 0 3-3v-8" />
      <path d="M9 14.500h6" />
    </>
  ),
  // A bottle with a line to fill it up to.
  powder: (
    <>
      <path d="M9 2.500h6v3.500l2 2.500v11a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-11L9 6z" />
      <path d="M7 12.500h3M14 12.500h3" />
      <path d="M10 16.500h.01M12.5 18.500h.01M14.5 16h.01M9.5 19h.01" />
    </>
  ),
  // A ring that melts on the tongue.
  lozenge: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  // An egg shape lying on its side.
  pessary: (
    <>
      <path d="M3 13c0-3.6 4-6.5 9-6.500s9 2.3 9 5.5-4 5.5-9 5.5-9-1-9-4.500z" />
      <path d="M12 6.500v11" />
    </>
  ),
  // A box without a name.
  other: (
    <>
      <path d="M3.5 8 12 3.5 20.5 8v8.500L12 21l-8.5-4.500z" />
      <path d="M3.5 8 12 12.5 20.5 8M12 12.500V21" />
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
