import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ActivityLogCard } from "./history-cards.tsx";

afterEach(cleanup);

test("what was done in the product is said in words alone", async () => {
  await renderScreen(
    <ActivityLogCard userId="00000000-0000-4000-8000-00000000aaaa" />,
    () =>
      Response.json(
        [
          {
            id: "00000000-0000-4000-8000-000000000001",
            activity_type: "symptom_analysis_viewed",
            activity_data: { offered: 2, refused: 8 },
            created_at: "2026-11-29T08:00:00+00:00",
          },
        ],
        { headers: { "content-range": "0-0/1" } },
      ),
    "fr",
    ["member", "data"],
  );
  const line = await screen.findByText("Analyse affichée");
  expect(line.closest("li")?.textContent).not.toMatch(/[{}"]|offered/);
});
