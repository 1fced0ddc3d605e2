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

test("a browser that reads no codes says so, and takes the 13 digits", async () => {
  const { added, requests } = await open(() => rows([PACK]));
  expect(screen.getByText(/^Ce navigateur ne sait pas lire les codes-barres/)).toBeDefined();
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

test.each(["", "3400930000015", "4006381333931"])(
  "%j is refused before anybody is asked",
  async (digits) => {
    const { requests } = await open(() => rows([]));
    look(digits);
    expect(await screen.findByText(/^Ce code n’est pas celui d’une boîte/)).toBeDefined();
    expect(requests).toHaveLength(0);
  },
);

test("a box that the list does not hold can be typed by hand", async () => {
  const { added } = await open(() => rows([]));
  look(CODE);
  expect(await screen.findByText(/^La boîte 3400930000014 n’est pas dans la liste/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Saisir le médicament" }));
  expect(added).toEqual([undefined]);
});

test("where the look-up fails, the form is still one press away", async () => {
  await open(() => Response.json({ code: "XX000" }, { status: 500 }));
  look(CODE);
  expect(await screen.findByText(/^La recherche n’a pas abouti/)).toBeDefined();
});

test("a camera that may not be used leaves the digits", async () => {
  vi.stubGlobal("BarcodeDetector", class {});
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
  });
  await open(() => rows([]));
  expect(await screen.findByText(/^L’appareil photo n’est pas disponible/)).toBeDefined();
});

test("what the camera reads fills in the medicine, and the day and the batch that the square code tells", async () => {
  const stop = vi.fn();
  const read = `010${CODE}1727050010LOT42`;
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = async () => [{ rawValue: "https://example.org" }, { rawValue: read }];
    },
  );
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockReturnValue();
  const { added, requests } = await open(() => rows([PACK]));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added).toMatchObject([{ expiresOn: "2027-05-31", lot: "LOT42" }]);
  cleanup();
  expect(stop).toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});
