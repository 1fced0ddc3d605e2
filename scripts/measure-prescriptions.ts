import { createRequire } from "node:module";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { createWorker, OEM } from "tesseract.js";
import { fold } from "#domain/locale/fold.ts";
import type { Language } from "#domain/locale/locales.ts";
import { linesOfText } from "#domain/prescriptions/lines-of-text.ts";
import { readPrescriptionLine } from "#domain/prescriptions/prescription-line.ts";
import { textOfPage } from "#domain/prescriptions/recognized-line.ts";
import {
  PRESCRIPTION_PAGES,
  type PrescriptionPage,
  pageHtml,
} from "#testing/samples/prescription-pages.ts";
import { findBrowser } from "./browser.ts";
import { photograph } from "./prescriptions/photograph.ts";

/**
 * Renders twenty prescriptions, photographs them badly, reads them with the program and the data that browsers get, and prints for each
 * language how many of their lines were found. `--wrong` also lists what was read wrong, too much or not at all.
 */

const CODES: Readonly<Record<Language, string>> = { fr: "fra", en: "eng", es: "spa" };
const listsWrong = process.argv.includes("--wrong");
const require = createRequire(import.meta.url);

const same = (text: string) =>
  fold(text)
    .replaceAll("µ", "u")
    .replace(/[^a-z0-9%]+/g, " ")
    .trim();

/** What must be right of a line: which medicine in which strength, and what is done with it. */
function factsOf(line: string): { medicine: string; whole: string; plan: string } {
  const { medicine, directions, plan } = readPrescriptionLine(line, "day-first");
  const named = same(`${medicine.name} ${medicine.dosage} ${medicine.form ?? ""}`);
  return { medicine: named, whole: `${named} | ${same(directions)}`, plan: JSON.stringify(plan) };
}

const path = findBrowser();
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({ viewport: { width: 800, height: 900 }, deviceScaleFactor: 3 });
const totals = new Map<
  string,
  { lines: number; found: number; exact: number; plans: number; wrong: number; extra: number }
>();

async function measure(sample: PrescriptionPage, read: (photo: Buffer) => Promise<string>) {
  await page.setContent(pageHtml(sample));
  const photo = await photograph(await page.screenshot({ fullPage: true }), sample.flaws);
  const lines = linesOfText(await read(photo));
  const total = totals.get(sample.language) ?? {
    lines: 0,
    found: 0,
    exact: 0,
    plans: 0,
    wrong: 0,
    extra: 0,
  };
  totals.set(sample.language, total);
  const left = lines.map((line) => ({ line, ...factsOf(line) }));
  for (const { medicine, directions } of sample.lines) {
    const expected = factsOf(`${medicine}, ${directions}`);
    const at = left.findIndex((each) => each.medicine === expected.medicine);
    total.lines += 1;
    if (at === -1) {
      if (listsWrong) console.log(`  ${sample.id} not found: ${medicine}, ${directions}`);
      continue;
    }
    const [match] = left.splice(at, 1);
    total.found += 1;
    if (match?.whole === expected.whole) total.exact += 1;
    else if (listsWrong) console.log(`  ${sample.id} directions: ${match?.line}`);
    if (match?.plan === expected.plan) total.plans += 1;
  }
  for (const { line, medicine } of left) {
    const isMisread = sample.lines.some(
      ({ medicine: of }) => medicine.slice(0, 4) === same(of).slice(0, 4),
    );
    if (isMisread) total.wrong += 1;
    else total.extra += 1;
    if (listsWrong) console.log(`  ${sample.id} ${isMisread ? "misread" : "too much"}: ${line}`);
  }
}

for (const language of ["fr", "en", "es"] as const) {
  const code = CODES[language];
  const langPath = dirname(
    require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`),
  );
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, cacheMethod: "none" });
  await worker.setParameters({ user_defined_dpi: "300" });
  for (const sample of PRESCRIPTION_PAGES.filter((each) => each.language === language)) {
    await measure(sample, async (photo) => {
      const { data } = await worker.recognize(
        photo,
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      return textOfPage(data);
    });
  }
  await worker.terminate();
}
await browser.close();

console.log("language\tlines\tfound\twhole line right\tsame hours\tmisread\ttoo much");
for (const [language, { lines, found, exact, plans, wrong, extra }] of totals) {
  console.log([language, lines, found, exact, plans, wrong, extra].join("\t"));
}
