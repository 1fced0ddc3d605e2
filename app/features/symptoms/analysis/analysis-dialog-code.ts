import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";

/** The rules of an analysis and its screens weigh more than the page that asks for it. */
export const ANALYSIS_DIALOG = lazyDialog(
  async () => (await import("./analysis-dialog.tsx")).AnalysisDialog,
);
