import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveCaptcha } from "#app/client/captcha/solve-captcha.ts";
import { HEALTH_CONSENT_VERSION } from "#domain/accounts/health-consent.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { RegisterForm } from "./register-form.tsx";

// A proof of work needs a worker, which this browser of tests does not have.
vi.mock("#app/client/captcha/solve-captcha.ts", () => ({ solveCaptcha: vi.fn() }));

beforeEach(() => {
  vi.mocked(solveCaptcha).mockImplementation(async (_, { onStateChange }) =>
    onStateChange({ step: "solved", token: "proof" }),
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function open(backend: Backend) {
  const onDone = vi.fn();
  const shown = await renderScreen(<RegisterForm onDone={onDone} />, backend);
  localStorage.clear();
  return { ...shown, onDone };
}

async function send(filled: Record<string, string>, { agrees = true } = {}) {
  const consent = screen.getByRole<HTMLInputElement>("checkbox");
  if (consent.checked !== agrees) fireEvent.click(consent);
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const button = screen.getByRole("button", { name: "Créer mon compte" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
}

const GOOD = {
  Prénom: "Zoé",
  Nom: "Lefèvre",
  "Adresse e-mail": "zoe@example.org",
  "Mot de passe": "Armoire-2026!",
  "Confirmer le mot de passe": "Armoire-2026!",
};

/** What changes something; that a good password asks for the settings does not. */
const sent = (requests: Request[]) => requests.filter(({ method }) => method !== "GET");

test("an empty form names what is missing and sends nothing", async () => {
  const { requests } = await open(() => undefined);
  await send({});
  await screen.findByText("Le prénom est obligatoire");
  screen.getByText("Le nom est obligatoire");
  screen.getByText("L’adresse e-mail est obligatoire");
  expect(document.activeElement).toBe(screen.getByLabelText("Prénom"));
  expect(sent(requests)).toEqual([]);
});

test.each([
  {
    wrong: { "Adresse e-mail": "zoe@" },
    label: "Adresse e-mail",
    said: "Écrivez une adresse e-mail complète, comme nom@exemple.fr.",
  },
  {
    wrong: { "Mot de passe": "Armoire", "Confirmer le mot de passe": "Armoire" },
    label: "Mot de passe",
    said: "Le mot de passe doit contenir au moins 8 caractères Le mot de passe doit contenir au moins un chiffre Le mot de passe doit contenir au moins un caractère spécial",
  },
  {
    wrong: { "Mot de passe": "Password1!", "Confirmer le mot de passe": "Password1!" },
    label: "Mot de passe",
    said: "Ce mot de passe est trop courant : il serait vite deviné. Choisissez-en un autre.",
  },
  {
    wrong: { "Confirmer le mot de passe": "armoire-2026!" },
    label: "Confirmer le mot de passe",
    said: "Les mots de passe ne correspondent pas",
  },
])("$label is refused with its message and gets the focus", async ({ wrong, label, said }) => {
  const { requests } = await open(() => undefined);
  await send({ ...GOOD, ...wrong });
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const [errorId = ""] = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(errorId)?.textContent).toBe(said);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(sent(requests)).toEqual([]);
});

test("a good form is sent with names, language and proof, and comes back to this locale's dashboard", async () => {
  const { requests, onDone } = await open(() =>
    Response.json({ id: "1", email: "zoe@example.org" }),
  );
  await send({ ...GOOD, "Adresse e-mail": " Zoe@Example.org " });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("zoe@example.org"));
  const request = requests.at(-1);
  expect(new URL(request?.url ?? "").searchParams.get("redirect_to")).toMatch(
    /\/fr-fr\/dashboard$/,
  );
  expect(await request?.json()).toMatchObject({
    email: "zoe@example.org",
    password: "Armoire-2026!",
    data: {
      first_name: "Zoé",
      last_name: "Lefèvre",
      locale: "fr-fr",
      health_consent: HEALTH_CONSENT_VERSION,
    },
    gotrue_meta_security: { captcha_token: "proof" },
  });
});

test("the box about health data is unticked, and nothing is sent without it", async () => {
  const { requests } = await open(() => undefined);
  const consent = screen.getByRole<HTMLInputElement>("checkbox", { name: /données de santé/ });
  expect(consent.checked).toBe(false);
  await send(GOOD, { agrees: false });
  await screen.findByText(/^Cochez cette case/);
  expect(document.activeElement).toBe(consent);
  expect(consent.getAttribute("aria-invalid")).toBe("true");
  expect(sent(requests)).toEqual([]);
});

test("what the server refuses is told in words of the page, and everything typed stays", async () => {
  await open(() =>
    Response.json(
      { code: 429, error_code: "over_request_rate_limit", msg: "Slow down" },
      { status: 429 },
    ),
  );
  await send(GOOD);
  await screen.findByText("Trop de tentatives. Attendez quelques minutes, puis réessayez.");
  expect(screen.getByLabelText<HTMLInputElement>("Prénom").value).toBe("Zoé");
  expect(screen.getByLabelText<HTMLInputElement>("Mot de passe").value).toBe("Armoire-2026!");
});

test("a busy server is not taken for a captcha's provider that is down, and everything typed stays", async () => {
  const { requests } = await open(({ url }) =>
    url.includes("/auth/v1/signup")
      ? Response.json(
          { code: "request_timeout", message: "The server has enough to do, try again shortly" },
          { status: 503, headers: { "retry-after": "3" } },
        )
      : undefined,
  );
  for (let times = 1; times <= 4; times += 1) {
    await send(GOOD);
    await waitFor(() => expect(sent(requests)).toHaveLength(times));
    await screen.findByText(/^Trousse est très sollicitée en ce moment\./);
  }
  for (const [label, value] of Object.entries(GOOD)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  }
});

// The last one, as this browser may send three sign-ups.
test("a captcha that the server refuses is told in words of the page", async () => {
  await open(() =>
    Response.json(
      { code: 400, error_code: "captcha_failed", msg: "captcha protection: request disallowed" },
      { status: 400 },
    ),
  );
  await send(GOOD);
  await screen.findByText("Erreur avec le captcha. Veuillez réessayer.");
});
