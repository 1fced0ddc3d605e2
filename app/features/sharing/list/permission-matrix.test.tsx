import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { may, PROFILE_ACTIONS } from "#domain/sharing/profile-actions.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";

afterEach(cleanup);

test("each action says of each level whether it may, and of a helper which part", async () => {
  await renderScreen(<PermissionMatrix />, () => undefined);
  const table = screen.getByRole("table", { name: "Qui peut faire quoi" });
  const [head, ...rows] = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(head?.slice(1)).toEqual([
    "Fiche de garde",
    "Lecture",
    "Modification",
    "Gestion",
    "Propriétaire",
  ]);
  expect(rows.map((cells) => cells.slice(2))).toEqual(
    PROFILE_ACTIONS.map((action) =>
      (["view", "edit", "manage", "own"] as const).map((level) =>
        may(level, action) ? "Oui" : "Non",
      ),
    ),
  );
  expect(rows.map(([, helper]) => helper).filter((text) => text !== "Non")).toEqual([
    "ce que montre la fiche",
    "des boîtes de la fiche",
    "pendant dix minutes",
  ]);
});
