import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { browserZoneName } from "#app/client/time/time-zone.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { DeliveryLogCard } from "../deliveries/delivery-log-card.tsx";
import { DeliveryProblemNote } from "../deliveries/delivery-problem-note.tsx";
import { ReminderChannelsCard } from "./reminder-channels-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ME = "00000000-0000-4000-8000-00000000aaaa";

const CHANNELS = {
  reminder_notifications: true,
  push_notifications: false,
  email_notifications: true,
  reminder_mails: true,
  escalation_mails: true,
  renewal_mails: true,
  weekly_report: true,
  hides_medicine_names: true,
  reminder_advance_minutes: 15,
  time_zone: browserZoneName(),
};

const DEVICE = {
  id: "00000000-0000-4000-8000-00000000dddd",
  device: "Firefox, Android",
  last_used_at: null,
  shown_at: null,
  failed_at: null,
  gone_at: null,
};

/** A row with what was written into it. */
function changed(row: object, request: Request): Response {
  const rows = new ReadableStream({
    async start(controller) {
      const text = JSON.stringify([{ ...row, ...(await request.json()) }]);
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return new Response(rows, { headers: { "content-type": "application/json" } });
}

/** Answers each table with its rows; another method is taken. */
function having({
  channels = {},
  devices = [],
  deliveries = [],
  test: outcome,
}: {
  channels?: Partial<typeof CHANNELS> | { time_zone: string | null };
  devices?: readonly object[];
  deliveries?: readonly object[];
  test?: Response;
}) {
  return (request: Request) => {
    const { url, method } = request;
    const { pathname } = new URL(url);
    if (pathname.endsWith("/send-test")) return outcome;
    if (method === "PATCH") {
      return changed({ profile_id: ME, ...CHANNELS, ...channels }, request.clone());
    }
    if (method !== "GET") return new Response(null, { status: 204 });
    if (pathname.endsWith("/user_preferences")) return Response.json({ ...CHANNELS, ...channels });
    if (pathname.endsWith("/push_subscriptions")) return rows(devices);
    if (pathname.endsWith("/reminder_deliveries")) return rows(deliveries);
    return rows([]);
  };
}

const card = <ReminderChannelsCard userId={ME} profiles={[{ id: ME, name: "Claire" }]} />;

const sentTo = (requests: readonly Request[], method: string) =>
  requests.filter((request) => request.method === method);

test("a switch counts from the press on, and turns back when that could not be kept", async () => {
  let isDown = false;
  const backend = having({});
  const { requests } = await renderScreen(card, (request) =>
    isDown && request.method === "PATCH" ? new Response("{}", { status: 500 }) : backend(request),
  );
  const weekly = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^Rapport hebdo/ });
  await waitFor(() => expect(weekly().checked).toBe(true));
  const reads = () =>
    sentTo(requests, "GET").filter(({ url }) => url.includes("/user_preferences?")).length;
  const readBefore = reads();
  fireEvent.click(weekly());
  await waitFor(() => expect(sentTo(requests, "PATCH")).toHaveLength(1));
  expect(await sentTo(requests, "PATCH")[0]?.json()).toEqual({ weekly_report: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reads(), "what was written need not be read again").toBe(readBefore);
  isDown = true;
  fireEvent.click(screen.getByRole("checkbox", { name: /^Masquer le nom/ }));
  expect(await screen.findByText("Vos réglages n’ont pas été gardés. Réessayez.")).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Masquer/ }).checked).toBe(true),
  );
});

test("letters of a kind cannot be chosen where no letters come", async () => {
  await renderScreen(card, having({ channels: { email_notifications: false } }));
  const weekly = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Rapport hebdo/ });
  expect(weekly.disabled).toBe(true);
});

test("a browser that cannot ring says so and offers no button", async () => {
  await renderScreen(card, having({}));
  expect(await screen.findByText(/ne sait pas recevoir/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Activer/ })).toBeNull();
});

test("the first zone is the browser's own; another one is asked about, and used by a press alone", async () => {
  const { requests } = await renderScreen(card, having({ channels: { time_zone: null } }));
  await waitFor(() => expect(sentTo(requests, "PATCH")).toHaveLength(1));
  expect(await sentTo(requests, "PATCH")[0]?.json()).toEqual({ time_zone: browserZoneName() });
  cleanup();

  const away = { time_zone: "Pacific/Kiritimati" };
  const { requests: asked } = await renderScreen(card, having({ channels: away }));
  const use = await screen.findByRole("button", { name: /^Utiliser l’heure d[e’]/ });
  expect(sentTo(asked, "PATCH")).toHaveLength(0);
  fireEvent.click(use);
  await waitFor(() => expect(sentTo(asked, "PATCH")).toHaveLength(1));
  cleanup();

  await renderScreen(card, having({ channels: away }));
  fireEvent.click(await screen.findByRole("button", { name: "Garder Kiritimati" }));
  expect(screen.queryByRole("button", { name: /^Utiliser/ })).toBeNull();
});

