import { INVITATION_DAYS } from "../../../domain/sharing/invitation.ts";
import type { ServerTexts } from "../server-catalog.ts";

export const serverTexts: ServerTexts = {
  colon: ":",
  calendar: {
    name: (person) => (person === null ? "Trousse" : `Trousse: ${person}`),
    dose: ({ person, medicine }) => {
      if (person === null) return medicine ?? "Planned dose";
      return `${person}: ${medicine ?? "planned dose"}`;
    },
  },
  notifications: {
    titles: {
      reminder: ["It is time for your dose", "It is time for your doses"],
      later: ["Reminder: your dose is waiting", "Reminder: your doses are waiting"],
      escalation: ["A dose has not been confirmed", "Doses have not been confirmed"],
      duplicate: ["One dose logged twice?", "Doses logged twice?"],
      renewal: ["A prescription ends soon", "Prescriptions end soon"],
      test: ["Trousse can reach you here", "Trousse can reach you here"],
    },
    early: (minutes, doses) =>
      `Your ${doses > 1 ? "doses are" : "dose is"} in ${minutes} ${minutes > 1 ? "minutes" : "minute"}`,
    duplicate: ({ giver, time, medicine, person }) =>
      `${giver} logged a dose${medicine === null ? "" : ` of ${medicine}`} at ${time}${person === null ? "" : ` for ${person}`}. Is it the same as yours? Both count until you answer.`,
    prescription: ({ person, prescriber, until }) =>
      `${person === null ? "Prescription" : `${person}: prescription`}${prescriber === null ? "" : ` from ${prescriber},`} valid through ${until}`,
    take: ["Taken", "All taken"],
    later: "Later",
    skip: "Skip",
    waiting: "Your answer will be sent as soon as you are back online.",
    refused: "Your answer was not recorded. Open Trousse to check.",
    asked:
      "Nothing was recorded: a dose already was. Open Trousse to say whether it is the same one.",
    answered: "Already recorded on this device.",
    more: (count) => `and ${count} more`,
    nameless: "Profile without a name",
    tested: "This was a test: your reminders will look like this message.",
  },
  reminderMail: {
    hello: "Hello,",
    button: "See today’s doses",
    prescriptionButton: ["See the prescription", "See the prescriptions"],
    intro: {
      reminder: "This is what is planned:",
      escalation: "Nobody has confirmed yet what was planned:",
      duplicate: "Two doses were logged that may be one:",
      renewal: "To renew, if the treatment goes on:",
    },
    after: {
      reminder: "Taken already? Note it in Trousse, and this reminder stops.",
      escalation:
        "The dose may have been taken without being recorded: the safest way is to ask the person.",
      duplicate:
        "Open Trousse to answer. If there were two, read the label or leaflet and ask a pharmacist or poison control for advice.",
      renewal:
        "Make an appointment, or say in Trousse that nothing needs to be renewed. This message is sent once for each end date.",
    },
    why: {
      reminders: "You receive this message because reminders by email are on in your preferences.",
      escalations:
        "You receive this message because you may log doses for this profile: its owner wants you to be told, or sending the reminders failed.",
      renewals:
        "You receive this message because you look after this person’s medicine cabinet, and emails about prescriptions are on in your preferences.",
    },
    unsubscribe: "Stop receiving these emails",
  },
  report: {
    subject: (from, to) => `Your week, from ${from} to ${to}`,
    hello: "Hello,",
    doses: "The doses of the week:",
    noDoses: "No doses were planned this week.",
    boxes: "Worth a look in the medicine cabinet:",
    you: "You",
    nameless: "Profile without a name",
    planned: (count) => `${count} planned`,
    taken: (count) => `${count} confirmed`,
    byOthers: (given) =>
      `of which ${given.map(({ count, giver }) => `${count} by ${giver}`).join(", ")}`,
    givers: {
      helper: (name) => `${name}, with the link of a care sheet`,
      nameless: "someone without a name",
      unknown: "a deleted or unknown account",
    },
    skipped: (count) => `${count} skipped`,
    missed: (count) => `${count} without an answer`,
    stock: { low: "low stock", out: "out of stock" },
    expiry: {
      expired: (date) => `expired on ${date}`,
      soon: (date) => `good until the end of ${date}`,
    },
    counted: (count) => (count > 1 ? `${count} boxes to check` : `${count} box to check`),
    unreadable: (count) =>
      count > 1
        ? `${count} boxes that cannot be read: please correct them in the inventory`
        : `${count} box that cannot be read: please correct it in the inventory`,
    button: "Open Trousse",
    note: "A dose without an answer has not necessarily been forgotten: it has not been recorded.",
    why: "You receive this report every Monday because it is on in your preferences.",
    unsubscribe: "Stop receiving this report",
  },
  invitation: {
    hello: "Hello,",
    somebody: "Somebody",
    subject: (inviter) => `${inviter} invites you to Trousse`,
    intro: (inviter) =>
      `${inviter} would like to share a profile with you on Trousse, the family medicine cabinet.`,
    level: (permission) => `Permission offered: ${permission}.`,
    permissions: {
      view: "View",
      edit: "Edit",
      manage: "Manage",
    },
    button: "See the invitation",
    how: `To accept it, sign in with this address, or create an account with it: nobody else can, even with this link. The invitation is good for ${INVITATION_DAYS} days.`,
    stranger: "Don’t know this person? Ignore this message: nothing is shared unless you agree.",
  },
  loginAlert: {
    subject: "New sign-in to your Trousse account",
    hello: "Hello,",
    intro: "Your account has just been opened on a device that had not been seen before.",
    device: (name) => `Device: ${name}`,
    moment: (when) => `Time: ${when}`,
    fine: "If it was you, there is nothing to do.",
    strange: "If it was not you, open your settings: end that session, then change your password.",
    button: "See my sessions",
    why: "You can turn these messages off in the settings, under Security.",
  },
  contact: {
    intro: "wrote through the contact page:",
    answer: "Reply to this message to write back.",
  },
  accountMails: {
    hello: "Hello",
    helloEnd: ",",
    confirmation: {
      subject: "Confirm your address to open Trousse",
      intro:
        "A Trousse account was just created with this address. To open it, confirm on this page.",
      button: "Confirm my address",
      after:
        "This link works once, for one hour. After that, you can ask for another one from the sign-in page.",
      footnote:
        "Didn’t ask for this? Ignore this message: without confirmation, the account stays closed.",
    },
    recovery: {
      subject: "Choose a new password",
      intro: "You asked to choose a new password for your Trousse account.",
      button: "Choose a new password",
      after: "This link works once, for one hour.",
      footnote: "Didn’t ask for this? Ignore this message: your password stays the same.",
    },
    email_change: {
      subject: "Confirm your change of address",
      intro:
        "You asked to replace the address {{email}} of your Trousse account with {{newEmail}}. We write to both addresses; the change happens once both have confirmed it.",
      button: "Confirm the change",
      after: "This link works once, for one hour.",
      footnote:
        "Didn’t ask for this? Do not confirm, and change your password: somebody may have entered your account.",
    },
    existing_account: {
      subject: "You already have a Trousse account",
      intro:
        "Somebody, probably you, tried to create a Trousse account with this address. You already have one: nothing has changed, and you can sign in.",
      button: "Sign in",
      after: "Forgot your password? You can choose a new one from the sign-in page.",
      footnote: "Didn’t ask for this? There is nothing to do.",
    },
  },
  unavailable: {
    overloaded: {
      title: "Very busy right now",
      body: "Trousse is busy serving people who are already waiting. Nothing you have saved is lost. Try again in a few seconds.",
      retry: "Try again",
    },
    database: {
      title: "Trousse is not answering right now",
      body: "Trousse cannot reach its data at the moment. Nothing you have saved is lost. Try again in a few seconds. In an emergency, call 911, or 112 in Europe.",
      retry: "Try again",
    },
  },
};
