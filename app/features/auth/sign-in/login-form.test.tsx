import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveCaptcha } from "#app/client/captcha/solve-captcha.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { LoginForm } from "./login-form.tsx";

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

const refuse = (message: string, code: string) => () =>
  Response.json({ code: 400, error_code: code, msg: message }, { status: 400 });

async function open(backend: Backend) {
  const onDone = vi.fn();
  const shown = await renderScreen(
    <LoginForm recoverPath="/fr-fr/recover" onDone={onDone} />,
    backend,
  );
  localStorage.clear();
  return { ...shown, onDone };
}

async function send(email: string, password: string) {
  fireEvent.change(screen.getByLabelText("Adresse e-mail"), { target: { value: email } });
  fireEvent.change(screen.getByLabelText("Mot de passe"), { target: { value: password } });
  await waitFor(() => expect(submitButton().getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(submitButton());
}

/** As a server that has too much to do turns somebody away. */
const turnAway = () =>
  Response.json(
    { code: "request_timeout", message: "The server has enough to do, try again shortly" },
    { status: 503, headers: { "retry-after": "3" } },
  );
const BUSY =
  "Trousse est très sollicitée en ce moment. Ce que vous avez écrit est conservé ; réessayez dans quelques secondes.";

const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_in: 600,
  user: { id: "1", email: "zoe@example.org" },
};

/** How the newest proof tells what becomes of it. */
function lastShow() {
  const solving = vi.mocked(solveCaptcha).mock.lastCall?.[1];
  if (!solving) throw new Error("Nobody asked for a proof.");
  return solving.onStateChange;
}

const submitButton = () => screen.getByRole("button", { name: "Se connecter" });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test("who presses before the captcha is solved has pressed once: it goes with the proof", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async () => undefined);
  const { requests, onDone } = await open(() => Response.json(SESSION));
  expect(screen.getByText("Vérification en cours…")).toBeDefined();
  expect(submitButton().getAttribute("aria-disabled")).toBe("true");
  fireEvent.change(screen.getByLabelText("Adresse e-mail"), {
    target: { value: "zoe@example.org" },
  });
  fireEvent.change(screen.getByLabelText("Mot de passe"), { target: { value: "Armoire-2026!" } });
  // Enter in a field sends the form by its button.
  fireEvent.click(submitButton());
  fireEvent.click(submitButton());
  await waitFor(() => expect(submitButton().getAttribute("aria-busy")).toBe("true"));
  expect(requests).toEqual([]);
  act(() => lastShow()({ step: "solved", token: "late" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.json()).toMatchObject({
    gotrue_meta_security: { captcha_token: "late" },
  });
});

test("a use of the device that was chosen before the scripts were here counts", async () => {
  const { onDone } = await open(() => Response.json(SESSION));
  const shared = document.querySelector<HTMLInputElement>("[name=device][value=shared]");
  if (!shared) throw new Error("The use is not asked for.");
  // As in the page of the server: React hears of it no more.
  shared.checked = true;
  await send("zoe@example.org", "Armoire-2026!");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(isSharedDevice()).toBe(true);
});

test("who pressed before a captcha that fails is told, and can press again", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async () => undefined);
  const { requests } = await open(() => undefined);
  fireEvent.change(screen.getByLabelText("Adresse e-mail"), {
    target: { value: "zoe@example.org" },
  });
  fireEvent.change(screen.getByLabelText("Mot de passe"), { target: { value: "Armoire-2026!" } });
  fireEvent.click(submitButton());
  act(() => lastShow()({ step: "failed", token: "" }));
  await screen.findByText(/^La vérification n’a pas abouti : appuyez sur « Réessayer »/);
  expect(submitButton().getAttribute("aria-busy")).toBe("false");
  expect(requests).toEqual([]);
});

test("wrong fields are named at once while the captcha is being solved", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async () => undefined);
  await open(() => undefined);
  fireEvent.click(submitButton());
  await screen.findByText("Écrivez une adresse e-mail complète, comme nom@exemple.fr.");
  expect(submitButton().getAttribute("aria-busy")).toBe("false");
});

test("a captcha that cannot be solved says so and can be started again", async () => {
  vi.mocked(solveCaptcha).mockImplementationOnce(async (_, { onStateChange }) =>
    onStateChange({ step: "failed", token: "" }),
  );
  await open(() => undefined);
  fireEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
  await screen.findByText("Vérification réussie");
});

test("a solution that expires is cleared", async () => {
  await open(() => undefined);
  await screen.findByText("Vérification réussie");
  act(() => lastShow()({ step: "expired", token: "" }));
  screen.getByText("La vérification a expiré");
  expect(submitButton().getAttribute("aria-disabled")).toBe("true");
});

