import { dialogCode } from "../../ui/dialog-code.ts";

/** The rules of an analysis and its screens weigh more than the page that asks for it. */
export const ANALYSIS = dialogCode(
  async () => (await import("./analysis-dialog.tsx")).AnalysisDialog,
);
