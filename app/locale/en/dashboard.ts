import type { TranslationOf } from "../catalog.ts";
import type { dashboard as french } from "../fr/dashboard.ts";

export const dashboard: TranslationOf<typeof french> = {
  title: "Today",
  seeAll: "See all",
  medications: {
    title: "Medicines",
    seeAll: "See all of the inventory",
  },
  overview: {
    title: "At a glance",
    medications: "Medicines",
    alerts: "Active alerts",
    profiles: "Profiles",
    addMedication: "Add a medicine",
    addAlert: "Create an alert",
    addProfile: "Add a profile",
  },
};
