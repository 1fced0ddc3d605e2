import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { ScannedBox } from "../medication-reference.ts";
import { ScanBarcodeDialog } from "./scan-barcode-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CODE = "3400930000014";
const REFERENCE = {
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
};

const PACK = {
  label: "plaquette(s) de 100 comprimé(s)",
  quantity: 100,
  unit: "tablet",
  medication_references: REFERENCE,
};

/** The browser's own reader, which finds these codes in every picture. */
const nativeDetector = (codes: readonly string[]) =>
  class {
    static getSupportedFormats = async () => ["data_matrix", "ean_13"];
    detect = async () => codes.map((rawValue) => ({ rawValue }));
  };

async function open(backend: Backend) {
  const added: (ScannedBox | undefined)[] = [];
  const { requests } = await renderScreen(
    <ScanBarcodeDialog open onClose={() => undefined} onAdd={(box) => added.push(box)} />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Scanner un code-barres" });
  return { added, requests };
}

function look(digits: string) {
  fireEvent.change(screen.getByLabelText("Code de la boîte"), { target: { value: digits } });
  fireEvent.click(screen.getByRole("button", { name: "Chercher" }));
}

const UNKNOWN = {
  reference: null,
  known: null,
  expiresOn: null,
  lot: null,
  isDoubtful: false,
};

test("an address without encryption says why there is no camera, and takes the 13 digits", async () => {
  const { added, requests } = await open(() => rows([PACK]));
  expect(screen.getByText(/^Cette adresse n’est pas chiffrée/)).toBeDefined();
  look("34009 300 0001 4");
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added).toMatchObject([{ reference: { name: "Troussalgan" }, expiresOn: null }]);
  expect(requests[0]?.url).toContain(`/reference_packs?`);
  expect(requests[0]?.url).toContain(`cip13=eq.${CODE}`);
});

test.each([
  { quantity: 100, proposed: 100, because: "the list has 16 for the usual pack" },
  { quantity: 139.5, proposed: 139, because: "grams are rounded down" },
  { quantity: 0.4, proposed: null, because: "less than one unit is no pack" },
  { quantity: null, proposed: null, because: "the label does not say" },
  { quantity: 100, unit: "ml", proposed: null, because: "tablets are not measured in mL" },
])(
  "a pack of $quantity proposes $proposed: $because",
  async ({ quantity, unit = "tablet", proposed }) => {
    const { added } = await open(() => rows([{ ...PACK, quantity, unit }]));
    look(CODE);
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added).toMatchObject([{ reference: { defaultQuantity: proposed } }]);
  },
);

test("the 7 digits of an old box find the same pack", async () => {
  const { requests } = await open(() => rows([PACK]));
  look("3000001");
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toContain(`cip13=eq.${CODE}`);
});

test("a pack whose medicine the list does not name is shown with its label", async () => {
  const { added } = await open(() => rows([{ ...PACK, medication_references: null }]));
  look(CODE);
  expect(
    await screen.findByText(/^La boîte 3400930000014 \(plaquette\(s\) de 100 comprimé\(s\)\) est/),
  ).toBeDefined();
  expect(added).toEqual([]);
});

test.each(["", "3400930000015", "4006381333932"])(
  "%j is refused before anybody is asked",
  async (digits) => {
    const { requests } = await open(() => rows([]));
    look(digits);
    expect(await screen.findByText(/^Ce n’est pas le code d’une boîte/)).toBeDefined();
    expect(requests).toHaveLength(0);
  },
);

