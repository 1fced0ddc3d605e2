import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { type JustNoted, NotedEmergencies, TypedEmergency } from "./noted-emergencies.tsx";

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function () {
    scrolled.call(this);
  };
});
afterEach(cleanup);

const ANYBODY = { age: 48, isPregnant: false };

/** A log to which a press adds words a moment later, as the outbox does. */
function Log({ first, adds }: { first: readonly string[]; adds: string }) {
  const [words, setWords] = useState(first);
  const [justNoted, setJustNoted] = useState<JustNoted | null>(null);
  return (
    <>
      <NotedEmergencies words={words} justNoted={justNoted} {...ANYBODY} />
      <output>{words.join(", ")}</output>
      <button
        type="button"
        onClick={() => {
          setJustNoted({ words: [adds], at: Date.now() });
          setTimeout(() => setWords((all) => [...all, adds]), 20);
        }}
      >
        Noter
      </button>
    </>
  );
}

const block = () => screen.findByRole("region", { name: /^Appelez les secours/ });

test.each([
  [[], "elle respire mal et ses lèvres sont bleues"],
  [["toux"], "convulsions"],
  [["convulsions"], "convulsions"],
  [[], "41,5 °C"],
  [[], "45,0 °C"],
  [["toux"], "32,5 °C"],
])("beside %j, noting %s leads to whom to call", async (first, adds) => {
  await renderScreen(<Log first={first} adds={adds} />, () => rows([]));
  const press = screen.getByRole("button", { name: "Noter" });
  if (first.includes(adds)) await block();
  expect(scrolled).not.toHaveBeenCalled();
  press.click();
  const found = await block();
  await waitFor(() => expect(document.activeElement).toBe(found));
  expect(scrolled.mock.contexts).toContain(found);
  expect(found.querySelector("[role=alert]")).not.toBeNull();
});

test("what is noted beside an emergency of before leads nowhere", async () => {
  await renderScreen(<Log first={["convulsions"]} adds="nez qui coule" />, () => rows([]));
  await block();
  screen.getByRole("button", { name: "Noter" }).click();
  await screen.findByText(/nez qui coule/);
  expect(scrolled).not.toHaveBeenCalled();
});

test("words that are being typed say whom to call where they stand", async () => {
  await renderScreen(
    <>
      <TypedEmergency text="nez qui coule" {...ANYBODY} />
      <TypedEmergency text="ses lèvres sont bleues" {...ANYBODY} />
    </>,
    () => rows([]),
  );
  // The only one: both are read by the same code, which has come by now.
  expect(await screen.findByRole("alert")).toHaveProperty(
    "textContent",
    expect.stringMatching(/^Appelez les secours/),
  );
});
