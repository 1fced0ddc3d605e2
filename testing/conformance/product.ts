import * as accountData from "../../app/features/account-data/data.ts";
import * as admin from "../../app/features/admin/data.ts";
import * as alerts from "../../app/features/alerts/data.ts";
import * as articles from "../../app/features/articles/data.ts";
import * as audit from "../../app/features/audit/data.ts";
import * as auth from "../../app/features/auth/data.ts";
import * as blog from "../../app/features/blog/data.ts";
import * as contact from "../../app/features/contact/data.ts";
import * as flags from "../../app/features/flags/data.ts";
import * as illustrations from "../../app/features/illustrations/data.ts";
import * as inbox from "../../app/features/inbox/data.ts";
import * as intakes from "../../app/features/intakes/data.ts";
import * as inventory from "../../app/features/inventory/data.ts";
import * as letters from "../../app/features/letters/data.ts";
import * as pharmacies from "../../app/features/pharmacies/data.ts";
import * as preferences from "../../app/features/preferences/data.ts";
import * as profiles from "../../app/features/profiles/data.ts";
import * as reminders from "../../app/features/reminders/data.ts";
import * as security from "../../app/features/security/data.ts";
import * as sharing from "../../app/features/sharing/data.ts";
import * as sheets from "../../app/features/sheets/data.ts";
import * as site from "../../app/features/site/data.ts";
import * as siteSettings from "../../app/features/site-settings/data.ts";
import * as symptoms from "../../app/features/symptoms/data.ts";
import * as users from "../../app/features/users/data.ts";
import { watched } from "./watched.ts";

/** The calls of the product, each under the name of its feature's folder. */
export const product = {
  "account-data": watched("account-data", accountData),
  admin: watched("admin", admin),
  alerts: watched("alerts", alerts),
  audit: watched("audit", audit),
  articles: watched("articles", articles),
  auth: watched("auth", auth),
  blog: watched("blog", blog),
  contact: watched("contact", contact),
  illustrations: watched("illustrations", illustrations),
  flags: watched("flags", flags),
  inbox: watched("inbox", inbox),
  intakes: watched("intakes", intakes),
  inventory: watched("inventory", inventory),
  letters: watched("letters", letters),
  pharmacies: watched("pharmacies", pharmacies),
  preferences: watched("preferences", preferences),
  profiles: watched("profiles", profiles),
  reminders: watched("reminders", reminders),
  security: watched("security", security),
  sharing: watched("sharing", sharing),
  sheets: watched("sheets", sheets),
  site: watched("site", site),
  "site-settings": watched("site-settings", siteSettings),
  symptoms: watched("symptoms", symptoms),
  users: watched("users", users),
};
