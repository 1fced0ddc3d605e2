import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#app/client/queries/query-client.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { StoredDataCard } from "./stored-data-card.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test("without a connection nothing was counted, and nothing that was typed is spoken of", async () => {
  await renderScreen(<StoredDataCard userId="00000000-0000-4000-8000-00000000aaaa" />, () => {
    throw new TypeError("Failed to fetch");
  });
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toContain("Connexion perdue. Réessayez quand elle revient.");
  expect(said).not.toContain("Ce que vous avez écrit");
  expect(screen.queryByText(/^Compté à l’instant/)).toBeNull();
});
