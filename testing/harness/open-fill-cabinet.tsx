import { fireEvent, screen, within } from "@testing-library/react";
import { FillCabinet } from "#app/features/inventory/fill/fill-cabinet.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { type Backend, renderScreen, rows } from "./render-screen.tsx";

export const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

export const HUGO = "00000000-0000-4000-8000-00000000bbbb";
const PEOPLE: readonly Person[] = [
  { id: PROFILE, name: "Zoé", level: "own" },
  { id: HUGO, name: "Hugo", level: "edit" },
];

const reference = (nth: number, facts: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000${String(nth).padStart(2, "0")}`,
  name: "Doliprane",
  name_es: null,
  dosage: "1000 mg",
  form: "Comprimé",
  prescription_required: "Non",
  active_molecule: "Paracétamol",
  side_effects: null,
  side_effects_es: null,
  default_posology: null,
  default_posology_es: null,
  default_quantity: 8,
  source: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  source_date: "2026-04-28",
  withdrawn_at: null,
  ...facts,
});

const TABLET = reference(1);
export const CAPSULE = reference(2, { form: "Gélule" });
export const SMECTA = reference(3, {
  name: "Smecta",
  dosage: "3 g",
  form: "Sachet",
  default_quantity: 30,
  active_molecule: "Diosmectite",
});
const NUROFEN = reference(5, { name: "Nurofen", dosage: "200 mg", active_molecule: "Ibuprofène" });
export const ATORVASTATIN = reference(6, {
  name: "Atorvastatine Biogaran",
  dosage: "20 mg",
  prescription_required: "Oui",
  default_quantity: 30,
  active_molecule: "Atorvastatine",
});
const AMOXICILLIN = reference(4, {
  name: "Amoxicilline",
  dosage: "500 mg",
  form: "Gélule",
  prescription_required: "Oui",
  default_quantity: 12,
});

interface Sent {
  readonly profile_id: string;
  readonly boxes: readonly { readonly id: string; readonly name: string }[];
}

export async function openFillCabinet({
  atHome = [],
  answer = (boxes) => Response.json(boxes.map(({ id }) => ({ id, refused_with: null }))),
}: {
  atHome?: object[];
  answer?: (boxes: Sent["boxes"]) => Response;
} = {}) {
  const sent: Sent[] = [];
  const backend: Backend = async (request) => {
    if (request.url.includes("search_medication_references")) {
      const { query } = await request.json();
      return Response.json(
        [TABLET, CAPSULE, SMECTA, AMOXICILLIN, NUROFEN, ATORVASTATIN].filter(({ name }) =>
          String(query)
            .toLowerCase()
            .includes(name.toLowerCase().split(" ")[0] ?? ""),
        ),
      );
    }
    if (request.url.includes("add_boxes")) {
      const body: Sent = await request.json();
      sent.push(body);
      return answer(body.boxes);
    }
    return rows(atHome);
  };
  await renderScreen(
    <FillCabinet profileId={PROFILE} people={PEOPLE} />,
    (request) => backend(request) as Promise<Response>,
    "fr",
    ["member", "fill"],
  );
  return { sent };
}

export function paste(text: string) {
  fireEvent.change(screen.getByLabelText("Écrire ou coller une liste"), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole("button", { name: /^Lire/ }));
}

export const row = (number: number) => {
  const item = screen.getByText(`Boîte ${number}`).closest("li");
  if (!item) throw new Error(`There is no row ${number}.`);
  return within(item);
};
