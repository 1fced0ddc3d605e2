import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FocusOnNavigation } from "./focus-on-navigation.tsx";

afterEach(cleanup);

function Frame() {
  return (
    <>
      <Link to="/second">Suivante</Link>
      <Link to="/field">Champ</Link>
      <Link to="/?q=a">Chercher</Link>
      <main>
        <Outlet />
      </main>
      <FocusOnNavigation />
    </>
  );
}

function open() {
  const router = createMemoryRouter([
    {
      path: "/",
      element: <Frame />,
      children: [
        { index: true, element: <h1>Première</h1> },
        { path: "second", element: <h1>Seconde</h1> },
        // biome-ignore lint/a11y/noAutofocus: a page that chooses its own place.
        { path: "field", element: <input aria-label="Nom" autoFocus /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

const press = (name: string) => {
  const link = screen.getByRole("link", { name });
  link.focus();
  fireEvent.click(link);
};

test("the title of a page that a link opened has the focus", async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  press("Suivante");
  const title = await screen.findByRole("heading", { name: "Seconde" });
  await expect.poll(() => document.activeElement).toBe(title);
});

test("a page that chose another place keeps it", async () => {
  open();
  press("Champ");
  const field = await screen.findByLabelText("Nom");
  await expect.poll(() => document.activeElement).toBe(field);
});

test("another search on the same page leaves the focus where it is", () => {
  open();
  press("Chercher");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Chercher" }));
});
