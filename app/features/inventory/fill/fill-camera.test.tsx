import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { BoxRow } from "./box-row.ts";
import { FillCamera } from "./fill-camera.tsx";
import { playTick } from "./play-tick.ts";

vi.mock("./play-tick.ts", () => ({ playTick: vi.fn() }));

const CODE = "3400930000014";
const PACK = {
  label: "plaquette(s) de 16 comprimé(s)",
  quantity: 16,
  unit: "tablet",
  medication_references: {
    id: "00000000-0000-4000-8000-00000000cccc",
    name: "Troussalgan",
    dosage: "500 mg",
    form: "Comprimé",
    prescription_required: "Non",
    active_molecule: "Paracétamol",
    default_quantity: 16,
    source: "Nous",
    source_date: "2026-04-28",
    withdrawn_at: null,
  },
};

/** The codes that the next picture shows. */
let shown: readonly string[];

beforeEach(() => {
  shown = [CODE];
  vi.mocked(playTick).mockReset();
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => ["data_matrix", "ean_13"];
      detect = async () => shown.map((rawValue) => ({ rawValue }));
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(backend: Backend) {
  const found: BoxRow[] = [];
  const more: string[] = [];
  await renderScreen(
    <FillCamera onBox={(row) => found.push(row)} onOneMore={(id) => more.push(id)} />,
    backend,
    "fr",
    ["member", "fill"],
  );
  return { found, more };
}

function show(codes: readonly string[]) {
  shown = codes;
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("There is no field for a photo.");
  fireEvent.change(input, { target: { files: [new File([""], "box.png")] } });
}

test("each box that is read is told by a green tick and a sound, the same one again by a question", async () => {
  const { found, more } = await open(() => rows([PACK]));
  expect(playTick).not.toHaveBeenCalled();
  show([CODE]);
  expect((await screen.findByText(/Troussalgan/)).className).toContain("text-valid");
  expect(playTick).toHaveBeenCalledTimes(1);
  show([CODE]);
  const again = await screen.findByRole("button", { name: "Oui, une boîte de plus" });
  expect(playTick).toHaveBeenCalledTimes(1);
  fireEvent.click(again);
  expect(playTick).toHaveBeenCalledTimes(2);
  expect(found).toHaveLength(1);
  expect(more).toEqual([found[0]?.id]);
});

test("a box that no list knows is read as well, and sounds", async () => {
  const { found } = await open(() => rows([]));
  show([CODE]);
  expect(await screen.findByText(/^Boîte 3400930000014/)).toBeDefined();
  expect(playTick).toHaveBeenCalledTimes(1);
  expect(found).toHaveLength(1);
});

test.each([
  { codes: [], because: "a picture without a code" },
  { codes: ["4006381333932"], because: "a code with a wrong digit" },
])("$because makes no sound", async ({ codes }) => {
  const { found } = await open(() => rows([PACK]));
  show(codes);
  expect(await screen.findByText(/^Aucun code/)).toBeDefined();
  expect(playTick).not.toHaveBeenCalled();
  expect(found).toEqual([]);
});

test("a box that could not be looked up makes no sound", async () => {
  await open(() => Response.json({ code: "XX000" }, { status: 500 }));
  show([CODE]);
  await screen.findByText(/^La recherche du code/);
  expect(playTick).not.toHaveBeenCalled();
});
