import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { MachineNotice } from "./machine-notice.tsx";

afterEach(cleanup);

const WELL = {
  freeBytes: 5e9,
  hasRoom: true,
  backups: { isOn: true, newest: "2026-11-21T20:00:00+00:00", problem: null },
  unreachedDoses: 0,
  updates: { is: "current" },
};

const open = (answer: object, status = 200) =>
  renderScreen(<MachineNotice />, () => Response.json(answer, { status }), "fr", [
    "member",
    "admin",
  ]);

test("a disk that is nearly full is told of, with the room there is", async () => {
  await open({ ...WELL, freeBytes: 151_900_000, hasRoom: false });
  expect((await screen.findByRole("alert")).textContent).toContain("(151\u00A0Mo libres)");
});

test("doses that no way told are told of, one and several", async () => {
  await open({ ...WELL, unreachedDoses: 1 });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Le rappel d’une prise/);
  cleanup();
  await open({ ...WELL, unreachedDoses: 12 });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Les rappels de 12 prises/);
});

test("backups that do not succeed are told of, unless they are switched off", async () => {
  await open({ ...WELL, backups: { ...WELL.backups, problem: "old" } });
  expect((await screen.findByRole("alert")).textContent).toContain("sauvegardes");
  cleanup();
  const { requests } = await open({
    ...WELL,
    backups: { isOn: false, newest: null, problem: null },
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a newer version is told of, but only after what cannot wait", async () => {
  const updates = { is: "available", version: "0.2.0", notesUrl: null };
  await open({ ...WELL, updates });
  expect((await screen.findByText(/0\.2\.0/)).textContent).toContain("disponible");
  cleanup();
  await open({ ...WELL, updates, unreachedDoses: 1 });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Le rappel d’une prise/);
  expect(screen.queryByText(/0\.2\.0/)).toBeNull();
});

test.each([
  { because: "all is well", answer: WELL, status: 200 },
  { because: "the machine is Supabase's", answer: {}, status: 404 },
])("nothing is said when $because", async ({ answer, status }) => {
  const { requests } = await open(answer, status);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});
