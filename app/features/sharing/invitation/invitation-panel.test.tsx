import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { InvitationPanel, type Reader } from "./invitation-panel.tsx";

afterEach(cleanup);

const HUGO: Reader = { userId: "00000000-0000-4000-8000-00000000aaaa", email: "hugo@example.org" };
const SHARED = "00000000-0000-4000-8000-00000000cccc";

const offer = {
  profile_name: "Léa",
  inviter_name: "Claire Moreau",
  permission_type: "view",
  notes: "Pour les vacances",
  status: "pending",
  is_for_me: false,
  masked_email: "h…@example.org",
  share_id: null,
  common_boxes: 9,
};
const forHugo = { ...offer, is_for_me: true, share_id: "00000000-0000-4000-8000-00000000dddd" };

async function open(
  found: readonly object[],
  reader: Reader | null,
  answer = Response.json(SHARED),
) {
  const opened: string[] = [];
  const { requests } = await renderScreen(
    <InvitationPanel
      token="a-token"
      reader={reader}
      links={{
        signIn: "/fr-fr/login?next=here",
        register: "/fr-fr/register",
        dashboard: "/fr-fr/dashboard",
        onOpen: (profileId) => opened.push(profileId),
      }}
    />,
    ({ url }) => (url.includes("/rpc/find_invitation") ? Response.json(found) : answer),
  );
  return { opened, requests };
}

test("who is not signed in reads who invites to what, and goes to sign in", async () => {
  await open([offer], null);
  await screen.findByText("Claire Moreau vous invite à accéder au profil Léa.");
  screen.getByText("Pour les vacances");
  screen.getByText("Avec ce profil, vous verrez les 9 boîtes de la maison.");
  screen.getByText("L’invitation est destinée à h…@example.org.");
  expect(
    screen.getByRole("link", { name: "Se connecter pour accepter" }).getAttribute("href"),
  ).toBe("/fr-fr/login?next=here");
  expect(screen.queryByRole("button", { name: "Accepter l’invitation" })).toBeNull();
});

test("who is signed in with another address is told which one it is for", async () => {
  await open([offer], HUGO);
  await screen.findByText(/^Vous êtes connecté avec hugo@example.org/);
  expect(screen.queryByRole("button", { name: "Accepter l’invitation" })).toBeNull();
});

test("whom it names accepts, and is offered the profile", async () => {
  const { opened } = await open([forHugo], HUGO);
  fireEvent.click(await screen.findByRole("button", { name: "Accepter l’invitation" }));
  await screen.findByText("Le profil Léa est dans votre liste de profils");
  fireEvent.click(screen.getByRole("button", { name: "Voir le profil Léa" }));
  expect(opened).toEqual([SHARED]);
});

test("an acceptance that comes too late is said, and can be tried again", async () => {
  const late = Response.json({ code: "PT409", message: "too late" }, { status: 409 });
  await open([forHugo], HUGO, late);
  fireEvent.click(await screen.findByRole("button", { name: "Accepter l’invitation" }));
  await screen.findByText("Votre réponse n’est pas partie. Réessayez.");
  screen.getByRole("button", { name: "Accepter l’invitation" });
});

test("whom it names may decline", async () => {
  const { requests } = await open([forHugo], HUGO, new Response(null, { status: 204 }));
  fireEvent.click(await screen.findByRole("button", { name: "Refuser" }));
  await screen.findByText("Invitation refusée");
  expect(requests.at(-1)?.url).toContain("/rpc/decline_profile_share");
});

test.each([
  { status: "expired", said: /a expiré/ },
  { status: "revoked", said: /a été annulée/ },
  { status: "declined", said: /a été refusée/ },
  { status: "accepted", said: /a déjà été acceptée/ },
])("an invitation that is $status offers nothing", async ({ status, said }) => {
  await open(
    [{ ...offer, status, profile_name: null, inviter_name: null, common_boxes: null }],
    null,
  );
  await screen.findByText(said);
  expect(screen.getByRole("link", { name: "Se connecter" }).getAttribute("href")).toBe(
    "/fr-fr/login?next=here",
  );
  expect(screen.queryByRole("link", { name: "Se connecter pour accepter" })).toBeNull();
});

test.each([
  { reader: null, way: "Se connecter", to: "/fr-fr/login?next=here" },
  { reader: HUGO, way: "Aller à l’accueil", to: "/fr-fr/dashboard" },
])("a link nobody sent is none, and offers: $way", async ({ reader, way, to }) => {
  await open([], reader);
  await screen.findByText(/^Cette invitation n’existe pas/);
  expect(screen.getByRole("link", { name: way }).getAttribute("href")).toBe(to);
});
