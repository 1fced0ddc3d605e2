import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { OrderDialog } from "./order-dialog.tsx";

const ACCOUNT = "00000000-0000-4000-8000-00000000aaaa";

beforeEach(() => localStorage.setItem("user-country", "FR"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aPharmacy = (name: string, change: object = {}) => ({
  id: name,
  name,
  name_es: null,
  description: "Une pharmacie.",
  description_en: null,
  description_es: null,
  url: `https://${name.toLowerCase()}.example.org/`,
  country: "France/Europe",
  authority: "ARS",
  source: "https://register.example.org/",
  checked_on: null,
  ...change,
});

const PHARMACIES = [aPharmacy("Abbaye"), aPharmacy("Pont")];

/** What each table answers; nothing for one that is not named leaves it waiting. */
const answering =
  (tables: Record<string, (request: Request) => Response | undefined>): Backend =>
  (request) => {
    const table = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return tables[table]?.(request);
  };

const allIsWell = {
  online_pharmacies: () => rows(PHARMACIES),
  user_pharmacy_preferences: () => rows([]),
  profiles: () => Response.json({ default_pharmacy_id: null, profile_details: null }),
};

const refused = () => Response.json({ message: "no", code: "XX000" }, { status: 500 });

async function open(
  backend: Backend,
  currentQuantity = 9,
  needsPrescription: boolean | null = false,
) {
  const box = { id: "box", name: "Doliprane", dosage: "1000 mg", currentQuantity };
  const medication = { ...box, needsPrescription };
  return renderScreen(
    <OrderDialog
      open
      userId={ACCOUNT}
      profileId={ACCOUNT}
      medication={medication}
      onClose={() => undefined}
    />,
    backend,
  );
}

test("pharmacies that cannot be read are no reason to hide what is left of the box", async () => {
  let isBroken = true;
  await open(
    answering({ ...allIsWell, online_pharmacies: () => (isBroken ? refused() : rows(PHARMACIES)) }),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Le chargement a échoué");
  expect(screen.getByText("Stock actuel : 9 unités")).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("heading", { name: "Pont" })).toBeDefined();
});

test("while the pharmacies are on their way, the dialog says so", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.getByText("Informations importantes")).toBeDefined();
});

test("a default pharmacy or favorites that cannot be read leave the list as it is", async () => {
  await open(answering({ ...allIsWell, profiles: refused, user_pharmacy_preferences: refused }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText("Votre pharmacie par défaut")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Favori/ })).toBeNull();
});

test("a default pharmacy that is no longer active is not offered", async () => {
  const profiles = () => Response.json({ default_pharmacy_id: "Gone", profile_details: null });
  await open(answering({ ...allIsWell, profiles }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText("Votre pharmacie par défaut")).toBeNull();
});

test("the default pharmacy stands first and once, wherever it is", async () => {
  const details = { default_pharmacy_id: "Botica" };
  await open(
    answering({
      ...allIsWell,
      online_pharmacies: () =>
        rows([...PHARMACIES, aPharmacy("Botica", { country: "Spain/Europe" })]),
      profiles: () => Response.json({ default_pharmacy_id: "Pont", profile_details: details }),
    }),
  );
  const names = (await screen.findAllByRole("article")).map(
    (entry) => within(entry).getByRole("heading").textContent,
  );
  expect(names).toEqual(["Botica", "Abbaye", "Pont"]);
});

test("a pharmacy outside France is no partner", async () => {
  localStorage.setItem("user-country", "ES");
  const botica = aPharmacy("Botica", { country: "Spain/Europe" });
  await open(answering({ ...allIsWell, online_pharmacies: () => rows([botica]) }));
  expect(await screen.findByText("Pas de pharmacie partenaire ici")).toBeDefined();
  expect(screen.queryByRole("article")).toBeNull();
  expect(screen.queryByText(/^En France/)).toBeNull();
});

test.each([
  { left: 9, isLow: true },
  { left: 10, isLow: false },
])("with $left units left, 'Stock faible' is shown: $isLow", async ({ left, isLow }) => {
  await open(answering(allIsWell), left);
  expect(screen.queryByText("Stock faible") !== null).toBe(isLow);
});

test("a favorite that is being saved does not hear a second press", async () => {
  let answer: (() => Response) | undefined;
  const { requests } = await open(
    answering({
      ...allIsWell,
      user_pharmacy_preferences: (request) => (request.method === "GET" ? rows([]) : answer?.()),
    }),
  );
  const star = await screen.findByRole("button", { name: "Favori : Pont" });
  fireEvent.click(star);
  await waitFor(() => expect(star.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(star);
  const sent = requests.filter(({ method, url }) => method === "POST" && url.includes("prefer"));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toMatchObject({
    user_id: ACCOUNT,
    pharmacy_id: "Pont",
    is_preferred: true,
  });
});

test.each([
  {
    needsPrescription: true,
    title: "Demander à la pharmacie, avec l’ordonnance",
    said: /^Ce médicament est sur ordonnance/,
  },
  {
    needsPrescription: null,
    title: "Demander à la pharmacie",
    said: /^Trousse ne sait pas si ce médicament est sur ordonnance/,
  },
])("with the answer $needsPrescription nothing is to be ordered", async (box) => {
  const { requests } = await open(answering(allIsWell), 9, box.needsPrescription);
  expect(screen.getByRole("heading", { name: box.title })).toBeDefined();
  expect(screen.getByText("Stock actuel : 9 unités")).toBeDefined();
  expect(screen.getByText(box.said)).toBeDefined();
  expect(document.body.textContent).not.toContain("Commander");
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(requests).toEqual([]);
});

test("a link to a pharmacy opens a tab that learns nothing of where it was opened", async () => {
  await open(answering(allIsWell));
  const link = await screen.findByRole("link", { name: "Commander chez Pont (nouvel onglet)" });
  expect(link.getAttribute("href")).toBe("https://pont.example.org/");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});
