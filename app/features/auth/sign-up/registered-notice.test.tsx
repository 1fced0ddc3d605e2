import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveCaptcha } from "#app/client/captcha/solve-captcha.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { RegisteredNotice } from "./registered-notice.tsx";

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

test("it says where the message went, and leads to that mailbox where its site is known", async () => {
  await renderScreen(<RegisteredNotice email="zoe@gmail.com" />, () => undefined);
  screen.getByText(/zoe@gmail\.com/);
  const link = screen.getByRole("link", { name: "Ouvrir Gmail" });
  expect(link.getAttribute("href")).toBe("https://mail.google.com/");
  expect(solveCaptcha).not.toHaveBeenCalled();
});

test("the message is sent again when it is asked for", async () => {
  const { requests } = await renderScreen(<RegisteredNotice email="zoe@example.org" />, () =>
    Response.json({}),
  );
  expect(screen.queryByRole("link")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Je n’ai rien reçu" }));
  screen.getByText(/indésirables/);
  const button = screen.getByRole("button", { name: "Renvoyer le message" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  await screen.findByText(
    "Si un compte attend cette confirmation, un nouveau message est en route.",
  );
  expect(new URL(requests.at(-1)?.url ?? "").pathname).toBe("/auth/v1/resend");
  expect(await requests.at(-1)?.json()).toMatchObject({ email: "zoe@example.org", type: "signup" });
});
