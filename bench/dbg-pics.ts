import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "#bench/harness/browser.ts";
import { everyScreen } from "#e2e/fixtures/screen-paths.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const server = await RunningServer.start(await mkdtemp(join(tmpdir(), "pics-")));
const browser = await openBrowser();
const screens = (await everyScreen())
  .filter(({ area, route }) => area === "site" && !/[:*]/.test(route))
  .map(({ route }) => route);
const only = process.argv[2];
console.log(screens.join(" "));
const extra = ["", "blog/fievre-enfant-nuit", "no-such-page"];
const paths = [...new Set([...extra, ...screens])];
for (const locale of (process.argv[3] ?? "fr-fr,us-en,es-es").split(","))
  for (const width of [375, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      const ctx = await browser.newContext({
        viewport: { width, height: width === 375 ? 812 : 900 },
        colorScheme,
        locale: locale.startsWith("fr") ? "fr-FR" : locale.startsWith("us") ? "en-US" : "es-ES",
        reducedMotion: "reduce",
      });
      const page = await ctx.newPage();
      for (const path of paths) {
        if (only && only !== "all" && !only.split(",").includes(path)) continue;
        let target = `${server.url}/${locale}/${path}`;
        if (path.startsWith("blog/")) {
          await page.goto(`${server.url}/${locale}/blog`);
          const h = await page.locator("main a[href*='/blog/']").first().getAttribute("href");
          target = server.url + h;
        }
        await page.goto(target);
        await page.waitForLoadState("networkidle").catch(() => {});
        await page.evaluate(() => document.fonts.ready);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) console.log("OVERFLOW", target, width, over);
        await page.screenshot({
          path: `/tmp/pics/${locale}_${width}_${colorScheme}_${path.replaceAll("/", "+") || "home"}.png`,
          fullPage: true,
        });
      }
      await ctx.close();
      console.log(locale, width, colorScheme);
    }
await browser.close();
await server.stop("SIGKILL");
