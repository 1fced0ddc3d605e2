import { randomUUID } from "node:crypto";
import { aNewRow, type Household } from "../builders/household.ts";
import { insert } from "./sql-checks.ts";
import { type AddExpectations, setOf, update } from "./trigger-expectation.ts";

/** What doses contained, which three tables decide. */
export function addSubstances(add: AddExpectations, house: Household) {
  const reference = house.rows.reference_substances;
  const composed = `(select reference_id from public.reference_substances where ${reference[0]} = '${reference[1]}')`;
  const [box, dose] = [randomUUID(), randomUUID()];
  const newBox = (reference_id: string | null) =>
    insert("medications", { ...aNewRow("medications", house), id: box, reference_id });
  const link = `update public.medications set reference_id = ${composed} where id = '${box}'`;
  const newDose = insert("medication_intake_logs", {
    ...aNewRow("medication_intake_logs", house),
    id: dose,
    medication_id: box,
  });
  const contained = `select milligrams from public.intake_substances where intake_id = '${dose}'`;
  const uncomposed = house.rows.medication_references;
  add("public.medication_intake_logs record_substances", {
    title: "a dose has the substances of its box",
    prepare: `${newBox(null)}; ${link}`,
    statement: newDose,
    stateQuery: contained,
  });
  add("public.medication_intake_logs report_possible_duplicates", {
    title: "a dose that another account has just recorded is asked about",
    prepare: `${newBox(null)};
      insert into public.medication_intake_logs (id, user_id, medication_id)
      select gen_random_uuid(), id, '${box}' from auth.users where id <> '${house.account}' limit 1`,
    statement: newDose,
    stateQuery: `select count(*)::text from private.possible_duplicates where intake_id = '${dose}'`,
  });
  add("public.medication_intake_logs update_substances", {
    title: "another quantity of a dose is another amount of its substances",
    prepare: `${newBox(null)}; ${link}; ${newDose}`,
    statement: update("medication_intake_logs", "quantity_taken = 2", ["id", dose]),
    stateQuery: contained,
  });
  add(
    "public.medications record_substances",
    {
      title: "a box that is linked to a reference says what its doses contained",
      prepare: `${newBox(null)}; ${newDose}`,
      statement: link,
      stateQuery: contained,
    },
    {
      title: "another change of a box says nothing new of its doses",
      isRefused: true,
      prepare: `${newBox(null)}; ${link}; ${newDose};
        delete from public.intake_substances where intake_id = '${dose}'`,
      statement: update("medications", setOf("medications"), ["id", box]),
      stateQuery: contained,
    },
  );
  add("public.reference_substances record_substances", {
    title: "the first composition of a reference says what doses of it contained",
    prepare: `delete from public.reference_substances where reference_id = '${uncomposed[1]}';
      ${newBox(uncomposed[1])}; ${newDose}`,
    statement: `insert into public.reference_substances (reference_id, substance_id, position, amount, unit,
        per_amount, per_unit, weighed_as, is_salt)
      values ('${uncomposed[1]}', '${house.rows.substances[1]}', 1, 3, 'mg', 1, 'tablet', 'X', false)`,
    stateQuery: contained,
  });
}
