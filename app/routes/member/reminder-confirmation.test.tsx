import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useReminderConfirmation } from "./reminder-confirmation.tsx";

afterEach(() => {
  cleanup();
  chooseProfile(null);
});

const CLAIRE = "00000000-0000-4000-8000-00000000aaaa";
const HUGO = "00000000-0000-4000-8000-00000000bbbb";

const profile = (id: string, first_name: string) => ({
  id,
  first_name,
  last_name: null,
  is_primary: id === CLAIRE,
  profile_type: "adult",
  date_of_birth: null,
  weight: null,
  height: null,
  created_at: "2026-11-01T08:00:00+00:00",
  profile_details: null,
});

const homeOf = (id: string, boxes: readonly object[], common: readonly object[] = []) => ({
  profile_id: id,
  profile_name: null,
  home_id: CLAIRE,
  recent_products: [],
  allergies: [],
  doses: [],
  boxes,
  common_boxes: common,
  custom_alerts: [],
  prescriptions: [],
  dismissed_keys: [],
});

function Bell() {
  const { confirm, dialog } = useReminderConfirmation(CLAIRE);
  return (
    <>
      {confirm && (
        <button type="button" onClick={confirm}>
          Confirm
        </button>
      )}
      {dialog}
    </>
  );
}

const ofHugo = aMedicationRow({ dosage: "200 mg", for_profile_id: HUGO });

/** A home in which Hugo alone has such a box, unless there is a common one. */
async function confirmIn(home: readonly object[]) {
  const form = knowing({});
  await renderScreen(<Bell />, (request) => {
    if (request.url.includes("/rpc/home_today")) return Response.json(home);
    if (request.url.includes("/rpc/list_received_shares")) return Response.json([]);
    const isList = new URL(request.url).searchParams.get("select")?.includes("first_name");
    return isList
      ? Response.json([profile(CLAIRE, "Claire"), profile(HUGO, "Hugo")])
      : form(request);
  });
  fireEvent.click(await screen.findByText("Confirm"));
  return screen.findByRole("dialog");
}

const takers = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole<HTMLInputElement>("radio")
    .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);

test("where everybody is shown, the only person with such a box takes the dose", async () => {
  const dialog = await confirmIn([homeOf(CLAIRE, []), homeOf(HUGO, [ofHugo])]);
  expect(await within(dialog).findByText("200 mg, pour Hugo")).toBeDefined();
});

test("where several people have one, it is asked for whom before anything else", async () => {
  const common = aMedicationRow({ is_common: true });
  const dialog = await confirmIn([homeOf(CLAIRE, [], [common]), homeOf(HUGO, [ofHugo])]);
  expect(takers(dialog)).toEqual([
    ["Claire", false],
    ["Hugo", false],
  ]);
  expect(within(dialog).queryByLabelText(/^Quantité/)).toBeNull();
  fireEvent.click(within(dialog).getByRole("radio", { name: "Hugo" }));
  const boxes = await within(dialog).findByLabelText<HTMLSelectElement>(/^Médicament/);
  expect([...boxes.options].map(({ text }) => text).filter((text) => /mg/.test(text))).toHaveLength(
    2,
  );
});

test("it is about the person chosen", async () => {
  chooseProfile(HUGO);
  const common = aMedicationRow({ is_common: true, name: "Aspirine" });
  const dialog = await confirmIn([homeOf(CLAIRE, [], [common]), homeOf(HUGO, [])]);
  expect(await within(dialog).findByText(/pour Hugo$/)).toBeDefined();
});
