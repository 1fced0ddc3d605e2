import type { TranslationOf } from "../catalog.ts";
import type { dashboard as french } from "../fr/dashboard.ts";

export const dashboard: TranslationOf<typeof french> = {
  title: "Today",
  titleOf: "Today, {{name}}",
  allergies: "Allergies: {{allergies}}",
  allergiesOf: "{{name}}, allergies: {{allergies}}",
  allergiesOfSeveral: "Allergies:",
  allergiesShort: "{{name}}: {{allergies}}",
  unreadableAllergiesOf: "{{name}}: the recorded allergies can’t be read, check the profile.",
  noAllergies: "No allergies recorded",
  unreadableAllergies: "The recorded allergies can’t be read: check the profile.",
  give: {
    title: "Log a dose",
    titleOf: "Log a dose for {{name}}",
    of: "Log a dose:",
    another: "Another medicine",
    none: "No doses logged lately.",
    notBefore: "Not before {{time}}",
    maximum: "Over the 24 h maximum: give no more",
    unknown: "Time of the next dose not known",
    neverTaken: "No dose logged from this box",
    unusable: {
      empty: "Box empty",
      expired: "Box expired",
      recalled: "Recall: check the lot first",
    },
  },
  symptom: {
    whom: "Who is it for?",
    choose: "First choose who it is for.",
  },
  inventory: "See the inventory",
  activity: "See the activity",
};
