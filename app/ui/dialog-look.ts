/** Shared by the dialog and the question in front of it. */
export const DIALOG_BACKDROP =
  "fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

export const DIALOG_PLACE =
  "fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-6";

export const DIALOG_SHEET =
  "max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-paper-raised text-ink shadow-float outline-none transition-[transform,opacity] data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 md:max-h-full md:rounded-card md:border md:border-line";
