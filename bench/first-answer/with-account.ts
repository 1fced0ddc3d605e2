import type { Browser, Page } from "@playwright/test";
import { confirmationLink } from "#testing/builders/account.ts";
import type { BenchServer } from "../harness/bench-server.ts";
import { newPhone, slowDown } from "../harness/browser.ts";

const PASSWORD = "Vent-du-Nord7";

/** Seconds since the landing page was asked for, and all taps. */
export interface WayWithAccount {
  readonly registered: number;
  readonly signedIn: number;
  readonly answered: number;
  readonly taps: number;
}

let visitors = 0;

/**
 * From the landing page through an account, its mail and its confirmation to the answer about a fever. The mail is opened
 * on the same phone as soon as it is there, and what is typed is pasted. The browser itself slows the line down: an
 * account is only made at the server's own address.
 */
export async function answerWithAccount(
  browser: Browser,
  { server, publishableKey }: BenchServer,
  timeoutMs: number,
): Promise<WayWithAccount> {
  visitors += 1;
  const email = `visitor-${visitors}@example.org`;
  const context = await newPhone(browser);
  context.setDefaultTimeout(timeoutMs);
  try {
    const page = await context.newPage();
    await slowDown(page, "slow line");
    const { url } = server;
    const localToken = await server.localToken();
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;

    await page.goto(`${url}/fr-fr`, { waitUntil: "commit" });
    let taps = await register(page, email);
    const registered = seconds();

    const link = await confirmationLink({ url, publishableKey, localToken, fetch }, email);
    await page.goto(link.href, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
    const question = page.getByRole("combobox", { name: "Symptôme" });
    await question.waitFor();
    const signedIn = seconds();

    await question.click();
    await page.keyboard.insertText("fièvre");
    await page
      .getByRole("listbox")
      .getByRole("option")
      .filter({ hasText: "Fièvre" })
      .first()
      .click();
    await page.getByRole("button", { name: "Analyser" }).click();
    await page.getByRole("dialog", { name: "Analyse des symptômes" }).waitFor();
    // The link in the mail is one as well.
    taps += 5;
    return { registered, signedIn, answered: seconds(), taps };
  } finally {
    await context.close();
  }
}

/** @returns the taps it takes */
async function register(page: Page, email: string): Promise<number> {
  const fields = [
    [page.getByLabel("Prénom"), "Zoé"],
    [page.getByLabel("Nom", { exact: true }), "Le Gall"],
    [page.getByLabel("Adresse e-mail"), email],
    [page.getByLabel("Mot de passe", { exact: true }), PASSWORD],
    [page.getByLabel("Confirmer le mot de passe"), PASSWORD],
  ] as const;
  await page
    .getByRole("main")
    .getByRole("link", { name: /Commencer/ })
    .first()
    .click();
  for (const [field, text] of fields) await field.fill(text);
  await page.getByRole("checkbox", { name: /données de santé/ }).click();
  await page.getByText("Vérification réussie").waitFor();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText(/^Votre compte est créé/).waitFor();
  return fields.length + 3;
}
