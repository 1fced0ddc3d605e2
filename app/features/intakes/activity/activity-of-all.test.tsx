import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { ActivityOfAll } from "./activity-of-all.tsx";

afterEach(cleanup);

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const [MALIK, HUGO, LEA] = [idOf(1), idOf(2), idOf(3)];
const PEOPLE = [
  { id: MALIK, name: "Malik", level: "own" as const },
  { id: HUGO, name: "Hugo", level: "own" as const },
  { id: LEA, name: "Léa", level: "own" as const },
];

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** @param dosesOf by profile; null where they cannot be read */
async function open(dosesOf: Record<string, object[] | null>) {
  const onChoose = vi.fn();
  await renderScreen(<ActivityOfAll people={PEOPLE} onChoose={onChoose} />, ({ url }) => {
    if (url.endsWith("/rpc/list_intake_givers")) return Response.json([]);
    const of = new URL(url).searchParams.get("profile_id")?.replace("eq.", "") ?? "";
    const list = dosesOf[of];
    return list ? rows(list) : Response.json({ code: "XX000", message: "no" }, { status: 400 });
  });
  return { onChoose };
}

const listed = () =>
  within(screen.getByRole("list", { name: "Activité" }))
    .getAllByRole("listitem")
    .map((item) => /^\p{L}+ · \p{L}+/u.exec(item.textContent ?? "")?.[0]);

test("the doses of everybody stand in one list with their person, and who has none is named", async () => {
  const { onChoose } = await open({
    [MALIK]: [],
    [HUGO]: [
      anIntakeRow({ medication_name: "Doliprane", taken_at: ago(0.1) }),
      anIntakeRow({ medication_name: "Advil", taken_at: ago(30) }),
      anIntakeRow({ medication_name: "Ancien", taken_at: ago(8 * 24) }),
    ],
    [LEA]: [anIntakeRow({ medication_name: "Zyrtec", taken_at: ago(5) })],
  });
  expect(await screen.findByText("Aucune prise notée : Malik.")).toBeDefined();
  expect(listed()).toEqual(["Hugo · Doliprane", "Léa · Zyrtec", "Hugo · Advil"]);
  fireEvent.click(screen.getByRole("button", { name: "Hugo" }));
  expect(onChoose).toHaveBeenCalledWith(HUGO);
});

test("of whom nothing could be read nobody says that nothing was given", async () => {
  await open({ [MALIK]: null, [HUGO]: [], [LEA]: [] });
  expect(await screen.findByText(/^Prises non lues : Malik\./)).toBeDefined();
  expect(screen.getByText("Aucune prise notée : Hugo et Léa.")).toBeDefined();
});
