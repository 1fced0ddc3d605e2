import { afterEach, expect, test, vi } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { logActivity } from "./activity-log.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

const ON = { analytics_enabled: true };

async function logOn(backend: Backend) {
  const { requests } = await renderScreen(<p>Une page</p>, backend);
  logActivity("pharmacy_clicked", { pharmacy_id: "1" });
  return requests;
}

const written = (requests: Request[]) => requests.filter(({ method }) => method === "POST");
const preferences = (answer: object | null) => (request: Request) =>
  request.url.includes("user_preferences") ? Response.json(answer) : Response.json(null);

test("nothing is sent when analytics are off", async () => {
  const requests = await logOn(preferences({ analytics_enabled: false }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 20));
  expect(written(requests)).toEqual([]);
});

test("nothing is sent when the consent is unknown", async () => {
  const requests = await logOn(() =>
    Response.json({ message: "no", code: "XX000" }, { status: 500 }),
  );
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 20));
  expect(written(requests)).toEqual([]);
});

test.each([
  { stored: ON, because: "the reader agreed" },
  { stored: null, because: "on is the default while nothing is stored" },
])("an entry has the action and the page: $because", async ({ stored }) => {
  window.history.replaceState(null, "", "/recommended-pharmacies?symptoms=toux");
  const requests = await logOn(preferences(stored));
  await vi.waitFor(() => expect(written(requests)).toHaveLength(1));
  expect(await written(requests)[0]?.json()).toEqual({
    user_id: "00000000-0000-4000-8000-00000000aaaa",
    activity_type: "pharmacy_clicked",
    activity_data: { pharmacy_id: "1" },
    page_url: `${window.location.origin}/recommended-pharmacies`,
    user_agent: navigator.userAgent.slice(0, 512),
  });
});
