import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AllergyNote } from "./allergy-note.tsx";

afterEach(cleanup);

const NAMES = ["Claire", "Hugo", "Monique", "Inès"];

test.each([
  [3, ["Claire, allergies : Lait", "Hugo, allergies : Lait", "Monique, allergies : Lait"]],
  // Under one title, so that what is to be given stands on the first screen of a phone.
  [4, ["Claire : Lait · ", "Hugo : Lait · ", "Monique : Lait · ", "Inès : Lait"]],
])("the allergies of %i people stand over what is given to them", async (count, said) => {
  const shown = NAMES.slice(0, count).map((name) => ({ id: name, name, level: "own" }) as const);
  const people = shown.map(({ id }) => ({
    id,
    homeId: "home",
    recentProducts: [],
    allergies: ["Lait"],
    boxes: { medications: [], unreadable: [] },
  }));
  await renderScreen(
    <AllergyNote home={{ people, commonBoxes: new Map() }} shown={shown} />,
    () => undefined,
  );
  const items = within(await screen.findByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent?.replaceAll("\u00A0", " "))).toEqual(said);
});
