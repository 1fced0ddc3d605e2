import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { InstallationHealth } from "./installation-health.tsx";

afterEach(cleanup);

const MACHINE = {
  freeBytes: 5e9,
  hasRoom: true,
  backups: { isOn: true, isEncrypted: true, newest: "2026-11-21T20:00:00+00:00", problem: null },
  unreachedDoses: 0,
  mail: { isSent: true, deliveredAt: "2026-11-21T20:00:00+00:00", failedAt: null },
  push: { deliveredAt: "2026-11-21T20:00:00+00:00", failedAt: null },
  address: "https",
  versions: { program: "0.1.0", node: "24.21.0" },
  updates: { is: "current" },
};

const OVERVIEW = {
  engine: "PostgreSQL",
  engine_version: "18.3",
  schema_version: "20261130000700",
};

const open = (machine: object | null, language: "fr" | "en" | "es" = "fr") =>
  renderScreen(
    <InstallationHealth />,
    ({ url }) => {
      if (url.endsWith("/machine")) {
        return machine ? Response.json(machine) : Response.json({}, { status: 404 });
      }
      return Response.json(url.includes("list_medicine_imports") ? [] : OVERVIEW);
    },
    language,
    ["member", "admin"],
  );

const lineOf = async (title: string) => {
  const line = (await screen.findByRole("heading", { name: title })).closest("li");
  if (!line) throw new Error(`${title} is no line.`);
  return within(line);
};

test("a line says its state in a word, what is the case, and nothing to do where it is fine", async () => {
  await open(MACHINE);
  const backups = await lineOf("Sauvegardes");
  backups.getByText("Tout va bien");
  backups.getByText(/^La dernière date du 21 novembre 2026/);
  expect(backups.queryByText(/À faire/)).toBeNull();
  screen.getByText("24.21.0");
  screen.getByText("5\u00A0Go libres.", { normalizer: (text) => text });
});

test("what is broken stands first, with what to do", async () => {
  await open({ ...MACHINE, backups: { ...MACHINE.backups, problem: "tool-missing" } });
  await lineOf("Sauvegardes");
  expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(
    /^SauvegardesNe fonctionne pas.+pg_dump.+À faire : installez pg_dump/,
  );
  screen.getByText("1 point ne fonctionne pas.");
});

test("a new version is named, with a link to what is new", async () => {
  const notesUrl = "https://git.example/releases/v0.2.0";
  await open({ ...MACHINE, updates: { is: "available", version: "0.2.0", notesUrl } });
  const updates = await lineOf("Mises à jour");
  updates.getByText("La version 0.2.0 est disponible.");
  expect(updates.getByRole("link").getAttribute("href")).toBe(notesUrl);
});

test.each(["fr", "en", "es"] as const)("no sentence has a gap, in %s", async (language) => {
  const isNever = { deliveredAt: null, failedAt: "2026-11-21T20:00:00+00:00" };
  await open({ ...MACHINE, mail: { ...isNever, isSent: true }, push: isNever }, language);
  await screen.findAllByRole("listitem");
  expect(document.body.textContent).not.toMatch(/\{\{|health\.|undefined|NaN/);
});

test("where the machine is Supabase's, its own lines are left to it", async () => {
  await open(null);
  await lineOf("Relecture des règles médicales");
  expect(screen.queryByText("Disque")).toBeNull();
  screen.getByText(/projet Supabase/);
});
