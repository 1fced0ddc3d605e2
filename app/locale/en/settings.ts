import type { Words } from "../catalog.ts";
import type { settings as french } from "../fr/settings.ts";

export const settings: Words<typeof french> = {
  title: "Settings",
  email: {
    title: "Email address",
    present: "Current address: {{email}}",
    body: "We write to both addresses. The change happens once both have confirmed it.",
    email: "New email address",
    submit: "Change the address",
    required: "Please enter a new email",
    unchanged: "This already is the address of your account",
    done: "A confirmation message is on its way to both addresses",
    doneHelp: "Open the link of each to move to {{email}}.",
    failed: "The email could not be updated",
  },
  password: {
    title: "Password",
    current: "Current password",
    submit: "Change the password",
    incomplete: "Please fill in all the fields",
    done: "Password updated. Your other devices are signed out.",
    failed: "The password could not be updated",
  },
  currentRequired: "Enter your current password",
  currentWrong: "This is not your password",
};
