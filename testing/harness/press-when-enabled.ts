import { fireEvent, screen, waitFor } from "@testing-library/react";

/** Presses a button once it is not busy, as a person would. */
export async function pressWhenEnabled(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole("button", { name });
    if (found.getAttribute("aria-disabled") === "true") throw new Error(`Busy: ${name}`);
    return found;
  });
  fireEvent.click(button);
}
