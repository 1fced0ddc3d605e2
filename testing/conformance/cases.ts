import { accountCases } from "./account-cases.ts";
import { accountDataCases } from "./account-data-cases.ts";
import { adminCases } from "./admin-cases.ts";
import { alertCases } from "./alert-cases.ts";
import { articleCases } from "./article-cases.ts";
import { articleDeskCases } from "./article-desk-cases.ts";
import { backOfficeCases } from "./back-office-cases.ts";
import type { Case } from "./case.ts";
import { channelCases } from "./channel-cases.ts";
import { contactCases } from "./contact-cases.ts";
import { contentCases } from "./content-cases.ts";
import { deviceCases } from "./device-cases.ts";
import { doseCases } from "./dose-cases.ts";
import { factCases } from "./fact-cases.ts";
import { illustrationCases } from "./illustration-cases.ts";
import { intakeCases } from "./intake-cases.ts";
import { inventoryCases } from "./inventory-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { pharmacyCases } from "./pharmacy-cases.ts";
import { preferenceCases } from "./preference-cases.ts";
import { profileCases } from "./profile-cases.ts";
import { referenceCases } from "./reference-cases.ts";
import { securityCases } from "./security-cases.ts";
import { sessionCases } from "./session-cases.ts";
import { sharingCases } from "./sharing-cases.ts";
import { sheetCases } from "./sheet-cases.ts";
import { signUpCases } from "./sign-up-cases.ts";
import { storageCases } from "./storage-cases.ts";
import { symptomCases } from "./symptom-cases.ts";
import { tableCases } from "./table-cases.ts";

/** Everything the product does with its backend. */
export const cases: readonly Case[] = [
  ...signUpCases,
  ...sessionCases,
  ...securityCases,
  ...accountCases,
  ...preferenceCases,
  ...profileCases,
  ...factCases,
  ...sharingCases,
  ...inventoryCases,
  ...referenceCases,
  ...intakeCases,
  ...alertCases,
  ...doseCases,
  ...channelCases,
  ...deviceCases,
  ...pharmacyCases,
  ...symptomCases,
  ...contentCases,
  ...articleCases,
  ...articleDeskCases,
  ...contactCases,
  ...accountDataCases,
  ...adminCases,
  ...storageCases,
  ...backOfficeCases,
  ...illustrationCases,
  ...sheetCases,
  ...tableCases,
  ...peopleCases,
];
