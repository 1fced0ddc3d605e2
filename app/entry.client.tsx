import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { areErrorsReported, listenForErrors, reportError } from "./client/errors/error-report.ts";
import { buildOfPage } from "./client/offline/kept-build.ts";
import { createBrowserI18n } from "./locale/browser-i18n.ts";
import { TextProvider } from "./locale/text.tsx";

// While the document still names it.
buildOfPage();
listenForErrors();
void hydrate();

async function hydrate() {
  const text = await createBrowserI18n();
  // The router tells the console of what its pages caught, unless somebody else listens.
  const listener = areErrorsReported() ? { onError: reportRouterError } : {};
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider text={text}>
          <HydratedRouter {...listener} />
        </TextProvider>
      </StrictMode>,
    );
  });
}

function reportRouterError(problem: unknown, { pattern }: { pattern: string }): void {
  reportError(problem, `/${pattern}`);
}
