import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveCaptcha } from "#app/client/captcha/solve-captcha.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { RecoverForm } from "./recover-form.tsx";

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

async function send(email: string, backend: Backend) {
  const shown = await renderScreen(<RecoverForm />, backend);
  const button = screen.getByRole("button", { name: "Recevoir un lien" });
  fireEvent.change(screen.getByLabelText("Adresse e-mail"), { target: { value: email } });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
  return shown;
}

test("the address goes with a proof made for this, and the answer tells nothing", async () => {
  const { requests } = await send(" Zoe@Example.org", () => Response.json({}));
  await screen.findByText("Si un compte existe à cette adresse, un message est en route.");
  expect(solveCaptcha).toHaveBeenCalledWith("recover", expect.anything());
  expect(await requests.at(-1)?.json()).toMatchObject({
    email: "zoe@example.org",
    gotrue_meta_security: { captcha_token: "proof" },
  });
});

test("what is no address is said, and nothing is sent", async () => {
  const { requests } = await send("zoe@", () => undefined);
  await screen.findByText("Écrivez une adresse e-mail complète, comme nom@exemple.fr.");
  expect(requests).toEqual([]);
});

test.each([
  { status: 429, code: "over_email_send_rate_limit", said: /Réessayez dans 60 minutes/ },
  {
    status: 400,
    code: "captcha_failed",
    said: "Erreur avec le captcha. Veuillez réessayer.",
  },
])("$code is said, the address stays and a new proof is made", async ({ status, code, said }) => {
  await send("zoe@example.org", () =>
    Response.json(
      { code: status, error_code: code, msg: "Too many emails. Try again in 60 minutes." },
      { status },
    ),
  );
  await screen.findByText(said);
  expect(screen.getByLabelText<HTMLInputElement>("Adresse e-mail").value).toBe("zoe@example.org");
  await waitFor(() => expect(solveCaptcha).toHaveBeenCalledTimes(2));
});

test("while the captcha's provider is down this waits, and says so", async () => {
  await send("zoe@example.org", () =>
    Response.json(
      { code: "captcha_failed", message: "captcha protection: the provider does not answer" },
      { status: 503 },
    ),
  );
  await screen.findByText(
    "Le service de vérification ne répond pas. Réessayez dans quelques minutes.",
  );
});
