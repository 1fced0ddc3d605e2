import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { HomeContent } from "./home-content.tsx";
import { useHomePeople } from "./use-home-people.ts";

afterEach(cleanup);

const OWN = "00000000-0000-4000-8000-00000000aaaa";
const SHARED = "00000000-0000-4000-8000-00000000cccc";

const CLAIRE = {
  id: OWN,
  first_name: "Claire",
  last_name: "Moreau",
  is_primary: true,
  profile_type: "adult",
  date_of_birth: null,
  weight: null,
  height: null,
  created_at: "2026-11-01T08:00:00+00:00",
  profile_details: null,
};

const LEA = {
  id: "00000000-0000-4000-8000-00000000dddd",
  profile_id: SHARED,
  profile_first_name: "Léa",
  profile_last_name: null,
  profile_type: "child",
  inviter_name: "Thomas Moreau",
  permission_type: "edit",
  notes: null,
  status: "accepted",
  accepted_at: "2026-11-02T08:00:00+00:00",
  created_at: "2026-11-01T08:00:00+00:00",
};

const home = (...boxes: readonly object[]) => ({
  profile_id: OWN,
  profile_name: "Claire",
  home_id: OWN,
  recent_products: [],
  allergies: [],
  doses: [],
  boxes: boxes.map((box) => ({ ...box, medication_reminders: [] })),
  common_boxes: [],
  custom_alerts: [],
  prescriptions: [],
  dismissed_keys: [],
});

function Home() {
  return (
    <HomeContent
      userId={OWN}
      whom={useHomePeople(OWN)}
      logIntake={() => undefined}
      logForWhom={() => undefined}
      perform={() => undefined}
    />
  );
}

/** @param profiles comes after the first screen */
async function open(row: object, profiles: Promise<unknown>, shares: readonly object[] = []) {
  const { client } = await renderScreen(<Home />, ({ url }) => {
    if (url.includes("/rpc/home_today")) return Response.json([row]);
    if (url.includes("/rpc/list_received_shares")) return Response.json(shares);
    if (url.includes("/profiles?")) return profiles.then((found) => Response.json(found));
    return undefined;
  });
  await waitFor(() =>
    expect(client.getQueriesData({ queryKey: HOME_KEY }).some(([, read]) => read)).toBe(true),
  );
}

test("until the people are known, nothing is said to be wrong or taken of nobody", async () => {
  const profiles = Promise.withResolvers<unknown>();
  await open(home(aMedicationRow({ expiry_date: "2020-01-31" })), profiles.promise);
  await screen.findByText("À vérifier");
  expect(document.body.textContent).not.toMatch(/Rien de périmé|Aucune prise notée/);
  profiles.resolve([CLAIRE]);
  await screen.findByText(/^Doliprane/);
  expect(document.body.textContent).not.toMatch(/Rien de périmé/);
});

test("nothing wrong is said once everybody was read", async () => {
  await open(home(aMedicationRow({ expiry_date: "2090-01-31" })), Promise.resolve([CLAIRE]));
  expect(await screen.findByText(/^Rien de périmé/)).toBeDefined();
});

test("nor is it while nothing of a shared profile was read", async () => {
  await open(home(aMedicationRow({ expiry_date: "2090-01-31" })), Promise.resolve([CLAIRE]), [LEA]);
  await screen.findByText(/Léa/);
  expect(screen.queryByText(/^Rien de périmé/)).toBeNull();
});
