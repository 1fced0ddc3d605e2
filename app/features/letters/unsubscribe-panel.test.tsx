import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { UnsubscribePanel } from "./unsubscribe-panel.tsx";

afterEach(cleanup);

const open = (backend: Backend, token = "abc.def") =>
  renderScreen(<UnsubscribePanel token={token} settingsUrl="/fr-fr/settings" />, backend);
const expectWayToSettings = () =>
  expect(screen.getByRole("link", { name: "Ouvrir mes paramètres" }).getAttribute("href")).toBe(
    "/fr-fr/settings",
  );
const press = () => fireEvent.click(screen.getByRole("button", { name: "Ne plus les recevoir" }));

test("opening the link ends nothing, the button does", async () => {
  const { requests } = await open(() => Response.json({ kind: "weekly" }));
  expect(requests).toEqual([]);
  press();
  await screen.findByText("Vous ne recevrez plus le rapport de la semaine.");
  expect(await requests[0]?.json()).toEqual({ token: "abc.def" });
  expect(requests[0]?.headers.get("authorization")).toBeNull();
});

test("a link that ends nothing says where else it can be done", async () => {
  await open(() => Response.json({ code: "bad-token" }, { status: 403 }));
  press();
  expect((await screen.findByRole("alert")).textContent).toContain("Ce lien n’est pas valable.");
  expectWayToSettings();
});

test("a page without a link has no button", async () => {
  await open(() => undefined, "");
  expect(screen.queryByRole("button")).toBeNull();
  expectWayToSettings();
});

test("when the server is away, one can try again", async () => {
  let isAway = true;
  await open(() =>
    isAway ? new Response(null, { status: 502 }) : Response.json({ kind: "reminders" }),
  );
  press();
  await screen.findByRole("alert");
  isAway = false;
  press();
  await screen.findByText(/les rappels de prise/);
});
