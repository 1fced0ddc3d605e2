import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import type { ConfirmationType } from "./data.ts";

afterEach(cleanup);

const refuse = (status: number, error_code: string, msg: string) => () =>
  Response.json({ code: status, error_code, msg }, { status });

async function press(type: ConfirmationType, button: string, answer: () => Response) {
  const onDone = vi.fn();
  const { requests } = await renderScreen(
    <ConfirmPanel type={type} tokenHash="hash" onDone={onDone} />,
    answer,
  );
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: button }));
  return { onDone };
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

test("an address without a whole link offers nothing to press", async () => {
  await renderScreen(
    <ConfirmPanel type="recovery" tokenHash={null} onDone={() => undefined} />,
    () => undefined,
  );
  screen.getByText("Demandez un nouveau lien : il fonctionne une seule fois, pendant une heure.");
  expect(screen.queryByRole("button")).toBeNull();
});
