import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useText } from "#app/locale/text.tsx";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { activityDetails } from "./activity-kind.ts";

afterEach(cleanup);

function Details({ data }: { data: unknown }) {
  return <p data-testid="words">{activityDetails(data, useText()).join(" · ")}</p>;
}

test.each<[unknown, string]>([
  [
    { offered: 2, refused: 8, symptoms: 1, emergencies: 0 },
    "1 symptôme · 0 signe d’urgence · 2 propositions · 8 produits écartés",
  ],
  [{ listed: true }, "pris dans la liste"],
  [{ listed: false }, "écrit librement"],
  [
    { medications_count: 2, medication_names: ["Kardegic", "Tahor"], confirmed_via: "page" },
    "Kardegic · Tahor",
  ],
  [{ type: "phone" }, "par téléphone"],
  [{ pharmacy_id: "00000000-0000-4000-8000-00000000aaaa", type: "fax" }, ""],
  [{}, ""],
  [null, ""],
])("%j is told as %j", async (data, words) => {
  await renderScreen(<Details data={data} />, () => undefined, "fr", ["member", "data"]);
  expect(screen.getByTestId("words").textContent?.replaceAll(/\s/g, " ")).toBe(words);
});
