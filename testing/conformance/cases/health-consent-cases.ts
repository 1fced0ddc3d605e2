import { isConsentRevoked } from "#app/client/permissions/consent-revoked.ts";
import { type Case, codeOf } from "../case.ts";
import { product } from "../recorded-product.ts";

const { readHealthConsent, recordHealthConsent } = product["health-consent"];

/** The consent of an account to keep health data. */
export const healthConsentCases: readonly Case[] = [
  {
    name: "recordHealthConsent: given, taken back, and given again",
    async run({ member }) {
      const { db, userId } = await member();
      const before = await readHealthConsent(db, userId);
      await recordHealthConsent(db, true);
      const given = await readHealthConsent(db, userId);
      await recordHealthConsent(db, false);
      const revoked = await readHealthConsent(db, userId);
      await recordHealthConsent(db, true);
      const again = await readHealthConsent(db, userId);
      return {
        before,
        given,
        isRevoked: revoked?.revokedAt !== null,
        isGivenAgain: again?.revokedAt === null,
      };
    },
    expected: {
      wire: [
        "GET /rest/v1/user_preferences 200",
        "POST /rest/v1/rpc/record_health_consent 204",
        "GET /rest/v1/user_preferences 200",
        "POST /rest/v1/rpc/record_health_consent 204",
        "GET /rest/v1/user_preferences 200",
        "POST /rest/v1/rpc/record_health_consent 204",
        "GET /rest/v1/user_preferences 200",
      ],
      answer: {
        before: null,
        given: { version: "2026-11-26", givenAt: "an instant", revokedAt: null },
        isRevoked: true,
        isGivenAgain: true,
      },
    },
  },
  {
    name: "a write after the consent was taken back is refused with its code, and the profile says why",
    async run({ member }) {
      const { db, userId } = await member();
      await recordHealthConsent(db, true);
      await recordHealthConsent(db, false);
      const refused = await db
        .from("profile_weights")
        .insert({ profile_id: userId, measured_on: "2026-11-20", weight: 60 });
      const isRevoked = await isConsentRevoked(db, userId);
      await recordHealthConsent(db, true);
      return {
        code: codeOf(refused),
        isRevoked,
        isStillRevoked: await isConsentRevoked(db, userId),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/record_health_consent 204",
        "POST /rest/v1/rpc/record_health_consent 204",
        "POST /rest/v1/profile_weights 428 PT428",
        "POST /rest/v1/rpc/is_health_consent_revoked 200",
        "POST /rest/v1/rpc/record_health_consent 204",
        "POST /rest/v1/rpc/is_health_consent_revoked 200",
      ],
      answer: { code: "PT428", isRevoked: true, isStillRevoked: false },
    },
  },
  {
    name: "readHealthConsent: of somebody else",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      return readHealthConsent(eve.db, userId);
    },
    expected: { wire: ["GET /rest/v1/user_preferences 200"], answer: null },
  },
];
