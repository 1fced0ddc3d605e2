import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { RunningServer } from "#testing/harness/running-server.ts";
import { CaptchaProvider } from "./fixtures/captcha-provider.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

// These journeys start servers of their own.
test.use({ baseURL: "http://localhost" });

const pressWidget = (page: Page) =>
  page.frameLocator("iframe").getByRole("button", { name: "Je suis humain" }).click();

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill("nobody@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill("Armoire-2026!");
}

for (const name of ["turnstile", "hcaptcha"] as const) {
  test.describe(name, () => {
    // One server is enough for them: spread over the workers, each would start it again.
    test.describe.configure({ mode: "default" });
    let provider: CaptchaProvider;
    let server: RunningServer;
    let folder: string;

    test.beforeAll(async () => {
      provider = await CaptchaProvider.open(name);
      folder = await mkdtemp(join(tmpdir(), `trousse-${name}-`));
      server = await RunningServer.startMigrated(folder, {
        ...provider.environment,
        TRUSTED_PROXY: "loopback",
      });
    });
    test.afterAll(async () => {
      await server.stop("SIGKILL");
      provider.close();
      await rm(folder, { recursive: true });
    });
    test.beforeEach(async ({ context }) => {
      provider.isDown = false;
      provider.scripts = 0;
      await provider.serve(context);
    });

    /** The server believes for ten seconds what it last saw of the provider: somebody else asks it anew. */
    async function noticeOutage() {
      const { publishableKey: apikey } = await loadKeys(folder);
      const gotrue_meta_security = { captcha_token: "any.token" };
      const body = { email: "somebody@example.org", password: "unknown", gotrue_meta_security };
      await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey },
        body: JSON.stringify(body),
      });
    }

    test("a message goes once the widget was pressed, and its proof is good for one", async ({
      page,
    }) => {
      await page.goto(`${server.url}/fr-fr/contact`);
      const submit = page.getByRole("button", { name: "Envoyer le message" });
      await page.getByLabel("Nom complet").fill("Zoé");
      await page.getByLabel("Adresse e-mail").fill("zoe@example.org");
      await page.getByLabel("Sujet").fill("Une question");
      await page.getByLabel("Message").fill("Bonjour");
      await expect(page.getByText("Complétez la vérification ci-dessous.")).toBeVisible();
      await expect(submit).toBeDisabled();
      await page.getByLabel("Sujet").press("Enter");
      const waits = page.getByText("Veuillez compléter le captcha avant de continuer.");
      await expect(waits).toBeVisible();
      await expectAccessible(page);

      await pressWidget(page);
      await expect(waits).toBeHidden();
      await expect(page.getByText("Vérification réussie")).toBeVisible();
      const asked = page.waitForRequest("**/functions/v1/contact");
      await submit.click();
      const sent = await asked;
      await expect(page.getByText("Votre message est parti.")).toBeVisible();
      expect(provider.scripts).toBe(1);

      const { publishableKey: apikey } = await loadKeys(folder);
      const again = await fetch(sent.url(), {
        method: "POST",
        headers: { apikey },
        body: sent.postData() ?? "",
      });
      expect([again.status, await again.json()]).toMatchObject([400, { code: "captcha_failed" }]);
    });

    test("a refused sign-in asks the person again", async ({ page, errorMonitor }) => {
      errorMonitor.allow(/console error: Failed to load resource.*400/);
      await page.goto(`${server.url}/fr-fr/login`);
      await fillSignIn(page);
      await pressWidget(page);
      const submit = page.getByRole("button", { name: "Se connecter" });
      await submit.click();
      await expect(page.getByText("Email ou mot de passe incorrect.")).toBeVisible();
      await expect(page.getByText("Complétez la vérification ci-dessous.")).toBeVisible();
      await expect(submit).toBeDisabled();
      await expect(page.locator("iframe")).toHaveCount(1);
      await pressWidget(page);
      await expect(submit).toBeEnabled();
    });

    test("while the provider is down people sign in all the same, and make no account", async ({
      page,
      errorMonitor,
    }) => {
      errorMonitor.allow(/ERR_CONNECTION_REFUSED/);
      errorMonitor.allow(/console error: Failed to load resource.*400/);
      provider.isDown = true;
      await page.goto(`${server.url}/fr-fr/register`);
      await expect(
        page.getByText(
          "Le service de vérification ne répond pas. Réessayez dans quelques minutes.",
        ),
      ).toBeVisible();
      expect(provider.scripts).toBe(3);
      await expect(page.getByRole("button", { name: "Créer mon compte" })).toBeDisabled();
      await expectAccessible(page);

      await page.goto(`${server.url}/fr-fr/login`);
      await expect(page.getByText(/Vous pouvez vous connecter sans lui/)).toBeVisible();
      await noticeOutage();
      await fillSignIn(page);
      await page.getByRole("button", { name: "Se connecter" }).click();
      // The server looked at the password, so it let them through to it.
      await expect(page.getByText("Email ou mot de passe incorrect.")).toBeVisible();

      const retry = page.getByRole("button", { name: "Réessayer" });
      await expect(retry).toBeVisible();
      provider.isDown = false;
      await retry.click();
      await pressWidget(page);
      await expect(page.getByText("Vérification réussie")).toBeVisible();
    });
  });
}