test("a test says what became of it on each device", async () => {
  const gone = { ...DEVICE, id: "gone", device: "Safari, iPhone", gone_at: "2026-11-20T08:00:00Z" };
  let shown_at: string | null = null;
  await renderScreen(card, (request) =>
    request.url.includes("push_subscriptions")
      ? rows([{ ...DEVICE, shown_at }, gone])
      : having({
          test: Response.json({
            devices: [
              { id: DEVICE.id, outcome: "delivered" },
              { id: "gone", outcome: "wrong" },
            ],
          }),
        })(request),
  );
  expect(await screen.findAllByText("N’accepte plus de messages")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Faire un essai" }));
  expect(await screen.findByText(/^Envoyé, pas encore affiché/)).toBeDefined();
  expect(screen.getByText(/Désactivez, puis réactivez/)).toBeDefined();
  shown_at = new Date(Date.now() + 60_000).toISOString();
  expect(await screen.findByText(/cet appareil sonne\.$/, {}, { timeout: 5000 })).toBeDefined();
});

test("too many tests say how long to wait", async () => {
  const refused = Response.json({}, { status: 429, headers: { "retry-after": "90" } });
  await renderScreen(card, having({ test: refused }));
  fireEvent.click(await screen.findByRole("button", { name: "Faire un essai" }));
  expect(await screen.findByText("Trop d’essais. Attendez 2 minutes.")).toBeDefined();
});

test("others are told after a delay, or not at all", async () => {
  const { requests } = await renderScreen(card, having({}));
  const delay = await screen.findByLabelText("Claire");
  fireEvent.change(delay, { target: { value: "120" } });
  await waitFor(() => expect(sentTo(requests, "PATCH")).toHaveLength(1));
  expect(await sentTo(requests, "PATCH")[0]?.json()).toEqual({ delay_minutes: 120 });
  fireEvent.change(delay, { target: { value: "undelivered" } });
  await waitFor(() => expect(sentTo(requests, "DELETE")).toHaveLength(1));
});

const LINE = {
  id: "l1",
  planned_dose_id: "d1",
  channel: "email",
  occasion: "reminder",
  tell_at: "2026-11-21T06:45:00Z",
  state: "failed",
  reason: "refused",
  sent_at: null,
  shown_at: null,
  acted_at: null,
  planned_doses: {
    planned_at: "2026-11-21T07:00:00Z",
    medications: { name: "Levothyrox", dosage: "75 µg" },
    profiles: { first_name: "Zoé", last_name: null },
  },
};

test("the delivery log tells each way of a dose, and why one led nowhere", async () => {
  const page = { ...LINE, id: "l2", channel: "page", state: "shown", reason: null };
  const shown = { ...page, shown_at: "2026-11-21T07:01:00Z" };
  await renderScreen(<DeliveryLogCard userId={ME} />, having({ deliveries: [LINE, shown] }));
  expect(await screen.findByText("Levothyrox 75 µg")).toBeDefined();
  expect(screen.getByText(/Pour Zoé · Prévu le 21 novembre 2026/)).toBeDefined();
  expect(screen.getByText("Non arrivé")).toBeDefined();
  expect(screen.getByText("L’adresse ou l’appareil a refusé le message.")).toBeDefined();
  expect(screen.getByText("Affiché")).toBeDefined();
});

test("the delivery log of somebody nobody reminded says so", async () => {
  await renderScreen(<DeliveryLogCard userId={ME} />, having({}));
  expect(await screen.findByText(/^Aucun rappel envoyé pour l’instant/)).toBeDefined();
});

test("a last reminder that came nowhere is said, and where to mend it", async () => {
  await renderScreen(
    <DeliveryProblemNote userId={ME} hasReminders />,
    having({ deliveries: [LINE] }),
  );
  expect(await screen.findByText("Le dernier rappel n’a pas pu vous parvenir.")).toBeDefined();
  const link = screen.getByRole("link", { name: "Voir les réglages des rappels" });
  expect(link.getAttribute("href")).toBe("/fr-fr/alerts#reminders");
});

test("who has nothing to be reminded of is told nothing, and nothing is asked for", async () => {
  const { requests } = await renderScreen(
    <DeliveryProblemNote userId={ME} hasReminders={false} />,
    having({ deliveries: [LINE] }),
  );
  expect(requests).toHaveLength(0);
});
