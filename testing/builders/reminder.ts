import type { WritingDeps } from "#supabase/functions/_shared/deps.ts";
import type {
  EndingPrescription,
  ReminderDose,
  ReminderMessage,
} from "#supabase/functions/_shared/reminder-message.ts";
import { createSignedTokens } from "#supabase/functions/_shared/signed-tokens.ts";

export const A_NOON = Date.parse("2026-11-21T12:00:00Z");

export const aDose = (change: Partial<ReminderDose> = {}): ReminderDose => ({
  deliveryId: "00000000-0000-4000-8000-00000000000d",
  plannedDoseId: "00000000-0000-4000-8000-0000000000d1",
  medicationName: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  quantity: 1,
  onDay: "2026-11-21",
  time: "13:00",
  profileId: "00000000-0000-4000-8000-0000000000a1",
  profileName: "Zoé Moreau",
  ...change,
});

export const anEndingPrescription = (
  change: Partial<EndingPrescription> = {},
): EndingPrescription => ({
  id: "00000000-0000-4000-8000-0000000000e1",
  prescriber: "Dr Diallo",
  endsOn: "2027-01-01",
  profileId: "00000000-0000-4000-8000-0000000000a1",
  profileName: "Zoé Moreau",
  ...change,
});

/** To the account and in the language of `aReminder`. */
export const aRenewal = (
  change: Partial<ReminderMessage> = {},
  recipient: Partial<ReminderMessage["recipient"]> = {},
): ReminderMessage =>
  aReminder(
    { occasion: "renewal", doses: [], prescriptions: [anEndingPrescription()], ...change },
    recipient,
  );

export const aReminder = (
  change: Partial<ReminderMessage> = {},
  recipient: Partial<ReminderMessage["recipient"]> = {},
): ReminderMessage => ({
  id: "00000000-0000-4000-8000-00000000000e",
  channel: "push",
  occasion: "reminder",
  tellAt: "2026-11-21T12:00:00Z",
  expiresAt: "2026-11-21T15:00:00Z",
  doses: [aDose()],
  prescriptions: [],
  ...change,
  recipient: {
    id: "00000000-0000-4000-8000-0000000000a1",
    email: "zoe@example.org",
    language: "fr",
    hidesMedicineNames: true,
    ...recipient,
  },
});

export const writingDeps: WritingDeps = {
  signedTokens: createSignedTokens("a secret of this installation", () => A_NOON),
  siteUrl: "https://trousse.example",
  functionUrl: (name, query) =>
    `https://trousse.example/functions/v1/${name}?${new URLSearchParams({ apikey: "key", ...query })}`,
};
