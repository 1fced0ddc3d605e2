import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { Button } from "../button/button.tsx";
import { DeferredConfirmDialog } from "./deferred-confirm-dialog.tsx";
import { LAZY_CONFIRM_DIALOG } from "./lazy-confirm-dialog.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen({ heard }: { heard: string[] }) {
  const [open, setOpen] = useState(false);
  const hear = (answer: string) => {
    heard.push(answer);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Partir</Button>
      <DeferredConfirmDialog
        open={open}
        title="Abandonner ?"
        confirmLabel="Abandonner"
        onConfirm={() => hear("yes")}
        onCancel={() => hear("no")}
        onMissing={() => hear("missing")}
      >
        Ce que vous avez saisi sera perdu.
      </DeferredConfirmDialog>
    </>
  );
}

async function leave() {
  const heard: string[] = [];
  await renderScreen(<Screen heard={heard} />, () => undefined);
  fireEvent.click(screen.getByRole("button", { name: "Partir" }));
  return heard;
}

test("a question that cannot be fetched is no answer, and is asked once the line is back", async () => {
  const fetch = vi.spyOn(LAZY_CONFIRM_DIALOG, "fetch").mockRejectedValue(new TypeError("offline"));
  const heard = await leave();
  expect(await screen.findByText(/^Connexion perdue/)).toBeDefined();
  await waitFor(() => expect(heard).toEqual(["missing"]));
  expect(fetch).toHaveBeenCalledTimes(1);

  fetch.mockRestore();
  fireEvent.click(screen.getByRole("button", { name: "Partir" }));
  fireEvent.click(await screen.findByRole("button", { name: "Abandonner" }));
  expect(heard).toEqual(["missing", "yes"]);
  await waitFor(() => expect(screen.queryByText("Abandonner ?")).toBeNull());
});

test("the harmless answer has the focus, which goes back to where it was", async () => {
  const heard = await leave();
  const harmless = await screen.findByRole("button", { name: "Annuler" });
  await waitFor(() => expect(document.activeElement).toBe(harmless));
  fireEvent.click(harmless);
  expect(heard).toEqual(["no"]);
  await waitFor(() => expect(screen.queryByText("Abandonner ?")).toBeNull());
});
