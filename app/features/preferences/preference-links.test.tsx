import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DEFAULT_PREFERENCES, preferenceColumns } from "#domain/preferences/preferences.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

afterEach(cleanup);

const ME = "00000000-0000-4000-8000-00000000aaaa";

const answer =
  (features: readonly string[] = ["push_reminders"]) =>
  ({ url }: Request) =>
    url.includes("/user_preferences")
      ? Response.json({
          ...preferenceColumns({ ...DEFAULT_PREFERENCES, language: "fr", reminderAdvance: 30 }),
          updated_at: "2026-11-27T08:00:00Z",
        })
      : Response.json(features);

const linksOf = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("the profile tells what is chosen, with the way to where each is changed, and changes nothing", async () => {
  await renderScreen(<PreferencesCard userId={ME} />, answer());
  await screen.findByText(/^Rappel à l’avance/);
  expect(linksOf()).toEqual([
    ["Langue des e-mails et des notifications : Français", "/fr-fr/settings#preference-language"],
    ["Rappel à l’avance : 30 minutes avant", "/fr-fr/alerts#preference-reminderAdvance"],
    ["Notifications de rappel : Oui", "/fr-fr/alerts#preference-notifiesReminders"],
    [
      "Garder le journal de mes actions, visible de moi seul : Oui",
      "/fr-fr/settings#preference-keepsActivity",
    ],
  ]);
  for (const role of ["checkbox", "combobox", "button"]) {
    expect(screen.queryByRole(role), role).toBeNull();
  }
});

test("the settings tell of the reminders and change none of them", async () => {
  await renderScreen(<SettingsForm userId={ME} regionCard={null} />, answer());
  await screen.findByText(/^Rappel à l’avance/);
  expect(linksOf()).toContainEqual([
    "Notifications sur mes appareils : Non",
    "/fr-fr/alerts#preference-notifiesByPush",
  ]);
  expect(screen.getAllByRole("checkbox").map(({ id }) => id)).toEqual([
    "preference-alertsOnLogin",
    "preference-keepsActivity",
    "preference-sharesErrors",
    "preference-acceptsMarketing",
  ]);
  expect(screen.getAllByRole("combobox").map(({ id }) => id)).toEqual([
    "preference-language",
    "preference-sessionTimeout",
  ]);
});

test("what this installation does not offer is not told of", async () => {
  await renderScreen(<SettingsForm userId={ME} regionCard={null} />, answer([]));
  await screen.findByText(/^Rappel à l’avance/);
  await expect.poll(() => screen.queryByText(/^Notifications sur mes appareils/)).toBeNull();
});
