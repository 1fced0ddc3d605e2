import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { procedures } from "#supabase/exposed.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { requireSecondFactor } from "../builders/second-factor.ts";
import { anyEngine } from "../engines/engines.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { may, relations } from "../permissions.ts";

type Procedure = (typeof procedures)[number];

/** Functions that reveal and change nothing for a session without the second factor: they return public rows or none. */
const HARMLESS: readonly Procedure[] = [
  "add_boxes",
  "answer_possible_duplicate",
  "count_account_rows",
  "find_contact_messages",
  "find_invitation",
  "home_today",
  "list_boxes",
  "list_boxes_in_reach",
  "list_current_illnesses",
  "list_dose_claims",
  "list_dose_givers",
  "list_generic_groups",
  "list_illness_entries",
  "list_intake_givers",
  "list_own_limits",
  "list_possible_duplicates",
  "list_received_shares",
  "list_sessions",
  "list_enabled_features",
  "get_account_emails",
  "mark_deliveries_shown",
  "official_notices",
  "open_card_link",
  "open_helper_page",
  "open_shared_profile",
  "read_corrected_intake",
  "read_helper_page",
  "record_helper_dose",
  "record_health_consent",
  "is_health_consent_revoked",
  "release_dose_claim",
  "save_box",
  "search_medication_references",
  "set_lasting_session",
  "substance_ledger",
  "undo_helper_dose",
];

/** What they are asked with, about rows of the account itself; nothing where they take nothing. */
const argumentsFor = (house: Household): Partial<Record<Procedure, object>> => {
  const share = { share_id: house.rows.profile_shares[1] };
  const doses = [house.rows.planned_doses[1]];
  return {
    accept_invitation: { token: "x" },
    accept_profile_share: share,
    answer_possible_duplicate: { duplicate: house.account, is_same: true },
    count_monthly_use: { subject: "report_files" },
    add_calendar_feed: {
      profile_id: house.account,
      language: "fr",
      shows_medicines: false,
      shows_person: false,
    },
    add_boxes: {
      profile_id: house.account,
      boxes: [house.rows.medications[1], "00000000-0000-4000-8000-0000000000bb"].map((id) => ({
        id,
        name: "Smecta",
        dosage: "3 g",
        form: "Sachet",
        total_quantity: 30,
        current_quantity: 30,
        expiry_date: "2030-01-31",
      })),
    },
    save_box: {
      profile_id: house.account,
      box: { id: house.rows.medications[1], name: "Smecta" },
      hours: [],
      known_version: "2026-11-22T00:00:00Z",
    },
    answer_home_question: { box_ids: [house.rows.medications[1]] },
    answer_treatment_question: { profile_id: house.child, treatment: "Eliquis", takes: true },
    claim_administration: { code: "x" },
    claim_dose: { profile: house.account },
    confirm_planned_doses: { doses, intakes: ["00000000-0000-4000-8000-0000000000aa"] },
    correct_intake: {
      intake: house.rows.medication_intake_logs[1],
      profile: house.account,
      quantity: 1,
      taken_at: "2026-11-20T08:00:00Z",
      seen_quantity: 1,
      seen_at: "2026-11-20T08:00:00Z",
    },
    decline_profile_share: share,
    end_account_sessions: { account: house.account },
    end_session: { session: house.account },
    find_invitation: { token: "x" },
    grant_role: { account: house.account, role: "admin" },
    home_today: { on_day: "2026-11-22", zone: "Europe/Paris" },
    leave_profile_share: share,
    list_boxes: { profile_id: house.account },
    list_boxes_in_reach: { profile_id: house.child },
    list_dose_givers: { doses },
    list_generic_groups: { reference_ids: [house.rows.medication_references[1]] },
    list_illness_entries: { profile: house.child },
    list_intake_givers: { intakes: [house.rows.medication_intake_logs[1]] },
    get_account_emails: { accounts: [house.account] },
    mark_deliveries_shown: { deliveries: [house.rows.reminder_deliveries[1]] },
    match_planned_dose: {
      dose: house.rows.planned_doses[1],
      intake: house.rows.medication_intake_logs[1],
      profile: house.account,
    },
    official_notices: { box: { official_number: "60234100" } },
    open_card_link: { link: "00000000-0000-4000-8000-000000000000" },
    add_helper_page: { page: { people: [{ profile_id: house.child }] }, secret: "s".repeat(43) },
    open_helper_page: { secret: "x", opening: house.account },
    read_corrected_intake: { intake: house.rows.medication_intake_logs[1] },
    read_helper_page: { page: house.rows.helper_pages[1] },
    record_helper_dose: { secret: "x", box: house.account, dose: house.child, quantity: 1 },
    undo_helper_dose: { secret: "x", dose: house.rows.medication_intake_logs[1] },
    open_shared_profile: { profile_id: house.account },
    postpone_planned_doses: { doses, minutes: 10 },
    publish_recall: {
      recall: house.account,
      title: "x",
      published_on: "2026-01-01",
      url: "https://ansm.sante.fr",
      notice: "x",
      products: [],
    },
    withdraw_recall: { recall: house.account },
    record_doses_beside: {
      doses,
      intakes: ["00000000-0000-4000-8000-0000000000ab"],
      taken_at: "2026-11-29T08:00:00Z",
    },
    record_health_consent: { text_version: null },
    is_health_consent_revoked: { profile_id: house.account },
    release_dose_claim: { claim: house.rows.dose_claims[1] },
    reopen_skipped_doses: { doses },
    revoke_profile_share: share,
    revoke_role: { account: house.account, role: "premium" },
    search_medication_references: { query: "doli" },
    set_lasting_session: { lasting: true },
    set_primary_profile: { profile_id: house.child },
    set_tier_limit: { tier: "standard", subject: "profiles", most: 9 },
    stop_course: {
      medication_id: house.rows.medications[1],
      stopped_on: "2026-11-23",
      reason: "other",
    },
    skip_planned_doses: { doses },
    substance_ledger: { profile_id: house.account },
  };
};

