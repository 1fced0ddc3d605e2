import * as accountData from "#app/features/account-data/data.ts";
import * as adminRole from "#app/features/admin/access/role-data.ts";
import * as admin from "#app/features/admin/data.ts";
import * as alerts from "#app/features/alerts/data.ts";
import * as articles from "#app/features/articles/data.ts";
import * as audit from "#app/features/audit/data.ts";
import * as auth from "#app/features/auth/data.ts";
import * as blog from "#app/features/blog/data.ts";
import * as calendarFeed from "#app/features/calendar-feed/data.ts";
import * as contact from "#app/features/contact/data.ts";
import * as emergencyCard from "#app/features/emergency-card/data.ts";
import * as flags from "#app/features/flags/data.ts";
import * as genericGroups from "#app/features/generic-groups/data.ts";
import * as healthConsent from "#app/features/health-consent/data.ts";
import * as helperPages from "#app/features/helper-pages/data.ts";
import * as home from "#app/features/home/data.ts";
import * as illness from "#app/features/illness/data.ts";
import * as illustrations from "#app/features/illustrations/data.ts";
import * as inbox from "#app/features/inbox/data.ts";
import * as intakes from "#app/features/intakes/data.ts";
import * as doseFacts from "#app/features/intakes/dose-facts-data.ts";
import * as possibleDuplicates from "#app/features/intakes/possible-duplicates-data.ts";
import * as inventory from "#app/features/inventory/data.ts";
import * as boxPhotos from "#app/features/inventory/details/photo/photo-files.ts";
import * as letters from "#app/features/letters/data.ts";
import * as pharmacies from "#app/features/pharmacies/data.ts";
import * as preferences from "#app/features/preferences/data.ts";
import * as prescriptions from "#app/features/prescriptions/data.ts";
import * as profiles from "#app/features/profiles/data.ts";
import * as recalls from "#app/features/recalls/data.ts";
import * as reminders from "#app/features/reminders/data.ts";
import * as security from "#app/features/security/data.ts";
import * as sharing from "#app/features/sharing/data.ts";
import * as sheets from "#app/features/sheets/data.ts";
import * as site from "#app/features/site/data.ts";
import * as siteSettings from "#app/features/site-settings/data.ts";
import * as symptoms from "#app/features/symptoms/data.ts";
import * as tiers from "#app/features/tiers/data.ts";
import * as users from "#app/features/users/data.ts";
import { recordCalls } from "./recorded-calls.ts";

/** The calls of the product, each under the name of its feature's folder. */
export const product = {
  "account-data": recordCalls("account-data", accountData),
  admin: recordCalls("admin", { ...admin, ...adminRole }),
  alerts: recordCalls("alerts", alerts),
  audit: recordCalls("audit", audit),
  articles: recordCalls("articles", articles),
  auth: recordCalls("auth", auth),
  blog: recordCalls("blog", blog),
  "box-photos": recordCalls("box-photos", boxPhotos),
  "calendar-feed": recordCalls("calendar-feed", calendarFeed),
  contact: recordCalls("contact", contact),
  "emergency-card": recordCalls("emergency-card", emergencyCard),
  "generic-groups": recordCalls("generic-groups", genericGroups),
  "helper-pages": recordCalls("helper-pages", helperPages),
  "health-consent": recordCalls("health-consent", healthConsent),
  home: recordCalls("home", home),
  illness: recordCalls("illness", illness),
  illustrations: recordCalls("illustrations", illustrations),
  flags: recordCalls("flags", flags),
  inbox: recordCalls("inbox", inbox),
  intakes: recordCalls("intakes", { ...intakes, ...doseFacts, ...possibleDuplicates }),
  inventory: recordCalls("inventory", inventory),
  letters: recordCalls("letters", letters),
  pharmacies: recordCalls("pharmacies", pharmacies),
  preferences: recordCalls("preferences", preferences),
  prescriptions: recordCalls("prescriptions", prescriptions),
  profiles: recordCalls("profiles", profiles),
  recalls: recordCalls("recalls", recalls),
  reminders: recordCalls("reminders", reminders),
  security: recordCalls("security", security),
  sharing: recordCalls("sharing", sharing),
  sheets: recordCalls("sheets", sheets),
  site: recordCalls("site", site),
  "site-settings": recordCalls("site-settings", siteSettings),
  symptoms: recordCalls("symptoms", symptoms),
  tiers: recordCalls("tiers", tiers),
  users: recordCalls("users", users),
};
