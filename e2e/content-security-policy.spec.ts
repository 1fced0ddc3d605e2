import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

/** What somebody would try who got markup into a page. */
const INJECTED = `
  <script>ran.push("script")</script>
  <script type="module">ran.push("module")</script>
  <script nonce="">ran.push("empty nonce")</script>
  <script src="data:text/javascript,ran.push('data')"></script>
  <script src="/rest/v1/?callback=ran.push"></script>
  <img src="data:," alt="" onerror="ran.push('handler')">
  <iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>
  <style>h1 { color: rgb(1, 2, 3) !important }</style>
`;

/** What the browser says of what it blocks, and React of markup that it did not write. */
const EXPECTED =
  /Content Security Policy|csp|ERR_|data:|rest\/v1|Failed to load|Minified React error/i;

const PAGES = [
  { kind: "cached", path: "/fr-fr/faq", policy: /script-src 'self' 'sha256-[^;]+;/ },
  {
    kind: "rendered for one visit",
    path: "/fr-fr/faq?visit=1",
    policy: /script-src 'nonce-[^']+' 'strict-dynamic' 'wasm-unsafe-eval';/,
  },
];

for (const { kind, path, policy } of PAGES) {
  test(`a page that is ${kind} runs its own scripts, and none that was injected`, async ({
    page,
    errorMonitor,
  }) => {
    errorMonitor.allow(EXPECTED);
    const sent = await inject(page, path);
    await page.goto(path);
    expect(sent.policy).toMatch(policy);
    await expectToBeInteractive(page);
    expect(await ranIn(page)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveCSS("color", "rgb(1, 2, 3)");
  });
}

test("without the policy, what was injected would run", async ({ page, errorMonitor }) => {
  errorMonitor.allow(EXPECTED);
  await inject(page, "/fr-fr/faq", { "content-security-policy": "" });
  await page.goto("/fr-fr/faq");
  await expect
    .poll(() => ranIn(page))
    .toEqual(expect.arrayContaining(["script", "module", "empty nonce", "data", "frame"]));
});

/** Adds the markup to a page on its way to the browser. */
async function inject(page: Page, path: string, headers: Record<string, string> = {}) {
  const sent = { policy: "" };
  await page.addInitScript(() => Object.assign(window, { ran: [] }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", `${INJECTED}</main>`);
    expect(body).toContain(INJECTED);
    sent.policy = response.headers()["content-security-policy"] ?? "";
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  });
  return sent;
}

const ranIn = (page: Page) => page.evaluate(() => (window as unknown as { ran: string[] }).ran);

/** Only a script of the page opens this dialog. */
async function expectToBeInteractive(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^FR · Français/ }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Sélection intelligente" }).click({ timeout: 1000 });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
}
