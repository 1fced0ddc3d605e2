import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { RecentSubstances } from "./recent-substances.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";

const aDose = (product_name: string, active_molecule: string) => ({
  intake_id: `dose of ${product_name}`,
  taken_at: new Date(Date.now() - 3_600_000).toISOString(),
  medication_id: `box of ${product_name}`,
  product_name,
  dosage: "2,4 %",
  form: "Sirop",
  quantity: 5,
  giver_id: LEA,
  giver_name: "Claire",
  substance_id: null,
  milligrams: null,
  weighed_as: null,
  active_molecule,
});
const DOSES = [aDose("Doliprane", "Paracétamol"), aDose("Advil", "Ibuprofène")];

const unreadable = () => screen.queryAllByText(/^Impossible de vérifier les dernières prises/);

test("that the doses of several boxes cannot be read is said once, and one press reads them all", async () => {
  let isLost = true;
  await renderScreen(<RecentSubstances profileId={LEA} />, ({ url }) => {
    if (url.includes("/substance_ledger")) return Response.json(DOSES);
    return isLost && url.includes("/medications?")
      ? Promise.reject(new TypeError("Failed to fetch"))
      : rows([]);
  });
  await waitFor(() => expect(unreadable()).not.toEqual([]));
  await expect.poll(() => screen.getAllByRole("listitem").length).toBe(1);
  expect(unreadable()).toHaveLength(1);
  isLost = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(unreadable()).toEqual([]);
});
