import type { TranslationOf } from "../catalog.ts";
import type { site as french } from "../fr/site.ts";

export const site: TranslationOf<typeof french> = {
  title: "Trousse - Your digital medical assistant",
  description:
    "The whole family’s medicine cabinet: what you have, what expires, what has been taken.",
  locating: "Detecting your location...",
  home: "{{name}} home",
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
  landing: {
    features: {
      title: "What Trousse does for you",
      symptoms: {
        title: "Symptom tracking",
        body: "Describe a symptom: Trousse watches for signs of an emergency, then looks in your cabinet. Every dose keeps its time and a note, to read again at the doctor’s.",
      },
      stock: {
        title: "Stock management",
        body: "Every box, what is left in it and how long it is good for. Logging a dose lowers the quantity.",
      },
      reminders: {
        title: "Personalized reminders",
        body: "Each medicine has its own times. The home page shows what is due today; when the page is closed, a notification or an email reminds you.",
      },
    },
    value: {
      title: "A tidy cabinet, a quiet mind",
      description:
        "What each person takes, what is left, what is about to expire: all in one place, at three in the morning or at the pharmacist’s counter.",
    },
    testimonials: {
      title: "What people say",
      rating_one: "{{count}} star out of 5",
      rating_other: "{{count}} stars out of 5",
    },
    faq: { title: "Your questions", all: "See all questions" },
    articles: { title: "Latest articles", all: "See all articles" },
    press: {
      title: "Press",
      subtitle: "Are you writing about what families keep in their medicine cabinet?",
      contact: "Write to us",
    },
  },
  notFound: {
    title: "This page does not exist",
    body: "The address may be incomplete, or the page has moved.",
    home: "Back to the home page",
  },
  errorPage: {
    title: "Unexpected Application Error!",
    body: "Something went wrong on our side. Reload the page; if it happens again, write to us.",
    busy: "Trousse is busy serving people who are already waiting. Reload the page in a few seconds.",
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
      faq: "Frequently asked questions",
      about: "Who we are",
      blog: "Blog",
    },
    guidance:
      "Trousse gives guidance, not a diagnosis. Read the leaflet and ask a pharmacist or a doctor.",
  },
};
