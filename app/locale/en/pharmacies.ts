import type { TranslationOf } from "../catalog.ts";
import type { pharmacies as french } from "../fr/pharmacies.ts";

export const pharmacies: TranslationOf<typeof french> = {
  title: "Recommended pharmacies",
  lead: "For: {{symptoms}}",
  guidance:
    "This page does not replace the advice of a pharmacist or a doctor. In an emergency, call for help.",
  where: "Where to order",
  own: "Your default pharmacy",
  partners: "Partner pharmacies",
  delivery: "Delivery in 24-48 h",
  order: "Order",
  orderAt: "Order from {{name}}",
  newTab: "{{label}} (new tab)",
  favorite: {
    mark: "Favorite",
    markOf: "Favorite: {{name}}",
    added: "{{name}} added to favorites",
    removed: "{{name}} removed from favorites",
    failed: "Your preferences could not be updated",
  },
  authorization: {
    checked: "License checked on {{date}}",
    toCheck: "License to be checked",
    by: "Authority: {{authority}}",
    seenBy: "Authority: {{authority}}, seen on {{date}}",
  },
  register: {
    lookUp: "Before you order, check the website’s address in the official list.",
    open: "Open the official list",
    openOf: "Open the official list: {{name}}",
  },
  none: {
    title: "No partner pharmacy here",
    body: "Our partner pharmacies deliver in France. The official list of your country says which websites may sell medicines.",
  },
  ordering: {
    title: {
      order: "Order online",
      prescription: "Ask at the pharmacy, with the prescription",
      ask: "Ask at the pharmacy",
    },
    instead: {
      prescription:
        "This medicine needs a prescription: Trousse does not offer to order it. Ask for it at the pharmacy, with the prescription.",
      ask: "Trousse does not know whether this medicine needs a prescription, so it does not offer to order it. Ask for it at the pharmacy; take the prescription with you if you have one.",
    },
    stock_one: "Current stock: {{quantity}} unit",
    stock_other: "Current stock: {{quantity}} units",
    fewLeft: "Low stock",
  },
  information: {
    title: "Important information",
    prescription: "A prescription may be needed.",
    online: "In France, only medicines without a prescription are sold online.",
    availability: "Check availability and delivery times.",
    doctor: "When in doubt, ask a doctor or a pharmacist.",
    prices: "Compare prices: Trousse shows none and sells nothing.",
    tip: "Tip: choose a default pharmacy in your profile to find it here first.",
  },
};
