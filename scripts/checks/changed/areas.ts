/** A part of the product with its journeys and the folders of tests that read its database. */
export interface Area {
  /** Files, folders (ending with `/`) or patterns, from the root. */
  readonly paths: readonly string[];
  /** Names of `e2e/*.spec.ts`. */
  readonly journeys: readonly string[];
  /** Folders whose tests run when a migration or a seed of this area changes. */
  readonly contracts?: readonly string[];
}

const migrations = (...nouns: readonly string[]): string[] =>
  nouns.map((noun) => `supabase/migrations/*_${noun}.sql`);

const features = (...names: readonly string[]): string[] =>
  names.map((name) => `app/features/${name}/`);

/**
 * Which journeys open what is in which file. A file may stand in several areas; a journey stands in at least one.
 * An area names the few journeys that would notice most, so that those of one change take a minute or two.
 */
export const AREAS: readonly Area[] = [
  {
    paths: [
      ...migrations("accounts", "sessions"),
      ...features("auth", "account"),
      "app/routes/auth/",
      "app/client/session/",
      "domain/accounts/",
      "packages/backend/auth/",
      "supabase/templates/",
      "supabase/functions/login-alerts/",
    ],
    journeys: [
      "accounts",
      "confirm-in-another-browser",
      "home-network",
      "lock",
      "lock-code",
      "storage-keys",
    ],
    contracts: ["testing/contracts/accounts/"],
  },
  {
    paths: [
      ...features("security", "preferences"),
      ...migrations("preferences"),
      "app/client/preferences/",
      "app/routes/member/settings.tsx",
      "domain/preferences/",
    ],
    journeys: ["settings"],
    contracts: ["testing/contracts/accounts/"],
  },
  {
    paths: [
      ...features("account-data"),
      ...migrations("account_data", "quotas"),
      "app/routes/member/my-data.tsx",
      "domain/account-data/",
    ],
    journeys: ["account-data"],
    contracts: ["testing/contracts/accounts/", "testing/contracts/database/"],
  },
  {
    paths: [
      ...features("admin", "flags", "sheets", "site-settings", "users", "audit", "inbox"),
      ...migrations("feature_flags", "activity"),
      "app/routes/admin/",
      "domain/flags/",
      "domain/sheets/",
    ],
    journeys: ["admin-flags", "admin-content", "admin-users"],
    contracts: ["testing/contracts/admin/"],
  },
  {
    paths: [
      ...features("articles", "blog", "illustrations"),
      ...migrations("articles"),
      "app/routes/admin/*article*",
      "app/routes/admin/blog*",
      "app/routes/site/article.tsx",
      "app/routes/site/blog.tsx",
      "domain/content/",
      "app/markdown.ts",
    ],
    journeys: ["admin-blog", "hostile-articles"],
    contracts: ["testing/contracts/content/"],
  },
  {
    paths: [
      ...features("site"),
      ...migrations("content"),
      "app/routes/site/",
      "supabase/seed/*content*",
      "supabase/seed/faq_items.sql",
    ],
    journeys: ["landing", "site", "crawl"],
    contracts: ["testing/contracts/content/"],
  },
  {
    paths: [
      ...features("contact"),
      ...migrations("contact"),
      "app/routes/site/contact.tsx",
      "domain/contact/",
      "app/client/captcha/",
      "packages/backend/captcha/",
      "supabase/functions/contact/",
    ],
    journeys: ["contact", "captcha"],
    contracts: ["testing/contracts/content/"],
  },
  {
    paths: [
      ...features("inventory"),
      ...migrations("medications"),
      "app/routes/member/inventory.tsx",
      "domain/inventory/",
    ],
    journeys: ["inventory", "official-leaflet", "opened-box", "course", "scanner", "resilience"],
    contracts: ["testing/contracts/inventory/"],
  },
  {
    paths: [
      ...migrations("medication_references"),
      ...features("admin/medicine-import"),
      "app/routes/admin/medicines.tsx",
      "domain/medicines/",
      "server/medicines/",
    ],
    journeys: ["admin-medicines", "scanner"],
    contracts: ["testing/contracts/inventory/"],
  },
  {
    paths: ["server/pages/"],
    journeys: ["content-security-policy"],
  },
  {
    paths: [
      ...features("intakes"),
      ...migrations("homes"),
      "app/routes/member/activity.tsx",
      "app/routes/member/dashboard.tsx",
      "app/routes/member/home/",
      "domain/intakes/",
    ],
    journeys: ["activity", "recent-doses", "home", "night", "two-carers", "household", "taps"],
  },
  {
    paths: [
      "app/client/live/",
      "packages/backend/realtime/",
      "server/http/upgrades.ts",
      ...migrations("live", "live_openings"),
    ],
    journeys: ["live", "claims"],
  },
  {
    paths: [
      "app/client/claims/",
      "app/features/reminders/claims/",
      "app/routes/member/dashboard.tsx",
      ...migrations("dose_claims"),
    ],
    journeys: ["claims"],
    contracts: ["testing/contracts/reminders/"],
  },
  {
    paths: [
      ...features("reminders"),
      ...migrations("reminders", "reminder_deliveries", "planned_dose_answers", "escalations"),
      ...migrations("notification_channels", "scheduled_jobs"),
      "app/client/offline/",
      "app/client/kept-data/",
      "app/client/push/",
      "app/service-worker/",
      "domain/push/",
      "domain/reminders/",
      "supabase/functions/deliver-reminders/",
    ],
    journeys: ["reminders", "push", "offline", "offline-shell", "kept-data"],
    contracts: ["testing/contracts/reminders/"],
  },
  {
    paths: [
      ...features("alerts"),
      ...migrations("alerts"),
      "app/routes/member/alerts.tsx",
      "domain/alerts/",
    ],
    journeys: ["active-profile", "reminders"],
    contracts: ["testing/contracts/reminders/"],
  },
  {
    paths: [
      ...features("profiles"),
      ...migrations("profiles"),
      "app/routes/member/profile*.tsx",
      "domain/profiles/",
    ],
    journeys: ["profiles", "active-profile"],
    contracts: ["testing/contracts/profiles/"],
  },
  {
    paths: [
      ...features("sharing"),
      ...migrations("sharing"),
      "app/client/permissions/",
      "domain/sharing/",
      "supabase/functions/share-profile/",
    ],
    journeys: ["sharing"],
    contracts: ["testing/contracts/sharing/"],
  },
  {
    paths: [
      ...features("pharmacies"),
      ...migrations("pharmacies"),
      "domain/pharmacies/",
      "app/routes/member/recommended-pharmacies.tsx",
    ],
    journeys: ["pharmacies"],
  },
  {
    paths: [
      ...features("symptoms"),
      ...migrations("symptoms"),
      "app/routes/member/symptom-analysis.tsx",
      "domain/symptoms/",
      "supabase/seed/symptoms_medications_*",
    ],
    journeys: ["symptoms", "interactions", "leaflet-level"],
  },
  {
    paths: ["app/locale/", "domain/locale/", "app/client/locale/", "app/request-locale.ts"],
    journeys: ["languages", "locales"],
  },
  {
    paths: ["app/client/errors/", "server/telemetry/"],
    journeys: ["error-reports"],
  },
  {
    paths: ["domain/stored-row.ts", "domain/stored-values.ts", "testing/extremes/"],
    journeys: ["extremes", "unreadable-rows"],
  },
  {
    paths: ["app/ui/", "app/styles/", "app/root.tsx", "app/routes/member/layout.tsx"],
    journeys: ["screens", "large-text", "back", "household"],
  },
  { paths: ["server/", "packages/backend/", "e2e/fixtures/"], journeys: ["fixtures", "household"] },
];
