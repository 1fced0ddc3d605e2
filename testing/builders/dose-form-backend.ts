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
    if (pathname.endsWith("/list_intake_givers")) {
      return Response.json(
        Object.entries(givers).map(([intake_id, giver_name]) => ({ intake_id, giver_name })),
      );
    }
    if (request.method !== "GET") return write(request);
    if (pathname.endsWith("/medications")) {
      return rows([{ medication_references: null, medication_reminders: [], ...ofBox }]);
    }
    if (pathname.endsWith("/profiles")) {
      return rows([{ date_of_birth: null, weight: null, profile_type: "child", ...taker }]);
    }
    if (searchParams.has("or")) return rows(last ? [last] : []);
    return searchParams.has("taken_at") ? rows(doses) : rows([]);
  };
