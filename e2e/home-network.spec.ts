import { mkdtemp } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { confirmationLink, createAccount, type SignUpDetails } from "#testing/builders/account.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";
import { expect, test } from "./fixtures/test.ts";

/** As a phone at home sees the server: by plain http, at a name that is not this machine's own. */
const NAME = "trousse.home.test";

test.use({
  baseURL: `http://${NAME}`,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        // Without the browser's own cryptography the proof of work needs code that the compiler has made faster: two seconds
        // instead of more than sixty.
        ...(launchOptions.args ?? []).filter((each) => !each.startsWith("--js-flags=")),
        `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
      ],
    }),
});

/** The address of this machine in its own network, where it has one. */
const OWN_ADDRESS = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

for (const host of [NAME, ...(OWN_ADDRESS ? [OWN_ADDRESS] : [])]) {
  test(`a phone signs in without https at ${host === NAME ? "a name" : "an address"}, is told so, and its pages are live`, async ({
    page,
    signUpDetails,
    errorMonitor,
  }) => {
    // The browser's own sentence about a header that counts for https alone.
    errorMonitor.allow(/Cross-Origin-Opener-Policy|WebCrypto API is not supported/);
    const folder = await mkdtemp(join(tmpdir(), "trousse-home-network-"));
    const server = await RunningServer.startMigrated(folder, { HOST: "0.0.0.0" });
    try {
      expect(server.output).toContain("Its addresses are not encrypted");
      const publishableKey = await server.publishableKey();
      const localToken = await server.localToken();
      const { url } = server;
      await createAccount({ url, publishableKey, localToken, fetch }, signUpDetails);

      // It opens behind the sign-in. A failure before it must show as itself, not as this promise.
      const opened = page.waitForEvent("websocket", { timeout: 0 });
      opened.catch(() => undefined);
      await page.goto(`http://${host}:${server.port}/fr-fr/login`);
      expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([
        false,
        "undefined",
      ]);
      await expect(page.getByText(/^Cette adresse n’est pas chiffrée/)).toBeVisible();
      await page.getByRole("link", { name: "Préparer un téléphone" }).click();
      const camera = page.getByRole("listitem").filter({ hasText: "Appareil photo" });
      await expect(camera).toContainText("Il manque");
      await expect(camera).toContainText("Il faut d’abord une adresse en https.");
      await page.goBack();
      await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
      await page.getByLabel("Mot de passe", { exact: true }).fill(signUpDetails.password);
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
      await expect(page.getByRole("combobox", { name: "Symptôme" })).toBeVisible();
      // A refused socket has no frame.
      await (await opened).waitForEvent("framereceived");
    } finally {
      // What the page still asks for would find no server.
      await page.close();
      await server.stop("SIGKILL");
      await removeFolder(folder);
    }
  });
}

/** The form of the page, up to its button. */
async function register(
  page: Page,
  { firstName, lastName, email, password }: SignUpDetails,
): Promise<void> {
  await page.getByLabel("Prénom").fill(firstName);
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Confirmer le mot de passe").fill(password);
  await page.getByRole("checkbox", { name: /données de santé/ }).check();
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
}

test("a phone signs up at an address that the start prints, and the links of its mails open there", async ({
  page,
  signUpDetails,
  errorMonitor,
}) => {
  test.skip(OWN_ADDRESS === undefined, "This machine is in no network.");
  errorMonitor.allow(/Cross-Origin-Opener-Policy|WebCrypto API is not supported/);
  const folder = await mkdtemp(join(tmpdir(), "trousse-home-network-"));
  const server = await RunningServer.startMigrated(folder, { HOST: "0.0.0.0" });
  try {
    const origin = `http://${OWN_ADDRESS}:${server.port}`;
    expect(server.output).toContain(origin);
    expect(server.output).toMatch(/PUBLIC_URL=http:\/\/[\d.]+:\d+/);
    const { url } = server;
    const place = {
      ...{ url, fetch, publishableKey: await server.publishableKey() },
      localToken: await server.localToken(),
    };
    const { email } = signUpDetails;

    await page.goto(`${origin}/fr-fr/register`);
    await register(page, signUpDetails);
    await expect(page.getByText(/^Votre compte est créé\./)).toBeVisible();
    const link = await confirmationLink(place, email);
    expect(link.origin).toBe(origin);
    await page.goto(link.href);
    await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
    await expect(page).toHaveURL(`${origin}/fr-fr/dashboard`);

    await page.goto(`${origin}/fr-fr/recover`);
    await page.getByLabel("Adresse e-mail").fill(email);
    await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    await expect(page.getByText("Si un compte existe à cette adresse")).toBeVisible();
    await expect
      .poll(async () => (await confirmationLink(place, email)).href)
      .toContain("type=recovery");
    expect((await confirmationLink(place, email)).origin).toBe(origin);
  } finally {
    await page.close();
    await server.stop("SIGKILL");
    await removeFolder(folder);
  }
});

test("at a name that nobody told the server of, the page says which setting is missing", async ({
  page,
  signUpDetails,
  errorMonitor,
}) => {
  errorMonitor.allow(/Cross-Origin-Opener-Policy|WebCrypto API is not supported/);
  errorMonitor.allow(/status of 400/);
  const folder = await mkdtemp(join(tmpdir(), "trousse-home-network-"));
  const server = await RunningServer.startMigrated(folder, { HOST: "0.0.0.0" });
  try {
    const origin = `http://${NAME}:${server.port}`;
    await page.goto(`${origin}/fr-fr/register`);
    await register(page, signUpDetails);
    await expect(page.getByText(`PUBLIC_URL=${origin}`)).toBeVisible();
    await expect(page.getByText(/Vos réponses ne sont pas en cause/)).toBeVisible();
  } finally {
    await page.close();
    await server.stop("SIGKILL");
    await removeFolder(folder);
  }
});
