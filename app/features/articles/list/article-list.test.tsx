import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { ArticleList } from "./article-list.tsx";

afterEach(cleanup);

const FEVER = {
  id: "b1060001-0000-4000-8000-000000000001",
  slug: "fievre",
  title: "La fièvre, la nuit",
  title_en: "Fever at night",
  title_es: null,
  category: "Conseils Médicaux",
  author: "Trousse",
  image_url: null,
  featured: true,
  published: true,
  published_at: "2026-11-10T08:00:00Z",
  created_at: "2026-11-01T08:00:00Z",
};
const SOON = {
  ...FEVER,
  id: "b1060001-0000-4000-8000-000000000002",
  title: "Bientôt",
  featured: false,
  published_at: "2199-01-01T08:00:00Z",
};

const rows =
  (found: object[], total = found.length): Backend =>
  () =>
    Response.json(found, { headers: { "content-range": `0-${found.length - 1}/${total}` } });

const show = (backend: Backend) =>
  renderScreen(<ArticleList />, backend, "fr", ["member", "admin"]);

/** What somebody sees of an article, as a card or as a row. */
async function entry(title: string): Promise<HTMLElement> {
  const link = await screen.findByRole("link", { name: title });
  const place = link.closest<HTMLElement>("li, tr");
  if (!place) throw new Error(`${title} stands nowhere.`);
  return place;
}

test("while they are on their way, a place is kept", async () => {
  await show(() => undefined);
  screen.getByText("Chargement…");
});

test("what cannot be loaded says so and can be tried again", async () => {
  let isBroken = true;
  await show((request) =>
    isBroken ? Response.json({ message: "broken" }, { status: 500 }) : rows([FEVER])(request),
  );
  await screen.findByText(
    "Impossible de charger les articles. Vérifiez les logs pour plus de détails.",
  );
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await entry("La fièvre, la nuit");
});

test("without any article the first one is offered", async () => {
  await show(rows([], 0));
  await screen.findByText("Aucun article pour l’instant");
  const link = screen.getByRole("link", { name: "Nouvel article" });
  expect(link.getAttribute("href")).toBe("/fr-fr/admin/blog/new");
});

test("a filter that leaves none leads back to all", async () => {
  const { requests } = await show((request) =>
    rows(request.url.includes("published=eq.false") ? [] : [FEVER])(request),
  );
  await entry("La fièvre, la nuit");
  fireEvent.change(screen.getByRole("combobox", { name: "État" }), { target: { value: "draft" } });
  fireEvent.click(await screen.findByRole("button", { name: "Voir tous les articles" }));
  await entry("La fièvre, la nuit");
  expect(new URL(requests[0]?.url ?? "").searchParams.get("order")).toBe("created_at.desc,id.asc");
});

test("each says its state, its languages and whether it stands first", async () => {
  await show(rows([FEVER, SOON]));
  const out = within(await entry("La fièvre, la nuit"));
  for (const words of ["Publié", "fr · en", "À la une", "Sans image"]) out.getByText(words);
  out.getByRole("link", { name: "Voir « La fièvre, la nuit » sur le site" });
  const soon = within(await entry("Bientôt"));
  soon.getByText("Programmé");
  expect(soon.queryByRole("link", { name: /^Voir/ })).toBeNull();
});

test("what was published within the minute that runs is out, not scheduled", async () => {
  await show(rows([{ ...FEVER, published_at: new Date().toISOString() }]));
  const article = await entry("La fièvre, la nuit");
  within(article).getByText("Publié");
  within(article).getByRole("link", { name: /^Voir/ });
});

test("a failed action shows an error, a successful one names itself", async () => {
  let isRefused = true;
  const { requests } = await show((request) => {
    if (request.method === "GET") return rows([FEVER])(request);
    return isRefused
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : Response.json([FEVER]);
  });
  const article = within(await entry("La fièvre, la nuit"));
  fireEvent.click(article.getByRole("button", { name: /^Dépublier/ }));
  await screen.findByText("Impossible de mettre à jour l'article");
  isRefused = false;
  fireEvent.click(article.getByRole("button", { name: /^Dépublier/ }));
  await screen.findByText("Article dépublié");
  const sent = requests.filter(({ method }) => method === "PATCH").at(-1);
  // Its day is kept: published again, it comes out as of that day.
  expect(await sent?.json()).toEqual({ published: false, published_at: FEVER.published_at });
});

test("nothing is deleted before the question is answered", async () => {
  const { requests } = await show((request) =>
    request.method === "GET" ? rows([FEVER])(request) : Response.json([{ id: FEVER.id }]),
  );
  const article = within(await entry("La fièvre, la nuit"));
  fireEvent.click(article.getByRole("button", { name: "Supprimer « La fièvre, la nuit »" }));
  await screen.findByText(/^Êtes-vous sûr de vouloir supprimer cet article/);
  expect(requests.filter(({ method }) => method === "DELETE")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Supprimer l’article" }));
  await screen.findByText("Article supprimé");
});
