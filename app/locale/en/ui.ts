import type { Words } from "../catalog.ts";
import type { ui as french } from "../fr/ui.ts";

export const ui: Words<typeof french> = {
  close: "Close",
  suggestions: "Suggestions",
  cancel: "Cancel",
  confirm: "Confirm",
  retry: "Try again",
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
  captcha: {
    working: "Checking…",
    asking: "Complete the check below.",
    solved: "Check passed",
    expired: "The check has expired",
    failed: "The check failed",
    down: "The verification service is not responding. Try again in a few minutes.",
    spared: "The verification service is not responding. You can sign in without it.",
  },
  failure: {
    title: "This could not be loaded",
    "signed-out": "Your session has ended. Sign in again to continue.",
    forbidden: "You are not allowed to do this.",
    "not-found": "This item no longer exists.",
    conflict: "This item changed in the meantime. Reload the page, then try again.",
    offline: "You are offline. What you typed is kept; try again when the connection is back.",
    busy: "Trousse is very busy right now. What you typed is kept; try again in a few seconds.",
    "no-room":
      "The server is out of space, so nothing can be saved for now. You can still read your data, and what you typed is kept; tell the person who runs Trousse.",
    unexpected: "Something did not work. Try again in a moment.",
  },
};
