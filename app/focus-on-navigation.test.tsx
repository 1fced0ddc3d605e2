import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FocusOnNavigation } from "./focus-on-navigation.tsx";

afterEach(cleanup);

function Frame() {
  return (
    <>
      <Link to="/second">Suivante</Link>
      <Link to="/field">Champ</Link>
      <Link to="/late">Tardive</Link>
      <Link to="/?q=a">Chercher</Link>
      <main>
        <Link to="/second">Dans la page</Link>
        <Outlet />
      </main>
      <FocusOnNavigation />
    </>
  );
}

let arrive: () => void;

/** Shows its title at once, and again with its content. */
function Late() {
  const [isThere, setThere] = useState(false);
  arrive = () => setThere(true);
  if (!isThere) return <h1>Tardive</h1>;
  return (
    <section>
      <h1>Tardive</h1>
      <p>Le contenu</p>
    </section>
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
        { path: "late", element: <Late /> },
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

test("a link that stays in the page gives its focus to the new title", async () => {
  open();
  press("Dans la page");
  const title = await screen.findByRole("heading", { name: "Seconde" });
  await expect.poll(() => document.activeElement).toBe(title);
});

test("the title keeps the focus when the content of its page takes the place of what stood there", async () => {
  open();
  press("Tardive");
  const waiting = await screen.findByRole("heading", { name: "Tardive" });
  await expect.poll(() => document.activeElement).toBe(waiting);
  act(() => arrive());
  await screen.findByText("Le contenu");
  expect(waiting.isConnected).toBe(false);
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("heading", { name: "Tardive" }));
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
