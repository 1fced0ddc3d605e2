import type { TranslationOf } from "../catalog.ts";
import type { member as french } from "../fr/member.ts";

export const member: TranslationOf<typeof french> = {
  navigation: "Main navigation",
  dashboard: "Home",
  inventory: "Inventory",
  activity: "Activity",
  record: "Log",
  search: "Search everywhere",
  alerts: "Alerts",
  profile: "Profile",
  account: "My account",
  notGiven: "Not given",
  role: "User",
  admin: "Administration",
  signOut: "Sign out",
  activeProfile: "Active profile",
  edit: "Edit",
  editOf: "Edit: {{title}}",
  save: "Save",
  dataAge: {
    offline: "No connection: data from {{moment}}.",
    othersUnknown:
      "What others have recorded since is not here, and a dose given since may be missing.",
    refreshing: "Data from {{moment}}, updating…",
  },
  ended: {
    title: "Your session has ended",
    body: "What you wrote on this page is kept, and hidden for now. Sign in again with the account {{email}} to find it as you left it. With another account, it will be erased.",
    inNewTab: "Sign in in a new tab",
    leave: "Leave and erase what I wrote",
  },
  newVersion: { ready: "A new version of Trousse is ready.", reload: "Reload" },
  wrongClock: {
    ahead_one: "The clock of this device is {{count}} minute fast.",
    ahead_other: "The clock of this device is {{count}} minutes fast.",
    behind_one: "The clock of this device is {{count}} minute slow.",
    behind_other: "The clock of this device is {{count}} minutes slow.",
    mend: "Doses recorded here would get the wrong time: set the clock in the settings of the device.",
  },
  merge: {
    body: "Nothing you wrote is lost. Check it, then save again.",
    saved: "Saved in the meantime: {{value}}",
    yours: "What you wrote: {{value}}",
    taken: "Now in the form: {{value}}",
    take: "Use the saved value",
    nothing: "empty",
  },
};
