import type { ComponentProps } from "react";
import type { ConfirmDialog } from "./confirm-dialog.tsx";
import { lazyDialog } from "./lazy-dialog.ts";

export type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;

/** Weighs as much as a page. Every page may have to ask a question, and hardly any does. */
export const LAZY_CONFIRM_DIALOG = lazyDialog<ConfirmDialogProps & { onClose: () => void }>(
  async () => (await import("./confirm-dialog.tsx")).ConfirmDialog,
);
