import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { screenText } from "./screen-text.ts";

interface Said {
  readonly text: string;
  lang: string;
  voice: unknown;
  onend: () => void;
}

const FRENCH = { lang: "fr-FR", localService: true };
let said: Said[] = [];
let cancelled = 0;

function speakWith(voices: readonly object[]): void {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak: (utterance: Said) => said.push(utterance),
    cancel: () => {
      cancelled += 1;
    },
    addEventListener: (_: string, heard: () => void) => heard(),
  });
}

beforeEach(() => {
  said = [];
  cancelled = 0;
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      lang = "";
      voice = null;
      onend = () => undefined;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Answer({ second = "Lisez la notice." }: { second?: string }) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={shown}>
        <h3>Paracétamol</h3>
        <p>
          Pas avant <strong>02:45</strong>.
        </p>
        <p aria-hidden="true">muet</p>
        <p className="sr-only">caché</p>
        <button type="button">Je l’ai pris</button>
        <details>
          <summary>1 produit écarté</summary>
          <p>replié</p>
        </details>
        <p>{second}</p>
      </div>
      <ReadAloud of={shown} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("reads line by line what stands on the screen, by a voice of the device", async () => {
  speakWith([
    { lang: "fr-CA", localService: false },
    { lang: "en-GB", localService: true },
    FRENCH,
  ]);
  await renderScreen(<Answer />, () => undefined);
  press("Lire à voix haute");
  for (let line = 1; line <= 4; line += 1) {
    await waitFor(() => expect(said).toHaveLength(line));
    said[line - 1]?.onend();
  }
  expect(said.map(({ text }) => text)).toEqual([
    "Paracétamol",
    "Pas avant 02:45.",
    "1 produit écarté",
    "Lisez la notice.",
  ]);
  expect(said.every(({ voice, lang }) => voice === FRENCH && lang === "fr-FR")).toBe(true);
  expect(await screen.findByRole("button", { name: "Lire à voix haute" })).toBeDefined();
});

test("a second press stops it, and so does closing the answer", async () => {
  speakWith([FRENCH]);
  await renderScreen(<Answer />, () => undefined);
  press("Lire à voix haute");
  await waitFor(() => expect(said).toHaveLength(1));
  press("Arrêter la lecture");
  said[0]?.onend();
  expect(said).toHaveLength(1);
  const before = cancelled;
  cleanup();
  expect(cancelled).toBeGreaterThan(before);
});

test("a line that has changed meanwhile is not said, nor is anything after it", async () => {
  speakWith([FRENCH]);
  await renderScreen(<Answer />, () => undefined);
  press("Lire à voix haute");
  await waitFor(() => expect(said).toHaveLength(1));
  const line = screen.getByText("02:45");
  line.textContent = "05:00";
  said[0]?.onend();
  expect(said).toHaveLength(1);
  expect(await screen.findByRole("button", { name: "Lire à voix haute" })).toBeDefined();
});

test.each([
  [[]],
  [[{ lang: "en-GB", localService: true }]],
  [[{ ...FRENCH, localService: false }]],
])("without a voice of the language on the device it says so: %o", async (voices) => {
  speakWith(voices);
  await renderScreen(<Answer />, () => undefined);
  press("Lire à voix haute");
  expect(await screen.findByText(/n’a pas de voix installée/)).toBeDefined();
  expect(said).toEqual([]);
});

test("a browser that cannot speak shows no button", async () => {
  await renderScreen(<Answer />, () => undefined);
  expect(screen.queryByRole("button", { name: "Lire à voix haute" })).toBeNull();
});

test("what is unfolded is read", async () => {
  await renderScreen(<Answer />, () => undefined);
  const details = document.querySelector("details");
  if (details) details.open = true;
  expect(screenText(document.body).map(({ text }) => text)).toContain("replié");
});
