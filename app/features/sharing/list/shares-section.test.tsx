import { cleanup, fireEvent, screen, within } from "@testing-library/react";
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
    await screen.findByRole("button", { name: "Révoquer le partage avec monique@example.org" }),
  );
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("n’aura plus accès au profil Léa, dès maintenant");
  fireEvent.click(within(question).getByRole("button", { name: "Révoquer" }));
  await screen.findByText("Le partage n’a pas été retiré. Réessayez.");
  expect(requests.some(({ url }) => url.endsWith("/rpc/revoke_profile_share"))).toBe(true);
});

test.each([
  { status: "declined", badge: "Refusé" },
  { status: "revoked", badge: "Révoqué" },
])("a share that is $status is listed, and nothing is left to do", async ({ status, badge }) => {
  await open({ sent: [sent(status)] });
  await screen.findByText(badge);
  expect(screen.queryByRole("button", { name: /Révoquer/ })).toBeNull();
});
