import type { TranslationOf } from "../catalog.ts";
import type { feed as french } from "../fr/feed.ts";

export const feed: TranslationOf<typeof french> = {
  titleOf: "{{name}}: dose calendar",
  lead: "The planned doses in the calendar of your phone, by a private link.",
  ownersOnly: "Only the person who created this profile can make a link.",
  make: {
    title: "Link to the calendar",
    body: "Paste this link into a calendar app (Apple, Google, Outlook…): the planned doses show there and follow every change. The app does not replace the reminders of Trousse, and it can be hours late.",
    private:
      "Anyone with the link sees these times, without an account or a code. The app, and whoever provides it, reads them too: names are only there if you check them.",
    showsMedicines: "Show the names of medicines",
    showsPerson: "Show the first name",
    action: "Make a link",
    full: "There are ten links already. Remove one first.",
    failed: "The link couldn’t be made. Try again.",
  },
  made: {
    once: "This link is shown only once: Trousse keeps nothing of it but a fingerprint.",
    address: "Calendar link",
    copy: "Copy the link",
    copied: "Link copied",
    subscribe: "Subscribe on this device",
  },
  list: {
    title: "Current links",
    item: "Made on {{made}}",
    shows: {
      both: "Shows the medicines and the first name.",
      medicines: "Shows the medicines, without the first name.",
      person: "Shows the first name, without the medicines.",
      hours: "Shows the times only.",
    },
    opened_one: "Read {{count, number}} time, on {{moment}}",
    opened_other: "Read {{count, number}} times, last on {{moment}}",
    never: "Never read",
    revoke: "Remove",
    revokeOf: "Remove the link made on {{made}}",
    revoked: "Link removed: it opens nothing anymore",
    revokeFailed: "The link wasn’t removed. Try again.",
  },
};
