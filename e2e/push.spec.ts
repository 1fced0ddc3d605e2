import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import {
  createAccount,
  type ReachableServer,
  type SignUpDetails,
} from "#testing/builders/account.ts";
import { type PushService, startPushService } from "#testing/fakes/push-service.ts";
import { RunningServer } from "#testing/harness/running-server.ts";
import { expect, test } from "./fixtures/test.ts";

// A server of its own, which knows the push service of this machine.
test.use({ baseURL: "http://localhost" });

let folder: string;
let server: RunningServer;
let service: PushService;
let place: ReachableServer;

test.beforeAll(async () => {
  service = await startPushService();
  folder = await mkdtemp(join(tmpdir(), "trousse-push-"));
  server = await RunningServer.startMigrated(folder, { PUSH_SERVICES: service.origin });
  const { publishableKey } = await loadKeys(folder);
  place = { url: server.url, publishableKey, localToken: await server.localToken(), fetch };
});
test.afterAll(async () => {
  await server.stop("SIGKILL");
  await service.close();
  await rm(folder, { recursive: true });
});

/** The next minute but one on the wall of Paris, where the journey's account lives. */
function soon(): string {
  const at = Date.now() + 120_000;
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" } as const;
  return new Intl.DateTimeFormat("fr-FR", style).format(at);
}

/** Hands the worker a message, as the browser does that got it from its push service. */
async function deliver(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data: text,
  });
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const shown = await (await ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** What somebody does with a notification happens outside the page, where no test can reach: it is told to the worker. */
async function press(page: Page, action: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    const NotificationEvent = Reflect.get(globalThis, "NotificationEvent");
    scope.dispatchEvent(
      new NotificationEvent("notificationclick", { notification, action: pressed }),
    );
  }, action);
}

/** A device that said yes, signed in, with one dose due soon whose message has arrived. */
async function aRemindedDevice(page: Page, signUpDetails: SignUpDetails) {
  const { client, account, session } = await createAccount(place, signUpDetails);
  await client
    .from("user_preferences")
    .update({ push_notifications: true, time_zone: "Europe/Paris" })
    .eq("user_id", account);
  await page.context().grantPermissions(["notifications"], { origin: server.url });
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `sb-localhost-auth-token`,
    JSON.stringify(session),
  ] as const);
  await page.goto(`${server.url}/fr-fr/dashboard`);
  await page.evaluate(async (key) => {
    await navigator.serviceWorker.register(
      `/sw.js?${new URLSearchParams({ url: window.location.origin, key })}`,
    );
    await navigator.serviceWorker.ready;
  }, place.publishableKey);

  // This browser has no push service to subscribe to; the one of this machine stands in for it.
  const phone = service.subscribe();
  const { error } = await client.functions.invoke("keep-device", { body: phone });
  expect(error).toBeNull();
  const box = crypto.randomUUID();
  await client.from("medications").insert({
    id: box,
    user_id: account,
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Comprimé",
    total_quantity: 8,
    current_quantity: 8,
    expiry_date: "2030-01-31",
  });
  const time = soon();
  const reminder = { medication_id: box, reminder_time: time };
  expect((await client.from("medication_reminders").insert(reminder)).error).toBeNull();
  await expect.poll(() => service.messagesTo(phone).length, { timeout: 45_000 }).toBe(1);
  const [message] = service.messagesTo(phone);
  const told = async () => (await client.from("reminder_deliveries").select("channel, state")).data;
  const intakes = async () =>
    (await client.from("medication_intake_logs").select("medication_id, quantity_taken")).data;
  return { client, box, time, phone, message: message?.text ?? "", told, intakes };
}

test("a reminder rings on a device that said yes, and is answered without opening a page", async ({
  page,
  signUpDetails,
}) => {
  test.setTimeout(120_000);
  const { box, time, message, told, intakes } = await aRemindedDevice(page, signUpDetails);
  await deliver(page, message);
  await expect
    .poll(() => notifications(page))
    .toEqual([
      {
        // The hour is two minutes away when the reminder is planned.
        title: expect.stringMatching(
          /^(?:Votre prise est dans \d minutes?|C’est l’heure de votre prise)$/,
        ),
        body: time,
        tag: expect.stringMatching(/^dose-/),
      },
    ]);
  await expect.poll(told).toContainEqual({ channel: "push", state: "shown" });

  await press(page, "take");
  await expect.poll(() => notifications(page)).toEqual([]);
  await expect.poll(told).toContainEqual({ channel: "push", state: "acted" });
  expect(await intakes()).toEqual([{ medication_id: box, quantity_taken: 1 }]);
});

test("an answer that reaches no server stands on the page, silences its reminder, and is sent once", async ({
  page,
  signUpDetails,
  errorMonitor,
}) => {
  test.setTimeout(150_000);
  errorMonitor.allow(
    /ERR_CONNECTION|ERR_FAILED|ERR_SOCKET|Failed to (fetch|load)|WebSocket|AuthRetryable/,
  );
  const { box, message, intakes } = await aRemindedDevice(page, signUpDetails);
  await page.reload();
  await expect(page.getByRole("button", { name: /ris : Doliprane/ })).toBeVisible();
  await deliver(page, message);
  await expect.poll(() => notifications(page)).toHaveLength(1);

  await server.stop("SIGKILL");
  await press(page, "take");
  await expect
    .poll(() => notifications(page))
    .toMatchObject([{ body: "Votre réponse partira dès que la connexion reviendra." }]);
  const today = page.getByRole("region", { name: "À prendre" });
  await expect(today.getByText(/Pris.*pas encore envoyé/)).toBeVisible();
  await expect(today.getByRole("button", { name: /^Annuler la prise/ })).toBeVisible();
  await expect(today.getByRole("button", { name: /ris : Doliprane/ })).toHaveCount(0);

  // The same reminder once more, as a push service that was late delivers it.
  await deliver(page, message);
  await expect
    .poll(() => notifications(page))
    .toMatchObject([{ body: "Déjà noté sur cet appareil." }]);

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect
    .poll(intakes, { timeout: 30_000 })
    .toEqual([{ medication_id: box, quantity_taken: 1 }]);
  await expect(today.getByText(/pas encore envoyé/)).toHaveCount(0);
  await expect(today.getByText(/Donné par vous/)).toBeVisible();
});
