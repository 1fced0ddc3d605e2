export const letters = {
  title: "Stop receiving these emails",
  body: "Press the button to stop receiving emails of this kind. Nothing else changes, and you still get notifications on your devices.",
  submit: "Stop receiving them",
  ended: {
    reminders: "You will no longer receive dose reminders by email.",
    escalations: "You will no longer receive emails when a dose is not confirmed.",
    renewals: "You will no longer receive emails before a prescription ends.",
    weekly: "You will no longer receive the weekly report.",
    marketing: "You will no longer receive news about the product.",
  },
  back: "You can turn them on again in your settings whenever you like.",
  unknown: "This link is not valid. You can also stop these emails in your settings.",
  toSettings: "Open my settings",
};
