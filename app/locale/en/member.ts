import type { Words } from "../catalog.ts";
import type { member as french } from "../fr/member.ts";

export const member: Words<typeof french> = {
  navigation: "Main navigation",
  dashboard: "Home",
  inventory: "Inventory",
  activity: "Activity",
  alerts: "Alerts",
  profile: "Profile",
  account: "My account",
  notGiven: "Not given",
  role: "User",
  signOut: "Sign out",
  activeProfile: "Active profile",
};
