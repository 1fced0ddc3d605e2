import { mkdtemp } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { createAccount } from "#testing/builders/account.ts";
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
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
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
    test.slow();
    // The browser's own sentence about a header that counts for https alone.
    errorMonitor.allow(/Cross-Origin-Opener-Policy/);
    const folder = await mkdtemp(join(tmpdir(), "trousse-home-network-"));
    const server = await RunningServer.startMigrated(folder, { HOST: "0.0.0.0" });
    try {
      expect(server.output).toContain("Its addresses are not encrypted");
      const publishableKey = await server.publishableKey();
      const localToken = await server.localToken();
      const { url } = server;
      await createAccount({ url, publishableKey, localToken, fetch }, signUpDetails);

      // It opens behind the sign-in, whose proof takes long without the browser's own cryptography.
      const opened = page.waitForEvent("websocket", { timeout: 0 });
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
      await page.getByRole("button", { name: "Se connecter" }).click({ timeout: 60_000 });
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
