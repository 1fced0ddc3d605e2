import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { chooseProfile, presumedProfileId } from "./active-profile.ts";
import { ActiveProfileNote } from "./active-profile-note.tsx";
import { ActiveProfileSelect } from "./active-profile-select.tsx";
import { UntilLost } from "./until-lost.tsx";

const OWN = "00000000-0000-4000-8000-00000000aaaa";
const SHARED = "00000000-0000-4000-8000-00000000cccc";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const claire = {
  id: OWN,
  first_name: "Claire",
  last_name: "Moreau",
  is_primary: true,
  profile_type: "adult",
  date_of_birth: null,
  weight: null,
  height: null,
  created_at: "2026-11-01T08:00:00+00:00",
  profile_details: null,
};

const share = (status: string, permission: string) => ({
  id: "00000000-0000-4000-8000-00000000dddd",
  profile_id: SHARED,
  profile_first_name: status === "accepted" ? "Léa" : null,
  profile_last_name: null,
  profile_type: "child",
  inviter_name: "Thomas Moreau",
  permission_type: permission,
  notes: null,
  status,
  accepted_at: "2026-11-02T08:00:00+00:00",
  created_at: "2026-11-01T08:00:00+00:00",
});

async function open(received: readonly object[]) {
  let shares = received;
  const { client } = await renderScreen(
    <>
      <ActiveProfileSelect userId={OWN} />
      <ActiveProfileNote userId={OWN} />
      <UntilLost userId={OWN}>
        <input aria-label="Remarque" />
      </UntilLost>
    </>,
    ({ url }) => Response.json(url.includes("/rpc/list_received_shares") ? shares : [claire]),
  );
  const select = await screen.findByLabelText<HTMLSelectElement>("Profil actif");
  return Object.assign(select, {
    revoke() {
      shares = [share("revoked", "edit")];
      return client.invalidateQueries();
    },
  });
}

test("a shared profile is in the selector with its level, and said over every page", async () => {
  const select = await open([share("accepted", "edit")]);
  await screen.findByRole("option", { name: "Léa · Partagé (Modification)" });
  expect(select.value).toBe(OWN);
  expect(screen.queryByText(/^Profil partagé avec vous/)).toBeNull();
  fireEvent.change(select, { target: { value: SHARED } });
  expect(await screen.findByText("Profil partagé avec vous : Modification.")).toBeDefined();
  expect(presumedProfileId(OWN)).toBe(SHARED);
});

test.each(["pending", "declined", "revoked"])(
  "a share that is %s opens nothing",
  async (status) => {
    const select = await open([share(status, "manage")]);
    await screen.findByRole("option", { name: "Claire" });
    expect(select.options).toHaveLength(1);
  },
);

test("losing access to the active profile shows a message", async () => {
  chooseProfile(SHARED);
  const select = await open([share("revoked", "edit")]);
  expect(await screen.findByText(/^Ce profil n’est plus partagé avec vous/)).toBeDefined();
  expect(select.value).toBe(OWN);
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(screen.queryByText(/^Ce profil n’est plus partagé/)).toBeNull();
  expect(presumedProfileId(OWN)).toBe(OWN);
});

test("what was being written about a profile is not there for another one once it is lost", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
  const select = await open([share("accepted", "edit")]);
  await screen.findByRole("option", { name: "Léa · Partagé (Modification)" });
  fireEvent.change(select, { target: { value: SHARED } });
  await screen.findByText("Profil partagé avec vous : Modification.");
  const remark = () => screen.getByLabelText<HTMLInputElement>("Remarque");
  fireEvent.change(remark(), { target: { value: "vomit depuis midi" } });
  expect(remark().value).toBe("vomit depuis midi");
  await select.revoke();
  const note = await screen.findByText(
    "Léa : ce profil n’est plus partagé avec vous. Vérifiez pour qui vous notez.",
  );
  expect(remark().value).toBe("");
  expect(scrolled.mock.contexts.some((each) => (each as Element).contains(note))).toBe(true);
  fireEvent.change(remark(), { target: { value: "pour moi" } });
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(remark().value).toBe("pour moi");
});
