/** Shared by the dialog and the question in front of it. */
export const DIALOG_BACKDROP =
  "fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

export const DIALOG_VIEWPORT =
  "fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-6";

/** It ends below a toast: `toast-inset.ts` says how much of the top that one takes. */
export const DIALOG_POPUP =
  "max-h-[min(92dvh,calc(100dvh-var(--toast-inset,0px)))] w-full scroll-pt-28 scroll-pb-6 has-[[data-in-sight]]:scroll-pb-20 overflow-y-auto overscroll-contain rounded-t-card bg-paper-raised text-ink shadow-float outline-none transition-[transform,opacity] data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 md:max-h-[min(100%,calc(100dvh-2*var(--toast-inset,0px)))] md:rounded-card md:border md:border-line";
