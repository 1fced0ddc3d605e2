import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { newEmail } from "@trousse/backend/testing/test-email";
import routes from "#app/routes.ts";
import { createAccount } from "#testing/builders/account.ts";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member } from "./fixtures/test.ts";

const admin = base.extend<{ other: Member }>({
  /** With one admin, whose journey it is. */
  owner: async ({ owner, member }, use) => {
    await owner.from("user_roles").delete().eq("role", "admin").neq("user_id", member.account);
    await use(owner);
  },
  other: async ({ reachableServer, browserName }, use) => {
    const email = newEmail(`${browserName}-other`);
    const person = { email, password: "Vent-du-Nord7", firstName: "Paul", lastName: "Roy" };
    await use({ ...person, ...(await createAccount(reachableServer, person)) });
  },
});

/** Every address of the back-office, with something in the place of a parameter. */
const ADMIN_PAGES = leavesOf(routes)
  .filter((path) => path.startsWith("admin"))
  .map((path) => path.replace(/:\w+/g, randomUUID()));

function leavesOf(entries: readonly RouteConfigEntry[]): string[] {
  const all = entries.flatMap(({ path, children }) =>
    children ? leavesOf(children) : path ? [path] : [],
  );
  return [...new Set(all)];
}

admin(
  "an admin gives a role, which counts at once, takes it back, and stays the last admin",
  async ({ page, member, other, browser, baseURL, signInAs }) => {
    const theirs = await browser.newPage({ baseURL: baseURL ?? "" });
    await signInAs(theirs, other);
    await theirs.goto("/fr-fr/admin/users");
    const closed = theirs.getByRole("heading", { name: "Accès réservé aux administrateurs" });
    await expect(closed).toBeVisible();

    await page.goto("/fr-fr/admin");
    await page.getByRole("link", { name: /^Utilisateurs/ }).click();
    const search = page.getByRole("textbox", { name: "Chercher par adresse ou nom" });
    await search.fill(other.email.toUpperCase());
    await page.getByRole("button", { name: `Changer les rôles de ${other.email}` }).click();
    await page.getByRole("button", { name: "Donner le rôle Administrateur" }).click();
    await expect(page.getByText(`${other.email} a le rôle Administrateur.`)).toBeVisible();
    await expect(page.getByText("A ce rôle")).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole("heading", { name: "Utilisateurs", level: 1 })).toBeVisible();

    await page.getByRole("button", { name: "Retirer le rôle Administrateur" }).click();
    await page.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
    await expect(page.getByText(`${other.email} n’a plus le rôle Administrateur.`)).toBeVisible();
    // Their page is still open, and what it finds from now on is nothing.
    await theirs.getByRole("textbox", { name: "Chercher par adresse ou nom" }).fill(member.email);
    await expect(
      theirs.getByRole("heading", { name: "Vous n’avez plus le rôle d’administrateur" }),
    ).toBeVisible();
    await theirs.getByRole("link", { name: "Revenir à l’accueil" }).click();
    await expect(theirs).toHaveURL(/\/fr-fr\/dashboard$/);
    await theirs.goto("/fr-fr/admin/users");
    await expect(closed).toBeVisible();
    await theirs.close();

    await page.getByRole("button", { name: "Fermer" }).click();
    await search.fill(member.email);
    await page.getByRole("button", { name: `Changer les rôles de ${member.email}` }).click();
    await page.getByRole("button", { name: "Retirer le rôle Administrateur" }).click();
    await expect(page.getByText("C’est votre propre compte")).toBeVisible();
    await page.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("est le seul administrateur");
    await page.getByRole("button", { name: "Fermer" }).click();

    await page.getByText("Autres pages").click();
    await page.getByRole("link", { name: "Journal", exact: true }).click();
    const lines = page.getByRole("article").filter({ hasText: other.email });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText("Suppression");
    await expect(lines.last()).toContainText(member.email);
    await lines.last().getByText("Voir ce qui a changé").click();
    await expect(lines.last().getByText("admin", { exact: true })).toBeVisible();
    await page.getByLabel("Action").selectOption("Modification");
    await expect(lines).toHaveCount(0);
  },
);

