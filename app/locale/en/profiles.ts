import type { Words } from "../catalog.ts";
import type { profiles as french } from "../fr/profiles.ts";

export const profiles: Words<typeof french> = {
  title: "Profiles",
  active: "Active profile",
  nameless: "Unnamed profile",
  unread: "Profile not loaded",
  add: "New profile",
  type: { adult: "Adult", child: "Child (under 18)" },
  fields: {
    name: "Name",
    type: "Profile type",
    bornOn: "Date of birth",
    weight: "Weight",
    weightUnit: "Weight unit",
    height: "Height",
    heightUnit: "Height unit",
  },
  wrong: {
    required: "Enter a name.",
    "too-long": "This name is too long: 100 characters at most.",
    "not-a-type": "Choose adult or child.",
    "not-a-day": "This date does not exist.",
    "in-the-future": "The date of birth cannot be after today.",
    "not-a-number": "Enter a number, such as 12.5.",
    "below-minimum": "The number cannot be negative.",
    "above-maximum": "This number is too large.",
  },
  adding: {
    choose: "Switch",
    title: "New profile",
    save: "Create profile",
    done: 'Profile "{{name}}" created',
    refused: "The profile could not be created: {{message}}",
    failed: "The profile could not be created",
  },
};
