import type { ComponentProps } from "react";
import type { ConfirmDialog } from "./confirm-dialog.tsx";
import { dialogCode } from "./dialog-code.ts";

export type Question = ComponentProps<typeof ConfirmDialog>;

/** Weighs as much as a page. Every page may have to ask a question, and hardly any does. */
export const CONFIRM_DIALOG = dialogCode<Question & { onClose: () => void }>(
  async () => (await import("./confirm-dialog.tsx")).ConfirmDialog,
);
