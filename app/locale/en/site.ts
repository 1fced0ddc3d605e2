import type { Words } from "../catalog.ts";
import type { site as french } from "../fr/site.ts";

export const site: Words<typeof french> = {
  title: "Trousse - Your digital medical assistant",
  description:
    "The whole family’s medicine cabinet: what you have, what expires, what has been taken.",
  locating: "Detecting your location...",
  home: "Trousse home",
  getStarted: "Get started",
  signIn: "Sign in",
  language: "Language",
  languageChoice: {
    change: ", change language",
    smart: "Smart selection",
    title: "Language selection",
    country: "Country",
    choose: "Choose your preferred language for this country:",
    native: "Main language",
    alternative: "Alternative language",
    note: "You can always change this preference later",
  },
  hero: {
    title: "Your medicine cabinet, clear at last",
    subtitle:
      "See at a glance what you have, what is about to expire and what has been taken, for you and for the people you care for.",
    getStarted: "Get started for free",
    signIn: "Already have an account? Sign in",
  },
  nowhere: {
    title: "This page does not exist",
    body: "The address may be incomplete, or the page has moved.",
    home: "Back to the home page",
  },
  crash: {
    title: "Unexpected Application Error!",
    body: "Something did not work on our side. Reload the page; if it happens again, write to us.",
    reload: "Reload the page",
    contact: "Write to us",
  },
  footer: {
    legal: "Legal",
    support: "Support",
    about: "About",
    pages: {
      terms: "Terms of use",
      privacy: "Privacy policy",
      sitemap: "Site map",
      contact: "Contact",
      faq: "Frequent questions",
      about: "Who we are",
      blog: "Blog",
    },
    guidance:
      "Trousse gives guidance, not a diagnosis. Read the leaflet and ask a pharmacist or a doctor.",
  },
};
