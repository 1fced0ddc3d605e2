import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "#bench/harness/browser.ts";

// What a phone does at home, by the name of the home alone: takes the certificate, then uses Trousse without an exception
// of the browser's checks. Each line that it prints was seen; the first that is not ends it.

const [name = "", address = "", account = ""] = process.argv.slice(2);
const { email, password, port } = JSON.parse(account) as {
  email: string;
  password: string;
  port: number;
};

function see(what: string, isSeen: boolean): void {
  if (!isSeen) throw new Error(`Not seen: ${what}`);
  console.log(`✓ ${what}`);
}

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: address, port });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });

async function trustCertificate(): Promise<void> {
  const instructions = await (await fetch(`http://${name}/certificate`)).text();
  const languages = instructions.match(/lang="\w+"/g) ?? [];
  see("the page with the certificate, by plain http, in three languages", languages.length === 3);
  const certificate = await (await fetch(`http://${name}/certificate.crt`)).text();
  see("the certificate of the home", certificate.includes("BEGIN CERTIFICATE"));
  const store = join(homedir(), ".pki/nssdb");
  await mkdir(store, { recursive: true });
  await writeFile(join(store, "home.crt"), certificate);
  const words = ["-d", `sql:${store}`];
  execFileSync("certutil", [...words, "-N", "--empty-password"]);
  execFileSync("certutil", [
    ...words,
    "-A",
    "-t",
    "C,,",
    "-n",
    "home",
    "-i",
    join(store, "home.crt"),
  ]);
}

async function visit(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext({ locale: "fr-FR" })).newPage();
    await page.goto(`http://${name}/fr-fr/aide/telephone`);
    see("http leads to https", page.url() === `https://${name}/fr-fr/help/phone`);
    see("the page is secure", await page.evaluate(() => window.isSecureContext));
    const encrypted = page.getByRole("listitem").filter({ hasText: "Adresse chiffrée" });
    await encrypted.getByText("C’est bon").waitFor();
    see("the page that prepares a phone says that the address is encrypted", true);
    const camera = page.getByRole("button", { name: "Essayer l’appareil photo" });
    await camera.waitFor();
    see("notifications and the camera can be tried", true);

    const socket = page.waitForEvent("websocket", { timeout: 0 });
    await page.goto(`https://${name}/fr-fr/login`);
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Se connecter" }).click({ timeout: 60_000 });
    await page.waitForURL(/\/fr-fr\/dashboard$/);
    await page.getByRole("combobox", { name: "Symptôme" }).waitFor();
    see("signing in", true);
    const opened = await socket;
    await opened.waitForEvent("framereceived");
    see("the pages are live, by a socket with TLS", opened.url().startsWith(`wss://${name}/`));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    see("the service worker, which notifications and pages without a network need", true);
  } finally {
    await browser.close();
  }
}

try {
  see("port 443 is open", await opens(443));
  see("the port of Trousse is closed", !(await opens(port)));
  await trustCertificate();
  await visit();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
