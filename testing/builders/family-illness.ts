import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Carer } from "./family-shares.ts";

const AN_HOUR_MS = 3_600_000;

/** Hours ago, by whom, and what was noted: a fever of two days last week, and one that goes on tonight. */
const NOTED = {
  Léa: [
    [216, "claire", { kind: "begin" }],
    [216, "claire", { kind: "temperature", celsius: 38.7 }],
    [215.8, "claire", { kind: "symptom", words: "Fièvre" }],
    [212, "julien", { kind: "temperature", celsius: 39.4 }],
    [211.9, "julien", { kind: "note", words: "A bu un verre d’eau, dort sur le canapé." }],
    [209, "claire", { kind: "temperature", celsius: 38.3 }],
    [205, "claire", { kind: "temperature", celsius: 39.1 }],
    [196, "claire", { kind: "symptom", words: "Toux grasse" }],
    [190, "julien", { kind: "temperature", celsius: 38.1 }],
    [182, "claire", { kind: "temperature", celsius: 37.4 }],
    [168, "claire", { kind: "end" }],
  ],
  Hugo: [
    [11, "claire", { kind: "begin" }],
    [11, "claire", { kind: "temperature", celsius: 39.2 }],
    [10.9, "claire", { kind: "symptom", words: "Fièvre" }],
    [8, "claire", { kind: "temperature", celsius: 38.3 }],
    [3.6, "julien", { kind: "temperature", celsius: 39.4 }],
    [1.5, "julien", { kind: "temperature", celsius: 38.5 }],
    [1.4, "julien", { kind: "note", words: "A bu, s’est rendormi." }],
  ],
} as const;

/** What the two carers noted of the children's illnesses. */
export async function writeFamilyIllnesses(
  claire: Carer,
  julien: Carer,
  now: number,
): Promise<void> {
  const carers = { claire, julien };
  for (const [child, noted] of Object.entries(NOTED)) {
    const profile_id = await profileOf(claire.client, child);
    for (const [hoursAgo, by, fact] of noted) {
      const noted_at = new Date(now - hoursAgo * AN_HOUR_MS).toISOString();
      await carers[by].client
        .from("illness_entries")
        .insert({ ...fact, id: randomUUID(), profile_id, noted_at })
        .throwOnError();
    }
  }
}

async function profileOf(client: SupabaseClient, first_name: string): Promise<string> {
  const { data } = await client
    .from("profiles")
    .select("id")
    .match({ first_name })
    .single()
    .throwOnError();
  return data.id;
}