const ownRelations = relations.filter(
  (name) => may("owner", "S", name) && !may("stranger", "S", name),
);

const EVERYTHING = ownRelations
  .map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as rows from public.${name} t`,
  )
  .join(" union all ");

describe.each(anyEngine)("a session without its second factor, on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction(async (tx) => {
      await aHousehold(tx, "admin");
      const made = await aHousehold(tx, "careful");
      await requireSecondFactor(tx, made.account);
      return made;
    });
  });
  afterAll(() => installation.close());

  /** Everything people wrote, as it really is. */
  const everything = () => installation.engine.transaction((tx) => tx.query(EVERYTHING));

  /** Nothing that the household wrote, its ids aside, which the session knows. */
  const tells = (answer: unknown) =>
    /Léa|careful|Doliprane|Mal de tête|Renouveler/.test(JSON.stringify(answer));

  test.each(procedures)("%s neither shows nor changes anything of the account", async (name) => {
    const before = await everything();
    const { data, error } = (await installation
      .signedIn(house)
      .rpc(name, argumentsFor(house)[name] ?? {})) as {
      data: unknown;
      error: { code: string } | null;
    };
    expect(error?.code, "it was called as it can be called").not.toBe("PGRST202");
    expect(await everything()).toEqual(before);
    const isRefused = error !== null || data === false;
    expect(isRefused || HARMLESS.includes(name), JSON.stringify(data)).toBe(true);
    if (name !== "search_medication_references") expect(tells(data ?? null)).toBe(false);
  });

  test.each([
    { name: "delete-account", body: () => ({ email: house.email, password: "x" }) },
    { name: "import-data", body: () => ({ action: "preview", archive: {} }) },
    {
      name: "keep-device",
      body: () => ({
        endpoint: "https://fcm.googleapis.com/fcm/send/thief",
        p256dh: "B".repeat(87),
        auth: "a".repeat(22),
      }),
    },
    { name: "send-test", body: () => ({ channel: "push" }) },
    {
      name: "change-share",
      body: () => ({ shareId: house.rows.profile_shares[1], permission: "view" }),
    },
    {
      name: "share-profile",
      body: () => ({ profileId: house.child, email: "thief@example.org", permission: "view" }),
    },
  ])("$name is refused, and makes nothing ring elsewhere", async ({ name, body }) => {
    const before = await everything();
    const { error, response } = await installation
      .signedIn(house)
      .functions.invoke(name, { body: body() });
    expect(error).not.toBeNull();
    expect(await response?.json()).toMatchObject({ code: "insufficient_aal" });
    expect(response?.status).toBe(403);
    expect(await everything()).toEqual(before);
  });
});
