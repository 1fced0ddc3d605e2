import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { ChangePasswordCard } from "./change-password-card.tsx";

afterEach(cleanup);

const FAILED = "Le mot de passe n’a pas changé. Réessayez.";
const GOOD = {
  "Mot de passe actuel": "Armoire-2025!",
  "Nouveau mot de passe": "Armoire-2026!",
  "Confirmer le nouveau mot de passe": "Armoire-2026!",
};

const user = { id: "1", aud: "authenticated", email: "claire@example.org", user_metadata: {} };
const refuse = (status: number, error_code: string, msg: string, extra = {}) =>
  Response.json({ code: status, error_code, msg, ...extra }, { status });

async function send(filled: Record<string, string>, backend: Backend) {
  const shown = await renderScreen(<ChangePasswordCard />, backend);
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Changer le mot de passe" }));
  return shown;
}

/** What changes something; that a good password asks for the settings does not. */
const sent = (requests: Request[]) => requests.filter(({ method }) => method !== "GET");

test.each([
  { filled: {}, said: "Remplissez chaque champ.", focus: "Mot de passe actuel" },
  {
    filled: { ...GOOD, "Confirmer le nouveau mot de passe": "" },
    said: "Remplissez chaque champ.",
    focus: "Confirmer le nouveau mot de passe",
  },
  {
    filled: { ...GOOD, "Confirmer le nouveau mot de passe": "Armoire-2027!" },
    said: "Les mots de passe ne correspondent pas",
    focus: "Confirmer le nouveau mot de passe",
  },
  {
    filled: {
      ...GOOD,
      "Nouveau mot de passe": "Armoire",
      "Confirmer le nouveau mot de passe": "Armoire",
    },
    said: /au moins 8 caractères/,
    focus: "Nouveau mot de passe",
  },
])("$said is said at $focus before anything is sent", async ({ filled, said, focus }) => {
  const { requests } = await send(filled, () => undefined);
  await screen.findByText(said);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(focus)));
  expect(sent(requests)).toEqual([]);
});

test.each([
  {
    answer: refuse(400, "invalid_credentials", "Invalid login credentials"),
    said: "Ce mot de passe n’est pas le vôtre",
    focus: "Mot de passe actuel",
  },
  {
    answer: refuse(422, "same_password", "New password should be different"),
    said: "Ce mot de passe est déjà le vôtre. Choisissez-en un autre.",
    focus: "Nouveau mot de passe",
  },
  {
    answer: refuse(422, "weak_password", "Password is too weak", {
      weak_password: { reasons: ["pwned"] },
    }),
    said: "Ce mot de passe figure dans une fuite de données connue. Choisissez-en un autre.",
    focus: "Nouveau mot de passe",
  },
  {
    answer: refuse(422, "weak_password", "Password is too weak", {
      weak_password: { reasons: ["common"] },
    }),
    said: "Ce mot de passe est trop courant, même écrit autrement ou suivi de chiffres. Choisissez-en un autre.",
    focus: "Nouveau mot de passe",
  },
  {
    answer: refuse(422, "weak_password", "Password is too weak", {
      weak_password: { reasons: ["context"] },
    }),
    said: "Ce mot de passe n’est guère plus que votre nom, votre adresse ou le nom du site. Choisissez-en un autre.",
    focus: "Nouveau mot de passe",
  },
  {
    answer: refuse(429, "over_request_rate_limit", "Too many. Try again in 7 minutes."),
    said: "Trop de tentatives. Réessayez dans 7 minutes.",
    focus: "Mot de passe actuel",
  },
])("a refusal says '$said', and everything typed stays", async ({ answer, said, focus }) => {
  await send(GOOD, () => answer);
  await screen.findByText(said);
  await screen.findByText(FAILED);
  expect(document.activeElement).toBe(screen.getByLabelText(focus));
  for (const [label, value] of Object.entries(GOOD)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  }
});

test.each(["common", "context", "pwned"])(
  "a password that the server refuses as %s loses its mark until another one is typed",
  async (reason) => {
    await send(GOOD, () =>
      refuse(422, "weak_password", "Password is too weak", {
        weak_password: { reasons: [reason] },
      }),
    );
    const rule = () =>
      screen.getAllByRole("listitem").find(({ textContent }) => textContent?.includes("courant"))
        ?.textContent;
    await screen.findByText(FAILED);
    expect(rule()).toBe("pas un mot de passe courant · refusé");
    expect(screen.queryByText("Ce mot de passe respecte toutes les règles.")).toBeNull();
    const field = screen.getByLabelText("Nouveau mot de passe");
    fireEvent.change(field, { target: { value: "Un autre mot de passe 7" } });
    expect(rule()).toBe("pas un mot de passe courant · respecté");
  },
);

test("the present password goes along with the new one, and none stays on the screen", async () => {
  const { requests } = await send(GOOD, () => Response.json(user));
  await screen.findByText("Mot de passe mis à jour. Vos autres appareils sont déconnectés.");
  expect(await requests.at(-1)?.json()).toMatchObject({
    password: "Armoire-2026!",
    current_password: "Armoire-2025!",
  });
  for (const label of Object.keys(GOOD)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("");
  }
});

test("each rule is marked as it is kept while the password is typed", async () => {
  await renderScreen(<ChangePasswordCard />, () => undefined);
  const kept = () =>
    screen
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent?.endsWith(" · respecté"))
      .map(({ textContent }) => textContent?.replace(" · respecté", ""));
  expect(kept()).toEqual([]);
  const field = screen.getByLabelText("Nouveau mot de passe");
  fireEvent.change(field, { target: { value: `A1${"é".repeat(36)}` } });
  expect(kept()).toEqual([
    "8 caractères au moins",
    "une lettre majuscule",
    "une lettre minuscule",
    "un chiffre",
    "pas un mot de passe courant",
  ]);
  screen.getByText("72 caractères au plus, moins avec des accents");
  fireEvent.change(field, { target: { value: "Armoire-2026!" } });
  expect(kept()).toHaveLength(6);
  expect(screen.queryByText("72 caractères au plus, moins avec des accents")).toBeNull();
  screen.getByText("Ce mot de passe respecte toutes les règles.");
});
