import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
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
  return openWith(
    ({ url }) => (url.includes("/rpc/find_invitation") ? Response.json(found) : answer.clone()),
    reader,
  );
}

async function openWith(backend: Backend, reader: Reader | null = HUGO) {
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
    backend,
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

test("the own doses that an invitation lets delete are those of who reads it", async () => {
  await open([{ ...forHugo, permission_type: "edit" }], HUGO);
  await screen.findByText("Vous pourrez :");
  expect(screen.getByText("supprimer les prises que vous avez notées vous-même")).toBeDefined();
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

const conflict = () => Response.json({ code: "PT409", message: "too late" }, { status: 409 });

/** What the server answers once an answer was taken: the second one is refused. */
function answeringOnce(status: "accepted" | "declined"): Backend {
  let answers = 0;
  return ({ url }) => {
    if (url.includes("/rpc/find_invitation")) {
      return Response.json([answers === 0 ? forHugo : { ...forHugo, status }]);
    }
    if (url.includes("/rpc/list_received_shares")) {
      return Response.json([
        { ...forHugo, id: forHugo.share_id, profile_id: SHARED, status, created_at: "2026-11-29" },
      ]);
    }
    answers += 1;
    if (answers > 1) return conflict();
    return status === "accepted" ? Response.json(SHARED) : new Response(null, { status: 204 });
  };
}

test.each([
  { press: "Accepter l’invitation", status: "accepted", said: /^Le profil Léa est dans votre/ },
  { press: "Refuser", status: "declined", said: "Invitation refusée" },
] as const)("a double tap on '$press' answers once", async ({ press, status, said }) => {
  const { requests } = await openWith(answeringOnce(status));
  const button = await screen.findByRole("button", { name: press });
  // Both before anything is drawn anew.
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText(said);
  expect(screen.queryByText(/n’est pas partie/)).toBeNull();
  const answers = requests.filter(({ url }) => /accept_invitation|decline_profile/.test(url));
  expect(answers).toHaveLength(1);
});

test("an invitation that this account accepted meanwhile is accepted", async () => {
  const backend = answeringOnce("accepted");
  let isFirst = true;
  const { opened } = await openWith((request) => {
    if (!request.url.includes("/rpc/accept_invitation") || !isFirst) return backend(request);
    // The answer of the first request got lost on its way.
    isFirst = false;
    backend(request);
    return backend(request);
  });
  fireEvent.click(await screen.findByRole("button", { name: "Accepter l’invitation" }));
  fireEvent.click(await screen.findByRole("button", { name: "Voir le profil Léa" }));
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
