import { type Backend, rows } from "../harness/render-screen.tsx";
import type { anIntakeRow } from "./intake-row.ts";

/** What the form reads before it asks: the doses of two days, the last of the product, the box and who takes it. */
interface Known {
  readonly doses?: readonly ReturnType<typeof anIntakeRow>[];
  readonly last?: ReturnType<typeof anIntakeRow>;
  readonly box?: { medication_references?: object | null; medication_reminders?: object[] };
  readonly taker?: {
    date_of_birth: string | null;
    weight: number | null;
    profile_type?: string;
    weight_measured_on?: string;
    profile_conditions?: readonly object[];
    profile_details?: object;
  };
  readonly givers?: Readonly<Record<string, string>>;
}

/** A backend that has this to read. @param write its answer to what the form sends */
export const knowing =
  (
    { doses = [], last, box: ofBox, taker, givers = {} }: Known,
    write: Backend = () => undefined,
  ): Backend =>
  (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/substance_ledger")) {
      return Response.json(doses.map((row) => ledgerRow(row, givers[row.id] ?? null)));
    }
    if (request.method !== "GET") return write(request);
    if (pathname.endsWith("/medications")) {
      const reference = ofBox?.medication_references;
      return rows([
        {
          medication_reminders: [],
          ...ofBox,
          medication_references: reference ? { reference_substances: [], ...reference } : null,
        },
      ]);
    }
    if (pathname.endsWith("/profiles")) {
      return rows([
        {
          date_of_birth: "2010-01-01",
          weight: null,
          weight_confirmed_at: null,
          profile_type: "child",
          profile_conditions: [],
          ...taker,
        },
      ]);
    }
    return searchParams.has("or") && last ? rows([last]) : rows([]);
  };

/** A row of `substance_ledger` for a dose whose substances the database does not know. */
function ledgerRow(row: ReturnType<typeof anIntakeRow>, giver_name: string | null) {
  return {
    intake_id: row.id,
    taken_at: row.taken_at,
    medication_id: row.medication_id,
    product_name: row.medication_name,
    dosage: row.medication_dosage,
    form: row.medication_form,
    quantity: row.quantity_taken,
    giver_id: row.user_id,
    giver_name,
    substance_id: null,
    milligrams: null,
    weighed_as: null,
    active_molecule: row.medications?.medication_references?.active_molecule ?? null,
  };
}
