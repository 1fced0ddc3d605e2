import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveCaptcha } from "#app/client/captcha/solve-captcha.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { ContactPanel } from "./contact-panel.tsx";

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

const GOOD = {
  "Nom complet": "Zoé Le Gall",
  "Adresse e-mail": "zoe@example.org",
  Sujet: "Une question",
  Message: "Comment partager un profil ?",
};

const open = (backend: Backend, language: "fr" | "en" = "fr") =>
  renderScreen(<ContactPanel ownerEmail="" />, backend, language);

const button = (name = "Envoyer le message") => screen.getByRole("button", { name });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function send(filled: Record<string, string>) {
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button());
}

const refuse =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json({ code, message: "In the server's words" }, { status, headers });

test("nothing can be sent until the captcha is solved", async () => {
  vi.mocked(solveCaptcha).mockImplementation(async () => undefined);
  await open(() => undefined);
  expect(solveCaptcha).toHaveBeenCalledWith("contact", expect.anything());
  expect(button().getAttribute("aria-disabled")).toBe("true");
});

test("each field says what is wrong with it, the first gets the focus, nothing is sent", async () => {
  const { requests } = await open(() => undefined);
  await send({ ...GOOD, "Nom complet": " ", "Adresse e-mail": "zoe@", Sujet: "x".repeat(151) });
  await screen.findByText("Le nom est obligatoire");
  for (const [label, said] of [
    ["Nom complet", "Le nom est obligatoire"],
    ["Adresse e-mail", "Écrivez une adresse e-mail complète, comme nom@exemple.fr."],
    ["Sujet", "150 caractères au plus"],
  ] as const) {
    const field = screen.getByLabelText(label);
    const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(error?.textContent).toBe(said);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(screen.getByLabelText("Message").getAttribute("aria-invalid")).toBe("false");
  expect(document.activeElement).toBe(screen.getByLabelText("Nom complet"));
  expect(requests).toEqual([]);
});

test("while it is on its way the button says so, and sends nothing twice", async () => {
  const { requests } = await open(() => undefined);
  await send(GOOD);
  fireEvent.click(await screen.findByRole("button", { name: "Envoi en cours..." }));
  expect(requests).toHaveLength(1);
});

test("it goes with its proof and its language, as a visitor and without a session", async () => {
  const { requests } = await open(() => Response.json({ received: true }, { status: 201 }));
  await send({ ...GOOD, "Adresse e-mail": " Zoe@Example.org " });
  await screen.findByText("Votre message est parti.");
  screen.getByText("La réponse viendra à zoe@example.org.");
  const request = requests[0];
  expect(new URL(request?.url ?? "").pathname).toBe("/functions/v1/contact");
  expect(request?.headers.get("apikey")).toBe("sb_publishable_for_tests");
  expect(request?.headers.get("authorization")).toBeNull();
  expect(await request?.json()).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    full_name: "Zoé Le Gall",
    email: "zoe@example.org",
    subject: "Une question",
    message: "Comment partager un profil ?",
    language: "fr",
    captcha_token: "proof",
  });
});

test("who sent a message can write another one, from an empty form", async () => {
  await open(() => Response.json({ received: true }, { status: 201 }));
  await send(GOOD);
  const another = await screen.findByRole("button", { name: "Écrire un autre message" });
  expect(another.parentElement).toBe(document.activeElement);
  fireEvent.click(another);
  expect(typed("Message")).toBe("");
});

test.each([
  {
    answer: refuse(429, "over_request_rate_limit", { "retry-after": "61" }),
    said: "Trop de messages. Réessayez dans 2 minutes.",
  },
  { answer: refuse(400, "captcha_failed"), said: /La vérification n’a pas été acceptée/ },
  { answer: refuse(503, "captcha_failed"), said: /Le service de vérification ne répond pas/ },
  {
    answer: refuse(500, "unexpected_failure"),
    said: "Quelque chose n’a pas fonctionné. Réessayez dans un instant.",
  },
  { answer: () => new Response("Bad gateway", { status: 502 }), said: /Connexion perdue/ },
  {
    answer: () => {
      throw new TypeError("Failed to fetch");
    },
    said: /Connexion perdue/,
  },
])("a failure says why ($said), loses nothing, and makes a new proof", async ({ answer, said }) => {
  const { requests } = await open(answer);
  await send(GOOD);
  await screen.findByText("Votre message n’est pas parti. Réessayez.");
  screen.getByText(said);
  for (const [label, value] of Object.entries(GOOD)) expect(typed(label)).toBe(value);
  await waitFor(() => expect(solveCaptcha).toHaveBeenCalledTimes(2));

  await send({});
  await waitFor(() => expect(requests).toHaveLength(2));
  const ids = await Promise.all(requests.map(async (request) => (await request.json()).id));
  expect(ids[0], "the same message, however often it is sent").toBe(ids[1]);
});

test("the sentences of the specification stand in English", async () => {
  await open(() => Response.json({ received: true }, { status: 201 }), "en");
  for (const label of ["Full name", "Email address", "Subject", "Message"]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: "zoe@example.org" } });
  }
  await waitFor(() => expect(button("Send the message").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button("Send the message"));
  await screen.findByText("Your message is on its way.");
});