test("while the provider is down people sign in without a proof, as the server allows", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async (_, { onStateChange }) =>
    onStateChange({ step: "down", token: "" }),
  );
  const { requests, onDone } = await open(() => Response.json(SESSION));
  await send("zoe@example.org", "Armoire-2026!");
  screen.getByText(/Vous pouvez vous connecter sans lui/);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await requests.at(-1)?.json()).toMatchObject({
    gotrue_meta_security: { captcha_token: "" },
  });
});

test("a widget that waits for the person keeps the form from being sent", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async (_, { onStateChange }) =>
    onStateChange({ step: "asking", token: "" }),
  );
  await open(() => undefined);
  await screen.findByText("Complétez la vérification ci-dessous.");
  expect(submitButton().getAttribute("aria-disabled")).toBe("true");
});

test("wrong fields are named, the first gets the focus, nothing is sent and nothing is lost", async () => {
  const { requests } = await open(() => undefined);
  await send("zoe@", "12345");
  await screen.findByText("Écrivez une adresse e-mail complète, comme nom@exemple.fr.");
  screen.getByText("Le mot de passe doit contenir au moins 6 caractères.");
  expect(document.activeElement).toBe(screen.getByLabelText("Adresse e-mail"));
  expect(requests).toEqual([]);
  expect(typed("Adresse e-mail")).toBe("zoe@");
});

test.each([
  {
    answer: refuse("Invalid login credentials", "invalid_credentials"),
    said: "Email ou mot de passe incorrect.",
  },
  {
    answer: refuse("captcha protection: request disallowed", "captcha_failed"),
    said: "Erreur avec le captcha. Veuillez réessayer.",
  },
  {
    answer: refuse("User is banned", "user_banned"),
    said: "Ce compte est bloqué : la personne qui gère Trousse l’a suspendu. Pour savoir pourquoi, écrivez-lui depuis la page « Contact ».",
  },
  {
    answer: () => {
      throw new TypeError("Failed to fetch");
    },
    said: "Connexion perdue. Ce que vous avez écrit est conservé ; réessayez quand elle revient.",
  },
  { answer: turnAway, said: BUSY },
])(
  "a failed attempt says $said, keeps what was typed and makes a new proof",
  async ({ answer, said }) => {
    await open(answer);
    await send("zoe@example.org", "Armoire-2026!");
    await screen.findByText(said);
    expect([typed("Adresse e-mail"), typed("Mot de passe")]).toEqual([
      "zoe@example.org",
      "Armoire-2026!",
    ]);
    await waitFor(() => expect(solveCaptcha).toHaveBeenCalledTimes(2));
  },
);

test("the sixth attempt within a quarter of an hour has to wait", async () => {
  const { requests } = await open(refuse("Invalid login credentials", "invalid_credentials"));
  for (const attempt of [1, 2, 3, 4, 5]) {
    await send("Paul@example.org", "Armoire-2026!");
    await waitFor(() => expect(solveCaptcha).toHaveBeenCalledTimes(attempt + 1));
  }
  const sent = requests.length;
  await send("paul@EXAMPLE.org", "Armoire-2026!");
  await screen.findByText("Trop d’essais de connexion. Réessayez dans 15 minutes.");
  expect(requests).toHaveLength(sent);
});

test("who has not confirmed their address can ask for the message again", async () => {
  const { requests } = await open((request) =>
    request.url.includes("/resend")
      ? Response.json({})
      : refuse("Email not confirmed", "email_not_confirmed")(),
  );
  await send("lea@example.org", "Armoire-2026!");
  await screen.findByText(/^Votre adresse n’est pas encore confirmée/);
  expect(screen.queryByText(/Email not confirmed/)).toBeNull();
  const again = screen.getByRole("button", { name: "Renvoyer le message" });
  await waitFor(() => expect(again).toHaveProperty("disabled", false));
  fireEvent.click(again);
  await screen.findByText(/un nouveau message est en route/);
  expect(solveCaptcha).toHaveBeenCalledWith("resend", expect.anything());
  expect(await requests.at(-1)?.json()).toMatchObject({
    email: "lea@example.org",
    gotrue_meta_security: { captcha_token: "proof" },
  });
});

test("however often a busy server turns somebody away, they may try again", async () => {
  let isBusy = true;
  const { requests, onDone } = await open(() => (isBusy ? turnAway() : Response.json(SESSION)));
  for (let times = 1; times <= 6; times += 1) {
    await send("luc@example.org", "Armoire-2026!");
    await waitFor(() => expect(requests).toHaveLength(times));
    await screen.findByText(BUSY);
  }
  isBusy = false;
  await send("luc@example.org", "Armoire-2026!");
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
