import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { SettingList } from "./setting-list.tsx";

afterEach(cleanup);

const setting = (meta_key: string, change: object = {}) => ({
  language: "fr",
  meta_key,
  meta_value: "",
  meta_type: "text",
  category: "general",
  description: null,
  updated_at: "2026-11-21T08:00:00+00:00",
  ...change,
});

const ONE_OF_EACH = [
  setting("motto", { meta_value: "Bonjour" }),
  setting("tall", { meta_type: "textarea", meta_value: "un\ndeux" }),
  setting("many", { meta_type: "number", meta_value: "12,5" }),
  setting("open", { meta_type: "boolean", meta_value: "true" }),
  setting("site", { meta_type: "url", meta_value: "https://example.org" }),
  setting("mail", { meta_type: "email", meta_value: "a@example.org" }),
  setting("tint", { meta_type: "color", meta_value: "#1f5c48" }),
  setting("face", { meta_type: "image", meta_value: "/images/og.png" }),
];

const open = (backend: Backend = () => rows(ONE_OF_EACH)) =>
  renderScreen(<SettingList />, backend, "fr", ["member", "admin"]);

const edit = async (key: string) => {
  fireEvent.click(await screen.findByRole("button", { name: `Modifier : ${key}, Français` }));
  return within(screen.getByRole("article", { name: key }));
};

test("settings that cannot be read are told of in their place", async () => {
  await open(() => Response.json({ message: "broken" }, { status: 500 }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Erreur: Quelque chose n’a pas fonctionné.",
  );
});

test.each([
  { key: "tall", tag: "TEXTAREA", value: "un\ndeux" },
  { key: "many", tag: "INPUT", value: "12,5" },
  { key: "open", tag: "SELECT", value: "true" },
  { key: "site", tag: "INPUT", value: "https://example.org" },
  { key: "mail", tag: "INPUT", value: "a@example.org" },
  { key: "tint", tag: "INPUT", value: "#1f5c48" },
  { key: "face", tag: "INPUT", value: "/images/og.png" },
])("$key is edited in a control of its type", async ({ key, tag, value }) => {
  await open();
  const card = await edit(key);
  const control = card.getByLabelText<HTMLInputElement>(`${key}, Français`);
  expect([control.tagName, control.value]).toEqual([tag, value]);
});

test("a value that its type refuses is not sent, and what cancelling threw away is not kept", async () => {
  const { requests } = await open();
  const card = await edit("mail");
  fireEvent.change(card.getByLabelText("mail, Français"), { target: { value: "personne" } });
  fireEvent.click(card.getByRole("button", { name: "Enregistrer" }));
  expect(await card.findByText(/^Une seule adresse e-mail/)).toBeDefined();
  fireEvent.click(card.getByRole("button", { name: "Annuler" }));
  expect(card.getByText("a@example.org")).toBeDefined();
  expect(requests.every(({ method }) => method === "GET")).toBe(true);
});

test("the second save shows the value of the first one, and asks for a decision", async () => {
  const theirs = setting("motto", { meta_value: "Bonsoir", updated_at: "2026-11-21T09:00:00Z" });
  await open(({ method, url }) => {
    if (method === "PATCH") return rows([]);
    return rows(url.includes("meta_key=eq.motto") ? [theirs] : ONE_OF_EACH);
  });
  const card = await edit("motto");
  fireEvent.change(card.getByLabelText("motto, Français"), { target: { value: "Salut" } });
  fireEvent.click(card.getByRole("button", { name: "Enregistrer" }));
  expect((await card.findByRole("alert")).textContent).toContain("Bonsoir");
  expect(card.getByLabelText<HTMLInputElement>("motto, Français").value).toBe("Salut");
});

test("a save that failed says so, and the typing stays", async () => {
  await open(({ method }) =>
    method === "GET" ? rows(ONE_OF_EACH) : Response.json({ message: "no" }, { status: 500 }),
  );
  const card = await edit("motto");
  fireEvent.change(card.getByLabelText("motto, Français"), { target: { value: "Salut" } });
  fireEvent.click(card.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText("Erreur lors de la mise à jour")).toBeDefined();
  expect(card.getByLabelText<HTMLInputElement>("motto, Français").value).toBe("Salut");
});

test("search and filters leave what they name, and say what they hide", async () => {
  await open();
  await screen.findByRole("article", { name: "motto" });
  fireEvent.change(screen.getByLabelText(/^Chercher/), { target: { value: "BONJ" } });
  expect(await screen.findByText("1 paramètre · 7 masqués")).toBeDefined();
  expect(screen.queryByRole("article", { name: "tint" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Langue"), { target: { value: "en" } });
  fireEvent.click(await screen.findByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByRole("article", { name: "tint" })).toBeDefined();
});
