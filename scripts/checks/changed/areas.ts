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
      "app/client/database/held-requests.ts",
      "app/routes/member/session-ended.tsx",
      "app/routes/member/session-guard.ts",
      "app/client/forms/",
      "domain/accounts/",
      "packages/backend/auth/",
      "supabase/templates/",
      "supabase/functions/login-alerts/",
    ],
    journeys: [
      "accounts",
      "confirm-in-another-browser",
      "early-submit",
      "home-network",
      "lock",
      "lock-code",
      "session-end",
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
    journeys: ["settings", "profiles"],
    contracts: ["testing/contracts/accounts/"],
  },
  {
    paths: [
      ...features("account-data", "health-consent"),
      ...migrations("account_data", "quotas", "health_consent", "revoked_health_consent"),
      "app/routes/member/my-data.tsx",
      "domain/account-data/",
    ],
    journeys: ["account-data", "consent-and-legal", "revoked-consent"],
    contracts: ["testing/contracts/accounts/", "testing/contracts/database/"],
  },
  {
    paths: [
      ...features("admin", "flags", "sheets", "site-settings", "tiers", "users", "audit", "inbox"),
      ...migrations("feature_flags", "activity", "tiers", "monthly_limits"),
      "app/client/limits/",
      "app/routes/admin/",
      "domain/flags/",
      "domain/installation/",
      "domain/sheets/",
      "domain/tiers/",
      "server/functions/installation-status-handler.ts",
      "server/updates/",
    ],
    journeys: ["admin-flags", "admin-content", "admin-health", "admin-users"],
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
      ...features("site", "phone-setup"),
      ...migrations("content"),
      "app/routes/site/",
      "supabase/seed/*content*",
      "supabase/seed/faq_items.sql",
    ],
    journeys: ["landing", "phone-help", "site", "crawl", "public-claims", "consent-and-legal"],
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
      "app/routes/member/fill-cabinet.tsx",
      "app/routes/member/inventory/",
      "domain/inventory/",
    ],
    journeys: [
      "fill-cabinet",
      "first-answer",
      "inventory",
      "inventory-print",
      "box-photo",
      "expiry-and-stock",
      "official-leaflet",
      "opened-box",
      "course",
      "scanner",
      "scanner-camera",
      "resilience",
    ],
    contracts: ["testing/contracts/inventory/"],
  },
  {
    paths: [
      ...migrations("medication_references"),
      ...features("admin/medicine-import", "recalls"),
      "app/routes/admin/medicines.tsx",
      "app/routes/admin/recalls.tsx",
      "domain/medicines/",
      "domain/notices/",
      "server/medicines/",
    ],
    journeys: ["admin-medicines", "recalls", "scanner"],
    contracts: ["testing/contracts/inventory/", "testing/contracts/admin/recalls.contract.ts"],
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
    journeys: [
      "activity",
      "recent-doses",
      "home",
      "night",
      "answers-for-several",
      "two-carers",
      "household",
      "taps",
    ],
  },
  {
    paths: [
      ...features("emergency-card"),
      ...migrations("emergency_cards"),
      "app/routes/member/card.tsx",
      "app/routes/member/card/",
      "app/routes/site/card.tsx",
      "app/routes/site/card/",
      "domain/emergency-card/",
    ],
    journeys: ["emergency-card", "lock"],
  },
  {
    paths: [
      ...features("prescriptions"),
      ...migrations("prescriptions"),
      "app/client/files/",
      "app/routes/member/prescriptions.tsx",
      "app/routes/member/prescriptions/",
      "domain/files/",
      "domain/prescriptions/",
    ],
    journeys: ["prescriptions", "prescription-pdf", "renewals", "box-photo"],
  },
  {
    paths: [
      ...features("helper-pages"),
      ...migrations("helper_pages"),
      "app/routes/member/helper-pages.tsx",
      "app/routes/member/helper-pages/",
      "app/routes/site/helper.tsx",
      "app/routes/site/helper/",
      "app/routes/site/secret-page.tsx",
      "domain/helper-pages/",
    ],
    journeys: ["helper-pages"],
  },
  {
    paths: [
      ...features("calendar-feed"),
      ...migrations("calendar_feeds"),
      "app/routes/member/calendar.tsx",
      "supabase/functions/calendar-feed/",
    ],
    journeys: ["calendar-feed"],
    contracts: ["testing/contracts/profiles/"],
  },
  {
    paths: [
      ...features("report"),
      "app/routes/member/report.tsx",
      "app/routes/member/report/",
      "domain/report/",
    ],
    journeys: ["report"],
  },
  {
    paths: [
      ...features("illness"),
      ...migrations("illness_entries"),
      "app/routes/member/illness.tsx",
      "app/routes/member/illness/",
      "domain/illness/",
    ],
    journeys: ["illness"],
  },
  {
    paths: [
      ...features("readiness"),
      "app/routes/member/readiness.tsx",
      "app/routes/member/readiness/",
      "app/routes/member/fridge.tsx",
      "app/routes/member/fridge/",
      "domain/readiness/",
    ],
    journeys: ["readiness", "fridge"],
  },
  {
    paths: ["app/routes/site/example.tsx", "app/routes/site/example/", "domain/example/"],
    journeys: ["example"],
  },
  {
    paths: [
      ...features("travel"),
      "app/routes/member/travel.tsx",
      "app/routes/member/travel/",
      "domain/travel/",
    ],
    journeys: ["travel"],
  },
  {
    paths: [
      ...features("simple-screen"),
      "app/client/simple-screen/",
      "app/routes/member/simple/",
      "domain/simple-screen/",
    ],
    journeys: ["simple-screen"],
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
    journeys: [
      "reminders",
      "push",
      "offline",
      "offline-doses",
      "offline-shell",
      "new-build",
      "kept-data",
    ],
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
      "supabase/functions/change-share/",
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
      ...migrations("symptoms_for_visitors"),
      "app/routes/member/symptom-analysis.tsx",
      "app/routes/site/first-answer*",
      "domain/symptoms/",
      "supabase/seed/symptoms_medications_*",
    ],
    journeys: [
      "symptoms",
      "support-line",
      "unread-words",
      "visitor-question",
      "interactions",
      "leaflet-level",
      "fever-waits",
    ],
  },
  {
    paths: ["app/locale/", "domain/locale/", "app/client/locale/", "app/request-locale.ts"],
    journeys: ["languages", "locales"],
  },
  {
    paths: [
      ...features("shortcuts", "generic-groups"),
      "app/client/shortcuts/",
      "app/routes/member/search/",
    ],
    journeys: ["search", "keyboard"],
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
    journeys: [
      "screens",
      "large-text",
      "long-words",
      "forced-colors",
      "back",
      "back-rare",
      "dialog-focus",
      "household",
      "keyboard",
    ],
  },
  { paths: ["server/", "packages/backend/", "e2e/fixtures/"], journeys: ["fixtures", "household"] },
];
