import type { SupabaseClient } from "@supabase/supabase-js";

/** Somebody who is signed in, and the profiles they look after. */
export interface Carer {
  readonly client: SupabaseClient;
  readonly email: string;
  readonly password: string;
}

/**
 * Every state a share can wait in, between two who have moved in: he looks after their mother with
 * her, and has done so; she sees his daughter; his own profile and a nanny's answer are still open.
 */
export async function writeFamilyShares(claire: Carer, julien: Carer): Promise<void> {
  const mother = await share(claire, "Monique", {
    email: julien.email,
    permission: "edit",
    notes: "Pour les semaines où tu passes la voir.",
  });
  await share(claire, "Léa", {
    email: "nounou@example.org",
    permission: "view",
    notes: "Pour les mercredis.",
  });
  const daughter = await share(julien, "Inès", {
    email: claire.email,
    permission: "view",
    notes: "Elle dort chez vous le week-end prochain.",
  });
  await share(julien, "Julien", {
    email: claire.email,
    permission: "manage",
    notes: "",
    password: julien.password,
  });

  await accept(julien, mother);
  await accept(claire, daughter);
  await takeCare(julien, mother.profile);
}

interface Invitation {
  readonly id: string;
  readonly profile: string;
}

export async function share(
  by: Carer,
  firstName: string,
  to: { email: string; permission: string; notes: string; password?: string },
): Promise<Invitation> {
  const { data: found } = await by.client
    .from("profiles")
    .select("id")
    .eq("first_name", firstName)
    .single()
    .throwOnError();
  const { data, error } = await by.client.functions.invoke("share-profile", {
    body: { profileId: found.id, ...to, locale: "fr-fr" },
  });
  if (error) throw error;
  return { id: data.id, profile: found.id };
}

export async function accept({ client }: Carer, { id, profile }: Invitation): Promise<void> {
  await client.rpc("accept_profile_share", { share_id: id }).throwOnError();
  await client.rpc("open_shared_profile", { profile_id: profile }).throwOnError();
}

/** Logs a dose and changes a note, for entries of the access log. */
async function takeCare({ client }: Carer, profile: string): Promise<void> {
  const { data: boxes } = await client
    .from("medications")
    .select("id, name")
    .eq("for_profile_id", profile)
    .throwOnError();
  const idOf = (wanted: string) => boxes.find(({ name }) => name === wanted)?.id;
  await client
    .from("medication_intake_logs")
    .insert({ medication_id: idOf("Gaviscon"), quantity_taken: 10, notes: "Après le dîner" })
    .throwOnError();
  await client
    .from("medications")
    .update({ notes: "Ordonnance à renouveler avant la fin de la boîte" })
    .eq("id", idOf("Levothyrox"))
    .throwOnError();
}
