/** A row of `medications` as the API answers it; a test says what matters to it. */
export function aMedicationRow(facts: Partial<ReturnType<typeof plain>> = {}) {
  return { ...plain(), ...facts };
}

let made = 0;

function plain() {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    reference_id: null as string | null,
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Comprimé",
    total_quantity: 8,
    current_quantity: 8,
    expiry_date: "2030-05-31",
    opened_on: null as string | null,
    in_use_days: null as number | null,
    course_stopped_on: null as string | null,
    course_stop_reason: null as string | null,
    course_stop_note: null as string | null,
    is_common: false,
    for_profile_id: "00000000-0000-4000-8000-00000000aaaa",
    location: null as string | null,
    official_number: null as string | null,
    lot: null as string | null,
    posology: null as string | null,
    notes: null as string | null,
    created_at: "2026-11-01T08:00:00.000000+00:00",
    updated_at: "2026-11-01T08:00:00.000000+00:00",
    medication_reminders: [] as object[],
  };
}