admin(
  "a message is announced, read, answered, found and deleted, and the log tells no word of it",
  async ({ page, member, owner }) => {
    await owner.from("contact_messages").delete().neq("subject", "").throwOnError();
    await owner
      .from("contact_messages")
      .insert({
        full_name: "Éloïse Martin",
        email: "eloise@example.org",
        subject: "Partager un profil",
        message: "Comment faire pour ma mère ?\nMerci.",
        language: "fr",
      })
      .throwOnError();
    await page.goto("/fr-fr/admin");
    await expect(page.getByText("1 message non lu")).toBeVisible();
    await page.getByRole("link", { name: /^Messages/ }).click();
    await page.getByRole("button", { name: "Lire « Partager un profil »" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Comment faire pour ma mère ?");
    await expect(dialog.getByRole("link", { name: "Répondre par e-mail" })).toHaveAttribute(
      "href",
      /^mailto:eloise@example\.org\?subject=Re%3A%20Partager/,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Marquer comme répondu" }).click();
    await expect(dialog.getByText("Répondu", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();

    const filter = page.getByLabel("Messages à afficher");
    await filter.selectOption("Non lus");
    await expect(page.getByText("Aucun message ne correspond à cette recherche.")).toBeVisible();
    await filter.selectOption("Répondus");
    await page.getByRole("textbox", { name: "Chercher dans les messages" }).fill("eloise");
    await page.getByRole("button", { name: "Lire « Partager un profil »" }).click();
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Message supprimé")).toBeVisible();
    await filter.selectOption("Tous");
    await page.getByRole("textbox", { name: "Chercher dans les messages" }).fill("");
    await expect(page.getByText("Aucun message", { exact: true })).toBeVisible();

    await page.goto("/fr-fr/admin/log");
    await page.getByLabel("Quoi").selectOption("Message de contact");
    const lines = page.getByRole("article").filter({ hasText: member.email });
    await expect(lines).toHaveCount(3);
    await expect(lines.filter({ hasText: "Suppression" })).toHaveCount(1);
    await expect(page.getByText(/Éloïse|ma mère|Partager un profil/)).toHaveCount(0);
  },
);

admin(
  "no page of the back-office opens to a visitor, a user or a moderator",
  async ({ page, member, owner, browser, baseURL }) => {
    // Each address three times over: a busy machine takes its time.
    admin.setTimeout(240_000);
    expect(ADMIN_PAGES.length).toBeGreaterThan(5);
    const stranger = await browser.newPage({ baseURL: baseURL ?? "" });
    for (const path of ADMIN_PAGES) {
      await stranger.goto(`/fr-fr/${path}`);
      await expect(stranger, path).toHaveURL(/\/fr-fr\/login/);
    }
    await stranger.close();
    await owner.from("user_roles").delete().eq("user_id", member.account).throwOnError();
    for (const role of ["none", "moderator"]) {
      if (role !== "none")
        await owner.from("user_roles").insert({ user_id: member.account, role }).throwOnError();
      for (const path of ADMIN_PAGES) {
        await page.goto(`/fr-fr/${path}`);
        await expect(
          page.getByRole("heading", { name: "Accès réservé aux administrateurs" }),
          `${path} as ${role}`,
        ).toBeVisible();
        await expect(page.getByRole("main").getByRole("article"), path).toHaveCount(0);
      }
    }
  },
);

admin("the pages about people fit, read and speak", async ({ page, owner }) => {
  admin.setTimeout(180_000);
  await owner
    .from("contact_messages")
    .insert({
      full_name: "Éloïse Martin",
      email: "a-very-long-address-of-somebody-with-patience@subdomain.example.org",
      subject: "Un sujet assez long pour passer sur deux lignes d’un petit téléphone",
      message: "Bonjour.",
      language: "fr",
    })
    .throwOnError();
  for (const locale of ["fr-fr", "us-en", "es-es"]) {
    const rules = locale === "fr-fr" ? "all" : "all but colours";
    for (const name of ["", "/users", "/messages", "/log"]) {
      const path = `/${locale}/admin${name}`;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: /chargement|loading|cargando/i })).toHaveCount(
        0,
      );
      await expect(page.getByText(/\b(?:admin|users|inbox|audit|ui)\.[a-z]+\b/)).toHaveCount(0);
      for (const width of [320, 1280, 375]) {
        await page.setViewportSize({ width, height: 812 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
      }
      // The cards of a phone in the light, the wide tables in the dark.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await expectAccessible(page, rules);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectAccessible(page, rules);
    }
  }
});
