import type { Page, Request } from "@playwright/test";
import { newEmail } from "@trousse/backend/testing/test-email";
import { z } from "zod";
import { readMails } from "#testing/builders/account.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceRequest } from "./fixtures/service-request.ts";
import { expect, test } from "./fixtures/test.ts";

const mails = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().optional(),
  }),
);

/** The browser says so of each script that the page hints at and that it will not run. */
const SCRIPT_LEFT_OUT = /\.js csp$/;

const button = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nom complet").fill("Zoé Le Gall");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Sujet").fill("Une question");
  await page.getByLabel("Message").fill("Bonjour,\n\ncomment partager un profil ?");
}

async function send(page: Page): Promise<Request> {
  await expect(button(page)).toBeEnabled({ timeout: 30_000 });
  const asked = page.waitForRequest("**/functions/v1/contact");
  await button(page).click();
  return asked;
}

test("a visitor's message is stored, and waits in the operator's mailbox", async ({
  page,
  request,
  reachableServer,
  server,
  member: _whoRunsIt,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  const email = newEmail("zoe");
  await page.goto("/fr-fr/contact");
  await expect(button(page)).toBeEnabled({ timeout: 30_000 });
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByText("Le nom est obligatoire")).toBeVisible();
  await expectAccessible(page);

  await write(page, email);
  const sent = await send(page);
  await expect(page.getByText("Votre message est parti.")).toBeVisible();
  await expect(page.getByText(`La réponse viendra à ${email}.`)).toBeVisible();
  await expectAccessible(page);
  const loaded = (await Promise.all(scripts)).join();
  expect(loaded.length).toBeGreaterThan(10_000);
  expect(/GoTrueClient|PostgrestBuilder|QueryClient/.exec(loaded)?.[0]).toBeUndefined();

  const columns = "full_name,subject,message,language";
  expect(
    await serviceRequest(request, server, `contact_messages?select=${columns}&email=eq.${email}`),
  ).toEqual([
    {
      full_name: "Zoé Le Gall",
      subject: "Une question",
      message: "Bonjour,\n\ncomment partager un profil ?",
      language: "fr",
    },
  ]);
  const letters = async () =>
    mails.parse(await readMails(reachableServer)).filter(({ replyTo }) => replyTo === email);
  await expect.poll(letters).toEqual([
    {
      to: expect.stringMatching(/@example\.org$/),
      replyTo: email,
      subject: "[Trousse] Une question",
      text: expect.stringContaining("comment partager un profil ?"),
    },
  ]);
  const again = await reachableServer.fetch(sent.url(), {
    method: "POST",
    headers: { apikey: reachableServer.publishableKey, "content-type": "application/json" },
    body: sent.postData(),
  });
  expect([again.status, await again.json()]).toMatchObject([400, { code: "captcha_failed" }]);
});

test("the fourth message in one name has to wait, and nothing that was written is lost", async ({
  page,
  errorMonitor,
}) => {
  errorMonitor.allow(/console error: Failed to load resource.*429/);
  const email = newEmail("zoe");
  await page.goto("/fr-fr/contact");
  for (const _ of [1, 2, 3]) {
    await write(page, email);
    await send(page);
    await page.getByRole("button", { name: "Écrire un autre message" }).click();
  }
  await write(page, email);
  await send(page);
  await expect(page.getByText("Votre message n’est pas parti. Réessayez.")).toBeVisible();
  await expect(page.getByText("Trop de messages. Réessayez dans 60 minutes.")).toBeVisible();
  await expect(page.getByLabel("Sujet")).toHaveValue("Une question");
  await expect(page.getByLabel("Message")).toHaveValue(/comment partager/);
  await expectAccessible(page);
});

test("a lost connection keeps the message, which is then sent once", async ({
  page,
  context,
  request,
  server,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail("zoe");
  await page.goto("/us-en/contact");
  await page.getByLabel("Full name").fill("Zoé");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message").fill("How do I share a profile?");
  const submit = page.getByRole("button", { name: "Send the message" });
  await expect(submit).toBeEnabled({ timeout: 30_000 });
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText("Your message was not sent. Try again.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("How do I share a profile?");
  await context.setOffline(false);
  await expect(submit).toBeEnabled({ timeout: 30_000 });
  await submit.click();
  await expect(page.getByText("Your message is on its way.")).toBeVisible();
  expect(
    await serviceRequest(request, server, `contact_messages?select=language&email=eq.${email}`),
  ).toEqual([{ language: "en" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says why there is no form, and where to write", async ({
    page,
    request,
    server,
    errorMonitor,
  }) => {
    errorMonitor.allow(SCRIPT_LEFT_OUT);
    await page.goto("/es-es/contact");
    await expect(page.getByText(/Este formulario necesita JavaScript/)).toBeVisible();
    await expect(page.getByLabel("Nombre completo")).toBeHidden();
    await expect(page.getByRole("link", { name: /@/ })).toHaveCount(0);

    await serviceRequest(
      request,
      server,
      "site_metadata?language=eq.es&meta_key=eq.contact_email",
      {
        meta_value: "hola@example.org",
      },
    );
    await page.reload();
    await expect(page.getByRole("link", { name: "hola@example.org" })).toHaveAttribute(
      "href",
      "mailto:hola@example.org",
    );
  });
});

test("the page names the emergency number of the country of its address, drawn by the server", async ({
  request,
}) => {
  const drawn = await (await request.get("/us-en/contact")).text();
  expect(drawn).toContain('href="tel:911"');
});
