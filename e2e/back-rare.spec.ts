import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import sharp from "sharp";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { admin } from "./fixtures/admin.ts";
import { closeByBack, closeEachByBack, inFront, type Opener, press } from "./fixtures/dialogs.ts";
import { expect, test } from "./fixtures/test.ts";

/** Dialogs that take another person, a file, an hour or a lost connection. */

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
test.setTimeout(180_000);

const OF_ADMINS: Readonly<Record<string, readonly Opener[]>> = {
  "admin/blog": [["the deletion of an article", press(/^Supprimer « /)]],
  "admin/blog-image-generator": [
    [
      "the replacement of a picture",
      async (page) => {
        await page.getByLabel("Afficher").selectOption("Articles avec image");
        await press(/^Régénérer l’image de /)(page);
      },
    ],
  ],
  "admin/messages": [
    ["a message", press(/^Lire « /)],
    [
      "the deletion of a message",
      async (page) => {
        await press(/^Lire « /)(page);
        await inFront(page).getByRole("button", { name: "Supprimer" }).click();
      },
      "the message",
    ],
  ],
  "admin/recalls": [["a recall that is taken back", press(/^Retirer ce rappel : /)]],
  "admin/flags?tab=settings": [
    ["a new site setting", press("Nouveau paramètre")],
    ["the deletion of a site setting", press(/^Supprimer : /)],
  ],
  "admin/users": [
    [
      "the end of all sessions",
      async (page) => {
        await press(/^Changer les rôles de /)(page);
        await press("Terminer toutes les sessions")(page);
      },
      "the roles of an account",
    ],
  ],
};

admin("the way back closes the questions of the administration", async ({ page, owner }) => {
  const id = randomUUID();
  const { data: known } = await owner
    .from("blog_posts")
    .select("category")
    .limit(1)
    .single()
    .throwOnError();
  const article = {
    id,
    slug: `image-${id.slice(0, 8)}`,
    title: "Une image",
    content: "Un texte.",
    author: "La rédaction",
    category: known.category,
    image_url: "/icon.svg",
  };
  const recall = {
    id,
    title: "Rappel de lots",
    published_on: "2026-03-12",
    url: "https://ansm.sante.fr/",
    notice: "Rappel de lots",
  };
  const message = {
    full_name: "Éloïse Martin",
    email: "eloise@example.org",
    subject: "Partager un profil",
    message: "Comment faire ?",
    language: "fr",
  };
  await owner.from("blog_posts").insert(article).throwOnError();
  await owner.from("recalls").insert(recall).throwOnError();
  await owner.from("contact_messages").insert(message).throwOnError();
  await closeEachByBack(page, OF_ADMINS);
  await owner.from("blog_posts").delete().eq("id", id).throwOnError();
  await owner.from("recalls").delete().eq("id", id).throwOnError();
  await owner.from("contact_messages").delete().eq("email", message.email).throwOnError();
});

const typeWeight = async (page: Page, weight: string): Promise<void> => {
  const card = page.getByRole("region", { name: "Informations physiques" });
  await card.getByRole("button", { name: "Modifier" }).click();
  await card.getByRole("textbox", { name: "Poids" }).fill(weight);
};

test("the way back closes the questions about a page, a weight, a share and a link", async ({
  page,
  familyMember,
  signInAs,
  signUpDetails,
  reachableServer,
}) => {
  const prescription = randomUUID();
  const { client, account } = familyMember;
  await client
    .from("prescriptions")
    .insert({ id: prescription, profile_id: account, prescriber: "Dr Diallo" })
    .throwOnError();
  const photo = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#b3d4fc" },
  })
    .webp()
    .toBuffer();
  const { error } = await client.storage
    .from("prescriptions")
    .upload(
      `${prescription}/${randomUUID()}.webp`,
      new Blob([new Uint8Array(photo)], { type: "image/webp" }),
    );
  if (error) throw error;
  const other = { ...signUpDetails, email: `autre-${signUpDetails.email}`, firstName: "Julien" };
  const julien = { ...other, ...(await createAccount(reachableServer, other)) };
  const offer = { email: familyMember.email, permission: "view", notes: "" };
  await accept(familyMember, await share(julien, "Julien", { ...offer, password: other.password }));

  await signInAs(page, familyMember);
  await closeEachByBack(page, {
    "profile/prescriptions": [
      [
        "the deletion of a page",
        async () => {
          await press("Voir les photos et les PDF")(page);
          await press("Effacer la page 1")(page);
        },
      ],
    ],
    "profile/manage": [["leaving a shared profile", press(/^Quitter le profil Julien/)]],
    profile: [
      [
        "a weight that nobody has",
        async () => {
          await typeWeight(page, "250");
          await press("Enregistrer")(page);
        },
      ],
      [
        "what was typed and a link",
        async () => {
          await page.getByRole("link", { name: "Inventaire" }).first().click();
        },
      ],
    ],
  });
  await expect(page.getByRole("textbox", { name: "Poids" })).toHaveValue("250");
});

test("the way back closes the codes and the end of the second step", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  const card = page.locator("details").filter({ hasText: "Connexion en deux étapes" }).first();
  await card.locator("summary").click();
  await press("Activer les deux étapes")(page);
  const secret = (await inFront(page).locator("code").textContent()) ?? "";
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await inFront(page).getByLabel("Code à six chiffres").fill(code);
  await inFront(page).getByRole("button", { name: "Activer" }).click();
  await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeVisible();
  await closeByBack(page, "the codes on paper");
  for (const [what, button] of [
    ["new codes", "Nouveaux codes de secours"],
    ["the end of the second step", "Désactiver"],
  ] as const) {
    await press(button)(page);
    await expect(inFront(page), what).toHaveCount(1);
    await closeByBack(page, what);
  }
});

test("the way back is an answer to whether anybody is at the screen, and to what is not sent", async ({
  page,
  context,
  familyMember,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await context.clock.install();
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByRole("button", { name: "Doliprane" }).first()).toBeVisible();
  await context.clock.fastForward("29:20");
  await expect(page.getByText("Toujours là ?")).toBeVisible();
  await closeByBack(page, "nobody at the screen");
  await context.clock.fastForward("00:45");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(inFront(page)).toHaveCount(0);

  await page.goto("/fr-fr/dashboard");
  await press(/^Noter une prise : /)(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Dernières prises" })).toBeVisible();
  await context.setOffline(true);
  await dialog.getByLabel("Quantité prise").fill("1");
  await dialog.getByRole("button", { name: /^Noter la prise|^Noter quand même/ }).click();
  // For some hours of a day the family's dose of that morning is asked about.
  const again = dialog.getByRole("button", { name: /^Oui, noter / });
  const held = page.getByText("Noté sur cet appareil, pas encore envoyé");
  await expect(again.or(held)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(held).toBeVisible();
  await page.getByRole("button", { name: "Mon compte" }).click();
  await press("Se déconnecter")(page);
  await expect(inFront(page), "what becomes of a dose that is not sent").toHaveCount(1);
  await closeByBack(page, "what becomes of a dose that is not sent");
});
