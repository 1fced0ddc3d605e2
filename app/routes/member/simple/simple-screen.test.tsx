import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import "#app/features/intakes/send-intakes.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { readSimpleSetting } from "#domain/simple-screen/simple-setting.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { SimpleScreen } from "./simple-screen.tsx";

afterEach(cleanup);

const ME = "00000000-0000-4000-8000-00000000aaaa";

const setting = () => {
  const stored = { owner: ME, profileId: ME, carerName: "Claire", carerPhone: "+33600000000" };
  const read = readSimpleSetting(JSON.stringify(stored));
  if (!read) throw new Error("Not a setting.");
  return read;
};

test("what could not be saved and a clock that is wrong are said in large letters", async () => {
  const date = new Date(Date.now() + 40 * 60_000).toUTCString();
  await renderScreen(<SimpleScreen userId={ME} setting={setting()} />, ({ url }) => {
    if (!url.includes("/planned_doses")) return undefined;
    const answer = rows([]);
    answer.headers.set("date", date);
    return answer;
  });
  const clock = await screen.findByText(/^L’horloge de cet appareil/);
  expect(clock.closest("[role=status]")?.className).toContain("text-xl");
  await act(async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const entry = { quantityTaken: 1, takenAt: instantAt(Date.now()), notes: null };
    const box = { medicationId: "box", medicationName: "Doliprane", dosage: "1 g" };
    const body = { ...box, form: "Comprimé", intakeId: "intake", entry } as const;
    await outbox.put({
      owner: ME,
      profileId: ME,
      kind: "log",
      body: { ...body, confirmedWarnings: [] },
    });
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Doliprane");
  expect(alert.className).toContain("text-xl");
  for (const button of within(alert).getAllByRole("button")) {
    expect(button.className).toContain("text-xl");
  }
});
