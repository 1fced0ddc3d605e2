import type { TranslationOf } from "../catalog.ts";
import type { ui as french } from "../fr/ui.ts";

export const ui: TranslationOf<typeof french> = {
  close: "Close",
  suggestions: "Suggestions",
  suggestionCount_one: "{{count, number}} suggestion",
  suggestionCount_other: "{{count, number}} suggestions",
  cancel: "Cancel",
  confirm: "Confirm",
  speech: {
    read: "Read aloud",
    stop: "Stop reading",
    noVoice: "This device has no voice installed for this language.",
  },
  retry: "Try again",
  leaflet: {
    dated: "Official leaflet ({{publisher}}, edition of {{date}})",
    listed: "Official leaflet ({{publisher}}, number from {{list}}, edition of {{date}})",
    undated: "Official leaflet ({{publisher}})",
    numbered: "Official leaflet ({{publisher}}, no. {{number}})",
    search: "Look for the leaflet on {{publisher}}, official site",
    newTab: "{{words}}, {{name}} (new tab)",
  },
  loading: "Loading…",
  required: "required",
  optional: "optional",
  clear: "Clear",
  print: "Print",
  noMatch: "No match",
  showPassword: "Show the password",
  skipToContent: "Skip to content",
  carousel: {
    role: "carousel",
    row: "Carousel items, browse with the arrow keys",
    position: "{{at}} of {{count}}",
    previous: "Previous",
    next: "Next",
    pause: "Stop the rotation",
    play: "Resume the rotation",
  },
  unsaved: {
    title: "Discard what you typed?",
    body: "What you wrote here has not been saved.",
    keep: "Keep typing",
    discard: "Discard",
  },
  noscript:
    "JavaScript is turned off in this browser, and this page needs it. Turn it on, then reload the page.",
  captcha: {
    completeFirst: "Please complete the captcha before you continue.",
    waitFirst: "Wait for the check to finish, then try again.",
    restartFirst: "The check did not work: press “Try again” beside it, then send the form again.",
    working: "Checking…",
    asking: "Complete the check below.",
    solved: "Check passed",
    expired: "The check has expired",
    failed: "The check failed",
    down: "The verification service is not responding. Try again in a few minutes.",
    optional: "The verification service is not responding. You can sign in without it.",
  },
  unreadable: {
    items_one: "{{count, number}} item cannot be read",
    items_other: "{{count, number}} items cannot be read",
    correct: "Correct",
    correctOf: "Correct {{name}}",
    delete: "Delete",
    deleteOf: "Delete {{name}}",
    askOthers: "Someone with permission to edit this profile can correct it.",
  },
  keptAnswer: {
    from: "No connection: from the doses known at {{moment}}.",
    othersUnknown:
      "A dose that somebody else has given since is not here. Ask around you before giving one.",
  },
  notRead: {
    offline: "The connection was lost. Try again when it is back.",
    busy: "Trousse is very busy right now. Try again in a few seconds.",
  },
  failure: {
    title: "We couldn’t load this",
    "signed-out": "Your session has ended. Sign in again to continue.",
    forbidden: "You are not allowed to do this.",
    "not-found": "This item no longer exists.",
    conflict: "This item changed in the meantime. Reload the page, then try again.",
    offline: "The connection was lost. What you typed is kept; try again when it is back.",
    busy: "Trousse is very busy right now. What you typed is kept; try again in a few seconds.",
    "too-many":
      "You have reached the limit for this kind of item. What you typed is kept; delete what you no longer need, then try again.",
    "tier-limit":
      "The person who runs Trousse has set a maximum for your account, and it is reached. What you typed and what you already have stay; ask them to raise the limit.",
    "too-large":
      "This is too much to save at once. What you typed is kept; save it in several parts.",
    "no-room":
      "The server is out of space, so nothing can be saved for now. You can still read your data, and what you typed is kept; tell the person who runs Trousse.",
    "bad-value":
      "One of the values cannot be saved: a date must be between 1900 and 2200, a number must be plausible, and a text not too long. What you typed is kept.",
    "future-dose":
      "This dose is dated later than now. Check the time you entered and the clock of this device. What you typed is kept.",
    "consent-revoked":
      "Nothing was saved: the person who keeps this profile took back their consent for health data. They can give it again under “My data.”",
    unexpected: "Something went wrong. Try again in a moment.",
  },
};
