import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { DeferredDialog } from "./deferred-dialog.tsx";
import { lazyDialog } from "./lazy-dialog.ts";

afterEach(cleanup);

const saying = (words: string) =>
  lazyDialog<{ onClose: () => void }>(async () => () => <p>{words}</p>);

test("two first dialogs of one page are two dialogs", async () => {
  const onClose = () => undefined;
  const share = saying("Partager");
  const edit = saying("Modifier");
  await renderScreen(
    <>
      {<DeferredDialog serial={1} dialog={share} props={{ onClose }} />}
      {<DeferredDialog serial={1} dialog={edit} props={{ onClose }} />}
    </>,
    () => undefined,
  );
  expect(await screen.findByText("Partager")).toBeDefined();
  expect(await screen.findByText("Modifier")).toBeDefined();
});

test("code that cannot be fetched is told, and the dialog closes", async () => {
  let closed = 0;
  const missing = lazyDialog<{ onClose: () => void }>(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
  const onClose = () => {
    closed += 1;
  };
  await renderScreen(
    <DeferredDialog serial={1} dialog={missing} props={{ onClose }} />,
    () => undefined,
  );
  expect(await screen.findByText(/^Connexion perdue/)).toBeDefined();
  expect(closed).toBe(1);
});
