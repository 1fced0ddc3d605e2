import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { RunningServer } from "#testing/harness/running-server.ts";
import { serviceRequest } from "./fixtures/service-request.ts";
import { expect, test } from "./fixtures/test.ts";

// These journeys start servers of their own.
test.use({ baseURL: "http://localhost" });

const envelopes: string[] = [];
let collector: Server;
let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  collector = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    if (incoming.method === "POST") envelopes.push(body);
    outgoing.setHeader("access-control-allow-origin", "*");
    outgoing.setHeader("access-control-allow-headers", "*");
    outgoing.end("{}");
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", () => listening()));
  const { port } = collector.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), "trousse-errors-"));
  server = await RunningServer.startMigrated(folder, {
    SENTRY_DSN: `http://abc123@127.0.0.1:${port}/7`,
    // Nobody listens there.
    SMTP_URL: "smtp://127.0.0.1:9",
  });
});
test.beforeEach(() => {
  envelopes.length = 0;
});
test.afterAll(async () => {
  await server.stop("SIGKILL");
  collector.closeAllConnections();
  collector.close();
  await rm(folder, { recursive: true });
});

/** The contact form asks for an id as it opens: there our own code meets an error that tells much. */
const breakForm = (page: Page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new TypeError("Doliprane 1000 mg of zoe@example.org");
    };
  });

const eventIn = (envelope = "") => JSON.parse(envelope.split("\n")[2] ?? "{}");

test("an error of ours in a browser is reported bare, once", async ({ page, errorMonitor }) => {
  errorMonitor.allow(/^console error: (TypeError: Doliprane|Error: Minified React error)/);
  errorMonitor.allow(/^uncaught: (Doliprane|Minified React error)/);
  await breakForm(page);
  await page.goto(`${server.url}/fr-fr/contact?medication=Doliprane`);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect.poll(() => envelopes.length).toBeGreaterThan(0);
  await expect(page.getByRole("link", { name: "Recharger la page" })).toHaveCSS(
    "border-radius",
    /[1-9]/,
  );

  const event = eventIn(envelopes[0]);
  const { frames } = event.exception.values[0].stacktrace;
  expect(event).toEqual({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: expect.any(Number),
    platform: "javascript",
    level: "error",
    release: expect.stringMatching(/^trousse@\d/),
    transaction: "/:locale/contact",
    sdk: expect.objectContaining({ integrations: [], settings: { infer_ip: "never" } }),
    exception: { values: [{ type: "TypeError", stacktrace: { frames } }] },
  });
  for (const frame of frames) {
    expect(frame.filename).toMatch(/^\/assets\/[\w.-]+\.js$/);
    expect(Object.keys(frame).sort()).toEqual(
      expect.arrayContaining(["colno", "filename", "in_app", "lineno"]),
    );
  }
  expect(envelopes.join()).not.toMatch(/Doliprane|zoe|medication|fr-fr|localhost|Mozilla/);
  expect(envelopes).toHaveLength(1);
});

test("the library comes only when there is something to report", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  await page.goto(`${server.url}/fr-fr/contact`);
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  expect(/sentry_key|BrowserClient/.exec((await Promise.all(scripts)).join())).toBeNull();
  // Somebody's own script is none of ours.
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new ErrorEvent("error", { error: new Error("x") })));
  });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(envelopes).toEqual([]);
});

test("a failure of the server is reported bare, and what it was about is kept", async ({
  page,
  request,
}) => {
  await serviceRequest(request, server, "site_metadata?meta_key=eq.contact_email", {
    meta_value: "owner@example.org",
  });
  await page.goto(`${server.url}/fr-fr/contact`);
  await page.getByLabel("Nom complet").fill("Zoé");
  await page.getByLabel("Adresse e-mail").fill("zoe@example.org");
  await page.getByLabel("Sujet").fill("Doliprane");
  await page.getByLabel("Message").fill("Doliprane 1000 mg");
  const submit = page.getByRole("button", { name: "Envoyer le message" });
  await expect(submit).toBeEnabled({ timeout: 30_000 });
  await submit.click();
  await expect(page.getByText("Votre message est parti.")).toBeVisible();

  await expect.poll(() => envelopes.length).toBe(1);
  expect(eventIn(envelopes[0])).toMatchObject({
    platform: "node",
    level: "error",
    transaction: "sending mail",
    exception: { values: [{ type: expect.stringMatching(/^Error E\w+$/) }] },
  });
  expect(envelopes.join()).not.toMatch(/Doliprane|zoe|owner|Zoé|127\.0\.0\.1/);
  expect(
    await serviceRequest(
      request,
      server,
      "contact_messages?select=subject&email=eq.zoe@example.org",
    ),
  ).toEqual([{ subject: "Doliprane" }]);
});