test("a box that the list does not hold can be typed by hand", async () => {
  const { added } = await open(() => rows([]));
  look(CODE);
  expect(await screen.findByText(/^La boîte 3400930000014 n’est pas dans la liste/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Saisir le médicament" }));
  expect(added).toEqual([{ ...UNKNOWN, gtin: `0${CODE}` }]);
});

test("a code that the home has typed before brings what it typed", async () => {
  const known = { name: "Couldina", dosage: "500 mg", form: "Comprimé", total_quantity: 10 };
  const { added, requests } = await open((request) =>
    rows(request.url.includes("reference_packs") ? [] : [known]),
  );
  look("654321");
  await waitFor(() => expect(added).toHaveLength(1));
  expect(requests[1]?.url).toContain("gtin=eq.08470006543");
  const { total_quantity: totalQuantity, ...facts } = known;
  expect(added).toMatchObject([{ reference: null, known: { ...facts, totalQuantity } }]);
});

test("a Spanish box is found by the code that its digits hold", async () => {
  const { added, requests } = await open(() => rows([PACK]));
  look("654321");
  await waitFor(() => expect(added).toHaveLength(1));
  expect(requests[0]?.url).toContain("cip13=eq.8470006543214");
  expect(added).toMatchObject([{ reference: { name: "Troussalgan" }, gtin: null }]);
});

test("nothing was read, and the form begins empty", async () => {
  const { added } = await open(() => rows([]));
  fireEvent.click(screen.getByRole("button", { name: "Saisir le médicament" }));
  expect(added).toEqual([undefined]);
});

test.each([
  { digits: "654321", text: /^La boîte espagnole 654321/, gtin: "08470006543214", lists: 1 },
  {
    digits: "302340123457",
    text: /^La boîte américaine 0234012345/,
    gtin: "00302340123457",
    lists: 1,
  },
  { digits: "4006381333931", text: /^Le produit 04006381333931/, gtin: "04006381333931", lists: 0 },
])(
  "$digits is of no list here, and can be typed by hand",
  async ({ digits, text, gtin, lists }) => {
    const { added, requests } = await open(() => rows([]));
    look(digits);
    expect(await screen.findByText(text)).toBeDefined();
    // No list is asked for a product without the number of a country, only the home.
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      ...Array.from({ length: lists }, () => "/rest/v1/reference_packs"),
      "/rest/v1/medications",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Saisir le médicament" }));
    expect(added).toEqual([{ ...UNKNOWN, gtin }]);
  },
);

test("where the look-up fails, the form is still one press away", async () => {
  await open(() => Response.json({ code: "XX000" }, { status: 500 }));
  look(CODE);
  expect(await screen.findByText(/^La recherche n’a pas abouti/)).toBeDefined();
});

test("a camera that may not be used leaves the digits", async () => {
  vi.stubGlobal("BarcodeDetector", nativeDetector([]));
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
  });
  await open(() => rows([]));
  expect(await screen.findByText(/^L’appareil photo n’est pas disponible/)).toBeDefined();
});

test("what the camera reads fills in the medicine, and the day and the batch that the square code tells", async () => {
  const stop = vi.fn();
  const read = `010${CODE}1727050010LOT42`;
  const codes = ["https://example.org", "4006381333931", read];
  vi.stubGlobal("BarcodeDetector", nativeDetector(codes));
  const tracks = () => [{ stop }];
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: async () => ({ getTracks: tracks, getVideoTracks: tracks }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockReturnValue();
  const { added, requests } = await open(() => rows([PACK]));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added).toMatchObject([{ expiresOn: "2027-05-31", lot: "LOT42" }]);
  cleanup();
  expect(stop).toHaveBeenCalled();
  expect(requests.filter(({ url }) => url.includes("/reference_packs"))).toHaveLength(1);
});

test("a photo is read as the camera's picture is, and says where it shows no code", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
  vi.stubGlobal("BarcodeDetector", nativeDetector([]));
  const { added } = await open(() => rows([PACK]));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const choose = () =>
    input && fireEvent.change(input, { target: { files: [new File(["x"], "box.jpg")] } });
  choose();
  expect(await screen.findByText(/^Aucun code de boîte n’a été lu sur cette photo/)).toBeDefined();
  vi.stubGlobal("BarcodeDetector", nativeDetector([`(01)0${CODE}(17)270531(10)LOT42`]));
  choose();
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added).toMatchObject([{ expiresOn: "2027-05-31", lot: "LOT42", isDoubtful: false }]);
});

test("a photo that cannot be opened is said", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no picture")));
  await open(() => rows([]));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) fireEvent.change(input, { target: { files: [new File(["x"], "box.txt")] } });
  expect(await screen.findByText(/^Cette photo n’a pas pu être lue/)).toBeDefined();
});
