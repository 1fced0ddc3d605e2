import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { areErrorsReported, reportError, watchErrors } from "./client/error-report.ts";
import { openBrowserText } from "./locale/browser-text.ts";
import { TextProvider } from "./locale/text.tsx";

const text = await openBrowserText();
watchErrors();
// The router tells the console of what its pages caught, unless somebody else listens.
const listener = areErrorsReported() ? { onError: tell } : {};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider text={text}>
        <HydratedRouter {...listener} />
        <Hydrated />
      </TextProvider>
    </StrictMode>,
  );
});

/** Says that the page answers now to whoever has pressed something before (app/late-start.ts). */
function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

function tell(problem: unknown, { pattern }: { pattern: string }): void {
  reportError(problem, `/${pattern}`);
}
