import packageJson from "../package.json" with { type: "json" };
import { admin } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect } from "./fixtures/test.ts";

const WORDS = [
  { locale: "fr-fr", title: "État de l’installation", todo: /À faire\s: réglez SMTP_URL/ },
  { locale: "us-en", title: "Installation health", todo: /What to do: set SMTP_URL/ },
  { locale: "es-es", title: "Estado de la instalación", todo: /Qué hacer: configure SMTP_URL/ },
] as const;

admin("an admin reads what works, what does not, and what to do", async ({ page }) => {
  await page.goto("/fr-fr/admin");
  await page.getByRole("link", { name: /^État de l’installation/ }).click();
  for (const { locale, title, todo } of WORDS) {
    await page.goto(`/${locale}/admin/health`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(todo)).toBeVisible();
    await expect(page.getByText(packageJson.version, { exact: true })).toBeVisible();
    await expect(page.getByText(/\{\{|health\./)).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
