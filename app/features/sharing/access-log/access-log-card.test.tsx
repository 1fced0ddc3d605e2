import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ACCESS_LOG_EVENTS } from "#domain/sharing/access-log.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { AccessLogCard } from "./access-log-card.tsx";

afterEach(cleanup);

const USER = "00000000-0000-4000-8000-00000000aaaa";

const line = (event: string, id: number, actor: string | null = "Hugo Roy") => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  actor_name: actor,
  subject: event.split(".")[0],
  action: event.split(".")[1],
  label: "Doliprane",
  happened_at: "2026-11-21T08:00:00+00:00",
  profiles: { first_name: "Léa", last_name: null },
});

const open = (list: readonly object[], language: "fr" | "en" | "es" = "fr") =>
  renderScreen(<AccessLogCard userId={USER} />, () => rows(list), language);

test("nobody looked", async () => {
  await open([]);
  await screen.findByText("Personne d’autre que vous n’a ouvert vos profils.");
});

test.each(["fr", "en", "es"] as const)("every event has its sentence in %s", async (language) => {
  await open(
    ACCESS_LOG_EVENTS.map((event, id) => line(event, id)),
    language,
  );
  const lines = await screen.findAllByText(/Hugo Roy/);
  expect(lines).toHaveLength(ACCESS_LOG_EVENTS.length);
  for (const { textContent } of lines) expect(textContent).not.toMatch(/sharing\.|\{\{/);
});

test("what this version has no words for is still said, also of somebody who is gone", async () => {
  await open([line("weather.changed", 1), line("profile.opened", 2, null)]);
  await screen.findByText("Hugo Roy a fait une modification");
  await screen.findByText("Quelqu’un a consulté le profil");
});

test("a journal that cannot be read is no empty one", async () => {
  await renderScreen(<AccessLogCard userId={USER} />, () =>
    Response.json({ code: "42501", message: "no" }, { status: 403 }),
  );
  await screen.findByText("Le chargement a échoué");
});
