import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { PhotoSection } from "./photo-section.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";
const BOX = "00000000-0000-4000-8000-00000000bbbb";

async function open(level: "edit" | "view", backend: Backend) {
  const { requests } = await renderScreen(
    <PermissionLevelProvider level={level}>
      <p>Doliprane</p>
      <PhotoSection profileId={PROFILE} boxId={BOX} name="Doliprane" />
    </PermissionLevelProvider>,
    backend,
    "fr",
    ["member", "box-photo"],
  );
  return requests;
}

const isList = ({ url }: Request) => url.endsWith("/storage/v1/object/list/boxes");

test("a box without a photo asks for one, and says what is kept of it", async () => {
  const requests = await open("edit", () => Response.json([]));
  expect(await screen.findByRole("button", { name: "Ajouter une photo" })).toBeDefined();
  expect(screen.getByText(/sans le lieu ni la date de la prise de vue/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Supprimer la photo" })).toBeNull();
  const [list] = requests.filter(isList);
  expect(await list?.json()).toMatchObject({ prefix: BOX });
});

test("who may only read sees nothing of a box without a photo", async () => {
  const requests = await open("view", () => Response.json([]));
  await expect.poll(() => requests.filter(isList).length).toBe(1);
  await expect.poll(() => document.querySelector(".animate-pulse")).toBeNull();
  expect(screen.queryByText("Photo de la boîte")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("of two photos the newer one is asked for, and who may only read gets no button", async () => {
  const names = ["older.webp", "newer.webp"];
  const requests = await open("view", (request) =>
    isList(request) ? Response.json(names.map((name) => ({ name }))) : undefined,
  );
  await expect
    .poll(() => requests.find(({ url }) => url.includes("/object/boxes/"))?.url)
    .toMatch(new RegExp(`/${BOX}/newer\\.webp$`));
  expect(screen.getByRole("heading", { name: "Photo de la boîte" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("what cannot be read says so, and is asked for again", async () => {
  let isBack = false;
  await open("edit", () => {
    if (!isBack) throw new TypeError("Failed to fetch");
    return Response.json([]);
  });
  expect(
    await screen.findByText("La photo de la boîte ne s’affiche qu’avec une connexion."),
  ).toBeDefined();
  isBack = true;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("button", { name: "Ajouter une photo" })).toBeDefined();
});
