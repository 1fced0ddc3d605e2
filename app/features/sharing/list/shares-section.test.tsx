import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { SharesSection } from "./shares-section.tsx";

afterEach(cleanup);

const USER = "00000000-0000-4000-8000-00000000aaaa";
const LEA = "00000000-0000-4000-8000-00000000bbbb";
const HUGO = "00000000-0000-4000-8000-00000000cccc";

const received = (status: string, permission = "view", ageInDays = 1) => ({
  id: "00000000-0000-4000-8000-00000000dddd",
  profile_id: HUGO,
  profile_first_name: "Hugo",
  profile_last_name: null,
  profile_type: "adult",
  inviter_name: "Thomas Roy",
  permission_type: permission,
  notes: "Si je voyage",
  status,
  accepted_at: null,
  common_boxes: 1,
  created_at: new Date(Date.now() - ageInDays * 86_400_000).toISOString(),
});

const sent = (status: string) => ({
  id: "00000000-0000-4000-8000-00000000eeee",
  profile_id: LEA,
  shared_by: USER,
  shared_with_email: "monique@example.org",
  permission_type: "edit",
  notes: null,
  status,
  created_at: new Date().toISOString(),
  profiles: { first_name: "Léa", last_name: null, created_by: USER },
});

async function open(
  lists: { received?: readonly object[]; sent?: readonly object[] },
  respond: Backend = () => undefined,
) {
  const chosen: string[] = [];
  const shared: unknown[] = [];
  const { requests } = await renderScreen(
    <SharesSection
      userId={USER}
      onChoose={(profileId) => chosen.push(profileId)}
      onShare={(profile) => shared.push(profile)}
    />,
    (request) => {
      if (request.url.includes("/rpc/list_received_shares")) {
        return Response.json(lists.received ?? []);
      }
      return request.method === "GET" ? Response.json(lists.sent ?? []) : respond(request);
    },
  );
  return { requests, chosen, shared };
}

test("nobody shares anything", async () => {
  await open({});
  await screen.findByText("Aucun partage de profil");
});

test("lists that cannot be read are no empty ones", async () => {
  await renderScreen(
    <SharesSection userId={USER} onChoose={() => undefined} onShare={() => undefined} />,
    () => Response.json({ code: "42501", message: "no" }, { status: 403 }),
  );
  await screen.findByText("Le chargement a échoué");
});

test("an invitation is accepted, and its profile is offered, not switched to", async () => {
  const { chosen } = await open({ received: [received("pending")] }, () => Response.json(HUGO));
  await screen.findByText("De Thomas Roy");
  screen.getByText("En attente");
  fireEvent.click(screen.getByRole("button", { name: "Accepter le profil Hugo" }));
  await screen.findByText("Le profil Hugo est dans votre liste de profils");
  expect(chosen).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Choisir" }));
  expect(chosen).toEqual([HUGO]);
});

test("an invitation of fourteen days ago can no longer be answered", async () => {
  await open({ received: [received("pending", "view", 15)] });
  await screen.findByText("Expiré");
  expect(screen.queryByRole("button", { name: /Accepter|Refuser/ })).toBeNull();
});

test.each([
  { permission: "edit", mayShare: false },
  { permission: "manage", mayShare: true },
])("who may $permission is offered to share on: $mayShare", async ({ permission, mayShare }) => {
  const { shared } = await open({ received: [received("accepted", permission)] });
  await screen.findByRole("button", { name: "Quitter le profil Hugo" });
  const share = screen.queryByRole("button", { name: "Partager Hugo" });
  expect(share !== null).toBe(mayShare);
  if (share) fireEvent.click(share);
  expect(shared).toEqual(mayShare ? [{ profileId: HUGO, name: "Hugo", level: "manage" }] : []);
});

test("a share is taken back after a question; refused, it is said", async () => {
  const { requests } = await open({ sent: [sent("accepted")] }, () =>
    Response.json({ code: "PT409", message: "no" }, { status: 409 }),
  );
  fireEvent.click(
    await screen.findByRole("button", {
      name: "Révoquer le partage du profil Léa avec monique@example.org",
    }),
  );
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("n’aura plus accès au profil Léa, dès maintenant");
  fireEvent.click(within(question).getByRole("button", { name: "Révoquer" }));
  await screen.findByText("Le partage n’a pas été retiré. Réessayez.");
  expect(requests.some(({ url }) => url.endsWith("/rpc/revoke_profile_share"))).toBe(true);
});

test("two shares with one person have buttons that say of which profile", async () => {
  const ofHugo = {
    ...sent("accepted"),
    id: "00000000-0000-4000-8000-00000000ffff",
    profile_id: HUGO,
    profiles: { first_name: "Hugo", last_name: null, created_by: USER },
  };
  await open({ sent: [sent("accepted"), ofHugo] });
  await screen.findByRole("button", { name: /^Révoquer .*Léa/ });
  const names = screen
    .getAllByRole("button", { name: /monique@example\.org/ })
    .map((button) => button.getAttribute("aria-label"));
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

const CHANGE = "Changer le droit de monique@example.org sur le profil Léa";
const saveRight = () =>
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer le droit" }));

async function openChange(respond: Backend, share = sent("accepted")) {
  const { requests } = await open({ sent: [share] }, respond);
  fireEvent.click(await screen.findByRole("button", { name: CHANGE }));
  await screen.findByRole("dialog", { name: "Changer le droit de monique@example.org" });
  return () => requests.filter(({ url }) => url.endsWith("/functions/v1/change-share"));
}

test("the right of a share is changed where it is listed", async () => {
  const changes = await openChange(() => Response.json({ id: "1" }));
  const edit = screen.getByRole<HTMLInputElement>("radio", { name: /^Modification/ });
  expect(edit.checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /^Lecture/ }));
  saveRight();
  await screen.findByText("Droit de monique@example.org : Lecture");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await changes()[0]?.json()).toEqual({
    shareId: "00000000-0000-4000-8000-00000000eeee",
    permission: "view",
  });
});

test("the same right is sent nowhere", async () => {
  const changes = await openChange(() => undefined);
  saveRight();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changes()).toHaveLength(0);
});

test("to let somebody manage asks for the password, and a wrong one is said at its field", async () => {
  const changes = await openChange(() =>
    Response.json({ code: "wrong-password", message: "no" }, { status: 422 }),
  );
  fireEvent.click(screen.getByRole("radio", { name: /^Gestion/ }));
  saveRight();
  await screen.findByText("Indiquez votre mot de passe.");
  expect(changes()).toHaveLength(0);
  fireEvent.change(screen.getByLabelText("Votre mot de passe"), { target: { value: "wrong" } });
  saveRight();
  await screen.findByText("Ce mot de passe n’est pas le vôtre.");
  expect(await changes()[0]?.json()).toMatchObject({ permission: "manage", password: "wrong" });
});

test("who no longer manages loses what they passed on, which is said before", async () => {
  await openChange(() => undefined, { ...sent("accepted"), permission_type: "manage" });
  const said = /Les partages que cette personne a accordés .* prennent fin/;
  expect(screen.queryByText(said)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: /^Lecture/ }));
  expect(screen.getByText(said)).toBeDefined();
});

test.each([
  { status: "declined", badge: "Refusé" },
  { status: "revoked", badge: "Révoqué" },
])("a share that is $status is listed, and nothing is left to do", async ({ status, badge }) => {
  await open({ sent: [sent(status)] });
  await screen.findByText(badge);
  expect(screen.queryByRole("button", { name: /Révoquer|Changer/ })).toBeNull();
});
