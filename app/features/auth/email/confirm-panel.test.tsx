import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { ConfirmationType } from "../data.ts";
import { ConfirmPanel } from "./confirm-panel.tsx";

afterEach(cleanup);

const refuse = (status: number, error_code: string, msg: string) => () =>
  Response.json({ code: status, error_code, msg }, { status });

async function press(type: ConfirmationType, button: string, answer: () => Response) {
  const onDone = vi.fn();
  const { requests } = await renderScreen(
    <ConfirmPanel type={type} tokenHash="hash" recoverPath="/fr-fr/recover" onDone={onDone} />,
    answer,
  );
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: button }));
  return { onDone, requests };
}

test("one of two addresses leaves the account as it was, and says what is missing", async () => {
  const { onDone } = await press("email_change", "Confirmer le changement", () =>
    Response.json({ code: "200", msg: "Please proceed to confirm link sent to the other email" }),
  );
  await screen.findByText("Cette adresse est confirmée. L’autre doit l’être aussi.");
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  {
    answer: refuse(403, "otp_expired", "Email link is invalid or has expired"),
    said: "Ce lien a déjà servi ou n’est plus valable.",
    again: false,
  },
  {
    answer: refuse(422, "email_exists", "A user with this email address exists"),
    said: "Cette adresse a déjà un compte.",
    again: true,
  },
  {
    answer: refuse(429, "over_request_rate_limit", "Too many requests. Try again in 3 minutes."),
    said: "Trop de tentatives. Réessayez dans 3 minutes.",
    again: true,
  },
])("a refusal says '$said'", async ({ answer, said, again }) => {
  const { onDone } = await press("email_change", "Confirmer le changement", answer);
  await screen.findByText(said);
  expect(screen.queryByRole("button") !== null).toBe(again);
  expect(onDone).not.toHaveBeenCalled();
});

test("elsewhere it asks for the password, says when it is wrong, and sends it with the link", async () => {
  const refusals = [
    refuse(400, "reauthentication_needed", "In this browser the link needs the password"),
    refuse(400, "invalid_credentials", "Invalid login credentials"),
    refuse(403, "otp_expired", "Email link is invalid or has expired"),
  ];
  const { requests, onDone } = await press("signup", "Confirmer mon adresse", () =>
    (refusals.shift() ?? refuse(500, "", ""))(),
  );
  const field = await screen.findByLabelText(/Mot de passe choisi à l’inscription/);
  expect(document.activeElement).toBe(field);
  screen.getByText(/Entrez le mot de passe choisi à l’inscription/);
  expect(screen.getByRole("link", { name: "Choisir un autre mot de passe" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Confirmer mon adresse" }));
  expect(requests, "nothing typed, nothing sent").toHaveLength(1);
  fireEvent.change(field, { target: { value: "Wrong-1000" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirmer mon adresse" }));
  await screen.findByText(/Ce n’est pas le mot de passe choisi à l’inscription/);
  expect((field as HTMLInputElement).value, "what was typed stays").toBe("Wrong-1000");
  fireEvent.click(screen.getByRole("button", { name: "Confirmer mon adresse" }));
  await screen.findByText("Ce lien a déjà servi ou n’est plus valable.");
  expect(requests).toHaveLength(3);
  expect(onDone).not.toHaveBeenCalled();
});

test("an address without a whole link offers nothing to press", async () => {
  await renderScreen(
    <ConfirmPanel
      type="recovery"
      tokenHash={null}
      recoverPath="/fr-fr/recover"
      onDone={() => undefined}
    />,
    () => undefined,
  );
  screen.getByText("Demandez un nouveau lien : il fonctionne une seule fois, pendant une heure.");
  expect(screen.queryByRole("button")).toBeNull();
});
