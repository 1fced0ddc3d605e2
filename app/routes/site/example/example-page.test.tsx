import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { symptomRow } from "#testing/builders/symptom-rows.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { scenarioSymptom } from "#testing/samples/symptom-scenario-lists.ts";
import { ExamplePage } from "./example-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T11:00:00Z"), toFake: ["Date"] });
  localStorage.setItem("user-country", "FR");
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const open = () =>
  renderScreen(
    <ExamplePage />,
    ({ url }) => {
      if (url.includes("/health_products?")) return rows([]);
      if (url.includes("/symptoms_medications?")) {
        return rows([symptomRow(scenarioSymptom("headache"))]);
      }
      return undefined;
    },
    "fr",
    ["member", "visitor"],
  );

const line = (name: string) => {
  const found = screen.getAllByRole("listitem").find((each) => each.textContent?.includes(name));
  if (!found) throw new Error(`There is no line about ${name}.`);
  return within(found);
};

test("every part is marked as an example, with the way to an account", async () => {
  await open();
  for (const name of ["Prises", "Boîtes", "Un symptôme ?"]) {
    fireEvent.click(await screen.findByRole("tab", { name }));
    expect(screen.getByRole("region", { name: "Exemple" })).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: /^Exemple/ })).toBeDefined();
    expect(screen.getByRole("link", { name: "Créer mon vrai compte" })).toBeDefined();
  }
});

test("a planned dose that is recorded lowers the stock, and taking it back gives it back", async () => {
  const { requests } = await open();
  const stock = () => {
    fireEvent.click(screen.getByRole("tab", { name: "Boîtes" }));
    const said = line("Ramipril").getByText(/ sur 30$/).textContent;
    fireEvent.click(screen.getByRole("tab", { name: "Prises" }));
    return said;
  };
  await screen.findByRole("tab", { name: "Prises" });
  expect(stock()).toBe("18 sur 30");
  const [tick] = line("Ramipril").getAllByRole("button");
  if (tick) fireEvent.click(tick);
  expect(stock()).toBe("17 sur 30");
  fireEvent.click(line("Ramipril").getByRole("button", { name: /^Annuler/ }));
  expect(stock()).toBe("18 sur 30");
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("what Hugo was given two hours ago is told, with who had it", async () => {
  await open();
  const given = await screen.findByText(/Hugo.*Doliprane 2,4/);
  expect(given.textContent).toMatch(/10\smL/);
});
