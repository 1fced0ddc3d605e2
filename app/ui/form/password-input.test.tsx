import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PasswordInput } from "./password-input.tsx";

afterEach(cleanup);

test("a password is hidden until its owner looks at it, and can be pasted", async () => {
  await renderScreen(<PasswordInput aria-label="Mot de passe" />, () => undefined);
  const input = screen.getByLabelText<HTMLInputElement>("Mot de passe");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button"));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button"));
  expect(input.type).toBe("password");
  expect(fireEvent.paste(input), "nobody takes the event").toBe(true);
});
