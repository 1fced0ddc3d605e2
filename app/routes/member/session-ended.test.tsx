import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useText } from "#app/locale/text.tsx";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { SessionEnded } from "./session-ended.tsx";

vi.mock("#app/client/captcha/solve-captcha.ts", () => ({ solveCaptcha: vi.fn() }));

afterEach(cleanup);

let end: (isEnded: boolean) => void;

/** A page with a form in it and one in a dialog, and then the end of its session. */
function Page() {
  const [isEnded, setEnded] = useState(false);
  const t = useText();
  end = (next) => act(() => setEnded(next));
  return (
    <>
      <p>{t("member.save")}</p>
      {createPortal(<input aria-label="typed" defaultValue="a cough" />, document.body)}
      {isEnded && <SessionEnded email="claire@example.org" asks="sign-in" />}
    </>
  );
}

const open = (language: Language = "fr") =>
  renderScreen(<Page />, () => undefined, language, ["member"]);

const isCovered = (element: Element) => element.closest("[data-covered]") !== null;

test("the page and its dialogs are hidden behind the sign-in, and come back with the focus", async () => {
  await open();
  const typed = screen.getByLabelText("typed");
  typed.focus();
  end(true);
  const cover = screen.getByRole("dialog", { name: "Votre session a pris fin" });
  expect(document.activeElement).toBe(cover);
  expect(document.body.contains(typed)).toBe(true);
  expect([...document.body.children].filter((each) => !isCovered(each))).toEqual([cover]);
  const email = await screen.findByLabelText<HTMLInputElement>("Adresse e-mail");
  expect(email.value).toBe("claire@example.org");
  // None of them leads out of the page.
  for (const link of screen.getAllByRole("link"))
    expect(link.getAttribute("target")).toBe("_blank");

  end(false);
  expect(document.querySelector("[data-covered]")).toBeNull();
  expect(document.activeElement).toBe(typed);
  expect(screen.getByLabelText<HTMLInputElement>("typed").value).toBe("a cough");
});

test("no key that is pressed there reaches the page", async () => {
  await open();
  end(true);
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  document.removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  { language: "fr", said: "Reconnectez-vous avec le compte claire@example.org" },
  { language: "en", said: "Sign in again with the account claire@example.org" },
  { language: "es", said: "Inicie sesión de nuevo con la cuenta claire@example.org" },
] as const)("in $language it is said what is kept and for whom", async ({ language, said }) => {
  await open(language);
  end(true);
  expect(screen.getByRole("dialog").textContent).toContain(said);
});
