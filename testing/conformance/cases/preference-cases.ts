import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const { readPreferences, savePreferences } = product.preferences;

const chosen = {
  language: "es",
  sessionTimeout: 120,
  alertsOnLogin: false,
  keepsActivity: false,
  sharesErrors: true,
  acceptsMarketing: true,
} as const;

const saved = { userId: "zoe's id", ...DEFAULT_PREFERENCES, ...chosen, version: "an instant" };

/** Preferences of an account for language and reminders. */
export const preferenceCases: readonly Case[] = [
  {
    name: "readPreferences: a new account",
    async run({ member }) {
      const { db, userId } = await member();
      return readPreferences(db, userId, "en");
    },
    expected: {
      wire: ["GET /rest/v1/user_preferences 200"],
      answer: {
        userId: "zoe's id",
        ...DEFAULT_PREFERENCES,
        language: "fr",
        version: "an instant",
      },
    },
  },
  {
    name: "readPreferences: of somebody else",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      return readPreferences(eve.db, userId, "en");
    },
    expected: {
      wire: ["GET /rest/v1/user_preferences 200"],
      answer: {
        userId: "zoe's id",
        ...DEFAULT_PREFERENCES,
        language: "en",
        version: null,
      },
    },
  },
  {
    name: "savePreferences",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      const known = await unobserved(() => readPreferences(db, userId, "fr"));
      return savePreferences(db, known, chosen);
    },
    expected: {
      wire: ["PATCH /rest/v1/user_preferences 200", "GET /rest/v1/user_preferences 200"],
      answer: {
        outcome: "saved",
        stored: saved,
      },
    },
  },
  {
    name: "savePreferences: after another device",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      const known = await unobserved(() => readPreferences(db, userId, "fr"));
      await unobserved(() => savePreferences(db, known, chosen));
      return savePreferences(db, known, { ...chosen, language: "en" });
    },
    expected: {
      wire: ["PATCH /rest/v1/user_preferences 200", "GET /rest/v1/user_preferences 200"],
      answer: {
        outcome: "changed-meanwhile",
        stored: saved,
      },
    },
  },
  {
    name: "savePreferences: where none are stored",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      await unobserved(async () => db.from("user_preferences").delete().eq("user_id", userId));
      const known = await unobserved(() => readPreferences(db, userId, "en"));
      const first = await savePreferences(db, known, chosen);
      // The form of a second device that found nothing, either.
      return { saved: first, late: await savePreferences(db, known, chosen) };
    },
    expected: {
      wire: [
        "POST /rest/v1/user_preferences 201",
        "GET /rest/v1/user_preferences 200",
        "POST /rest/v1/user_preferences 409 23505",
        "GET /rest/v1/user_preferences 200",
      ],
      answer: {
        saved: {
          outcome: "saved",
          stored: saved,
        },
        late: {
          outcome: "changed-meanwhile",
          stored: saved,
        },
      },
    },
  },
];
