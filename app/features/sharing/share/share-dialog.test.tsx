import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Permission } from "#domain/sharing/permission.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { may, type Relation, relations } from "#testing/permissions.ts";
import { ShareDialog } from "./share-dialog.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";

async function open(backend: Backend, proposed?: Permission) {
  let closed = 0;
  const { requests } = await renderScreen(
    <ShareDialog
      open
      profileId={LEA}
      name="Léa"
      level="own"
      {...(proposed && { proposed })}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Partager le profil Léa" });
  const sent = () => requests.filter(({ url }) => url.endsWith("/functions/v1/share-profile"));
  return { sent, closed: () => closed };
}

const email = () => screen.getByLabelText<HTMLInputElement>("Adresse e-mail de la personne");
const send = () => fireEvent.click(screen.getByRole("button", { name: "Envoyer l’invitation" }));
const type = (value: string) => fireEvent.change(email(), { target: { value } });

test("without an address nothing is sent", async () => {
  const { sent } = await open(() => undefined);
  send();
  await screen.findByText("Indiquez une adresse e-mail.");
  type("monique");
  send();
  await screen.findByText("Cette adresse e-mail n’est pas complète.");
  expect(sent()).toHaveLength(0);
});

test("reading is the permission that is offered, and what it allows is told before it is sent", async () => {
  const { sent, closed } = await open(() => Response.json({ id: "1" }, { status: 201 }));
  screen.getByText("Elle verra :");
  screen.getByText(/^le nom, la date de naissance/);
  type("  Monique@Example.org ");
  send();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toEqual({
    profileId: LEA,
    email: "monique@example.org",
    permission: "view",
    notes: "",
    locale: "fr-fr",
  });
  await screen.findByText("Invitation envoyée à monique@example.org");
});

test("the own doses that a right lets delete are those of who gets it", async () => {
  await open(() => undefined, "edit");
  expect(screen.getByText("supprimer les prises qu’elle a notées elle-même")).toBeDefined();
});

/** By what words the preview says that a reader opens this table; null where the rows are about the reader alone. */
const SAID: Partial<Record<Relation, RegExp | null>> = {
  profiles: /date de naissance/,
  profile_details: /médecin traitant et la pharmacie.*allergies/,
  profile_conditions: /états de santé \(une grossesse aussi\)/,
  profile_weights: /tous les poids notés/,
  profile_cards: /fiche d’urgence \(groupe sanguin/,
  medications: /médicaments avec leurs photos/,
  medication_reminders: /rappels/,
  medication_intake_logs: /prises notées/,
  illness_entries: /suivi de maladie : températures, symptômes et notes/,
  prescriptions: /ordonnances avec leurs photos/,
  intake_substances: /prises notées/,
  planned_doses: /prises prévues/,
  dose_claims: /prises prévues/,
  escalations: /rappels/,
  custom_alerts: /alertes/,
  profile_shares: null,
};

test("whatever a reader may open is named before the invitation is sent", async () => {
  await open(() => undefined);
  const seen = screen.getByText("Elle verra :").parentElement?.textContent ?? "";
  // What a stranger reads as well is of the product, not of the person.
  const opened = relations.filter(
    (table) => may("view", "S", table) && !may("stranger", "S", table),
  );
  expect(opened.filter((table) => SAID[table] === undefined)).toEqual([]);
  expect(opened.filter((table) => SAID[table] && !SAID[table].test(seen))).toEqual([]);
});

test("where somebody is to record doses, the right that can is chosen", async () => {
  await open(() => undefined, "edit");
  const chosen = screen.getByRole<HTMLInputElement>("radio", { name: /^Modification/ });
  expect(chosen.checked).toBe(true);
});

test.each([
  { boxes: 0, said: "les boîtes de la maison (aucune pour l’instant)" },
  { boxes: 1, said: "la boîte de la maison" },
  { boxes: 9, said: "les 9 boîtes de la maison" },
])(
  "$boxes common boxes come with the profile, as the database counts them",
  async ({ boxes, said }) => {
    const counted = { "content-range": `*/${boxes}` };
    await open(({ url }) =>
      url.includes("/rpc/list_boxes") && url.includes("is_common=eq.true")
        ? new Response(null, { headers: counted })
        : undefined,
    );
    await screen.findByText(said);
  },
);

test.each([
  { code: "own-address", said: "C’est votre propre adresse." },
  { code: "owner-address", said: "Ce profil appartient à cette personne." },
  { code: "already-shared", said: /^Cette personne est déjà invitée/ },
])("an address refused as $code is said at its field, and stays there", async ({ code, said }) => {
  const { closed } = await open(() => Response.json({ code, message: "no" }, { status: 409 }));
  type("monique@example.org");
  send();
  await screen.findByText(said);
  expect(screen.queryByText(/Réessayez/)).toBeNull();
  expect(email().value).toBe("monique@example.org");
  expect(closed()).toBe(0);
});

const password = () => screen.getByLabelText<HTMLInputElement>("Votre mot de passe");

test("to let somebody manage asks for the password, and to let them read does not", async () => {
  const { sent } = await open(() =>
    Response.json({ code: "wrong-password", message: "no" }, { status: 422 }),
  );
  expect(screen.queryByLabelText("Votre mot de passe")).toBeNull();
  type("monique@example.org");
  fireEvent.click(screen.getByRole("radio", { name: /^Gestion/ }));
  send();
  await screen.findByText("Indiquez votre mot de passe.");
  expect(sent()).toHaveLength(0);
  fireEvent.change(password(), { target: { value: "Doliprane!500" } });
  send();
  await screen.findByText("Ce mot de passe n’est pas le vôtre.");
  expect(await sent()[0]?.json()).toMatchObject({
    permission: "manage",
    password: "Doliprane!500",
  });
  fireEvent.click(screen.getByRole("radio", { name: /^Modification/ }));
  send();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await sent()[1]?.json()).not.toHaveProperty("password");
});

test("who guessed too many passwords is told how long to wait", async () => {
  const headers = { "retry-after": "900" };
  await open(() =>
    Response.json({ code: "over_password_rate_limit", message: "no" }, { status: 429, headers }),
  );
  type("monique@example.org");
  fireEvent.click(screen.getByRole("radio", { name: /^Gestion/ }));
  fireEvent.change(password(), { target: { value: "Doliprane!500" } });
  send();
  await screen.findByText("Trop d’essais de mot de passe. Réessayez dans 15 minutes.");
});

test("who invited too many people is told how long to wait", async () => {
  const headers = { "retry-after": "125" };
  await open(() =>
    Response.json({ code: "over_request_rate_limit", message: "no" }, { status: 429, headers }),
  );
  type("monique@example.org");
  send();
  await screen.findByText("Trop d’invitations. Réessayez dans 3 minutes.");
});

test("a server that cannot be reached loses nothing", async () => {
  const { closed } = await open(() => Response.error());
  type("monique@example.org");
  send();
  await screen.findByText("L’invitation n’est pas partie. Réessayez.");
  expect(email().value).toBe("monique@example.org");
  expect(closed()).toBe(0);
});
