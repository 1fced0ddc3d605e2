import { type BenchServer, fillCabinet } from "../harness/bench-server.ts";

export const BOXES = 1000;
export const DOSES = 5000;

/** Doses per insert: a request may have 128 kB. */
const BATCH = 250;
const MS_PER_HOUR = 3_600_000;

/** A parent with two children, a thousand boxes and five thousand doses of half a unit, one for each hour before now. */
export async function fillFamily(bench: BenchServer): Promise<void> {
  const { client, session } = bench;
  await client
    .from("profiles")
    .insert(
      ["Léa", "Hugo"].map((first_name) => ({
        first_name,
        created_by: session.user.id,
        profile_type: "child",
        date_of_birth: "2020-01-02",
        weight: 18,
      })),
    )
    .throwOnError();
  await fillCabinet(bench, BOXES);
  const { data: boxes } = await client
    .from("medications")
    .select("id, profile_id")
    .gte("current_quantity", 6)
    .throwOnError();
  if (!boxes || boxes.length === 0) throw new Error("No box has enough for its doses.");
  const now = Date.now();
  const doses = Array.from({ length: DOSES }, (_, nth) => {
    const { id, profile_id } = boxes[nth % boxes.length] as (typeof boxes)[number];
    return {
      user_id: session.user.id,
      profile_id,
      medication_id: id,
      quantity_taken: 0.5,
      taken_at: new Date(now - (nth + 1) * MS_PER_HOUR).toISOString(),
    };
  });
  for (let start = 0; start < DOSES; start += BATCH) {
    await client
      .from("medication_intake_logs")
      .insert(doses.slice(start, start + BATCH))
      .throwOnError();
  }
}
