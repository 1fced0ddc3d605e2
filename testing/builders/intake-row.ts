/** A row of `medication_intake_logs` as the API answers it; a test says what matters to it. */
export function anIntakeRow(facts: Partial<ReturnType<typeof plain>> = {}) {
  return { ...plain(), ...facts };
}

let made = 0;

function plain() {
  made += 1;
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, "0")}`,
    user_id: "00000000-0000-4000-8000-00000000aaaa" as string | null,
    medication_id: "00000000-0000-4000-8000-000000000001" as string | null,
    medication_name: "Doliprane",
    medication_dosage: "1000 mg",
    medication_form: "Comprimé",
    quantity_taken: 1,
    quantity_deducted: 1,
    taken_at: new Date(Date.now() - made * 60_000).toISOString(),
    notes: null as string | null,
    medications: null as { medication_references: { active_molecule: string } | null } | null,
  };
}
