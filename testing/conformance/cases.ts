import type { Case } from "./case.ts";
import { accountAdminCases } from "./cases/account-admin-cases.ts";
import { accountCases } from "./cases/account-cases.ts";
import { accountDataCases } from "./cases/account-data-cases.ts";
import { adminCases } from "./cases/admin-cases.ts";
import { alertCases } from "./cases/alert-cases.ts";
import { articleAdminCases } from "./cases/article-admin-cases.ts";
import { articleCases } from "./cases/article-cases.ts";
import { backOfficeCases } from "./cases/back-office-cases.ts";
import { boxLifeCases } from "./cases/box-life-cases.ts";
import { boxPhotoCases } from "./cases/box-photo-cases.ts";
import { calendarFeedCases } from "./cases/calendar-feed-cases.ts";
import { channelCases } from "./cases/channel-cases.ts";
import { contactCases } from "./cases/contact-cases.ts";
import { contentCases } from "./cases/content-cases.ts";
import { deviceCases } from "./cases/device-cases.ts";
import { doseCases } from "./cases/dose-cases.ts";
import { emergencyCardCases } from "./cases/emergency-card-cases.ts";
import { healthConsentCases } from "./cases/health-consent-cases.ts";
import { helperPageCases } from "./cases/helper-page-cases.ts";
import { illnessCases } from "./cases/illness-cases.ts";
import { illustrationCases } from "./cases/illustration-cases.ts";
import { intakeCases } from "./cases/intake-cases.ts";
import { inventoryCases } from "./cases/inventory-cases.ts";
import { inventoryEditCases } from "./cases/inventory-edit-cases.ts";
import { pharmacyCases } from "./cases/pharmacy-cases.ts";
import { plannedDayCases } from "./cases/planned-day-cases.ts";
import { preferenceCases } from "./cases/preference-cases.ts";
import { prescriptionCases } from "./cases/prescription-cases.ts";
import { profileCases } from "./cases/profile-cases.ts";
import { profileDetailsCases } from "./cases/profile-details-cases.ts";
import { recallCases } from "./cases/recall-cases.ts";
import { referenceCases } from "./cases/reference-cases.ts";
import { sameDoseCases } from "./cases/same-dose-cases.ts";
import { securityCases } from "./cases/security-cases.ts";
import { sessionCases } from "./cases/session-cases.ts";
import { sharingCases } from "./cases/sharing-cases.ts";
import { sheetCases } from "./cases/sheet-cases.ts";
import { signUpCases } from "./cases/sign-up-cases.ts";
import { skippedDoseCases } from "./cases/skipped-dose-cases.ts";
import { storageCases } from "./cases/storage-cases.ts";
import { symptomCases } from "./cases/symptom-cases.ts";
import { tableCases } from "./cases/table-cases.ts";

/** Everything the product does with its backend. */
export const cases: readonly Case[] = [
  ...signUpCases,
  ...sessionCases,
  ...securityCases,
  ...accountCases,
  ...preferenceCases,
  ...profileCases,
  ...profileDetailsCases,
  ...sharingCases,
  ...inventoryCases,
  ...inventoryEditCases,
  ...boxLifeCases,
  ...recallCases,
  ...referenceCases,
  ...intakeCases,
  ...alertCases,
  ...doseCases,
  ...skippedDoseCases,
  ...sameDoseCases,
  ...plannedDayCases,
  ...channelCases,
  ...deviceCases,
  ...pharmacyCases,
  ...symptomCases,
  ...contentCases,
  ...articleCases,
  ...articleAdminCases,
  ...contactCases,
  ...accountDataCases,
  ...adminCases,
  ...boxPhotoCases,
  ...prescriptionCases,
  ...storageCases,
  ...backOfficeCases,
  ...calendarFeedCases,
  ...emergencyCardCases,
  ...helperPageCases,
  ...healthConsentCases,
  ...illnessCases,
  ...illustrationCases,
  ...sheetCases,
  ...tableCases,
  ...accountAdminCases,
];
