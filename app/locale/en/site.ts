import type { TranslationOf } from "../catalog.ts";
import type { site as french } from "../fr/site.ts";

export const site: TranslationOf<typeof french> = {
  phoneHelp: "Set up a phone",
  helper: {
    title: "Care sheet",
    opening: "Opening the sheet…",
    needsScript: "To read this sheet and record a dose, turn on JavaScript.",
  },
  card: {
    title: "Emergency card",
    language: "Language of the page",
    opening: "Opening the card…",
    needsScript:
      "To read this card, turn on JavaScript: it is encrypted, and only your browser can decrypt it.",
  },
  title: "Trousse - Your digital medical assistant",
  description:
    "The whole family’s medicine cabinet: what you have, what expires, what has been taken.",
  locating: "Detecting your location...",
  home: "{{name}} home",
  getStarted: "Get started",
  nav: "Pages of the site",
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
    title: "The family’s medicine cabinet, in your pocket",
    subtitle:
      "At three in the morning, you see the answer right away, for everyone you take care of.",
    stakes: {
      taken: "Has the dose been given already?",
      good: "Is it still good?",
      emergency: "Is it an emergency?",
    },
    getStarted: "Get started for free",
    signIn: "Already have an account? Sign in",
    askFirst: "Any symptoms? Ask without an account",
    example: "A sample family, without an account",
    tryFirst: "List my medicines, without an account",
    terms: "Free, no ads. Your data stays on this site, or at home if you install it there.",
  },
  landing: {
    screens: {
      title: "What you will see",
      taken: {
        body: "The last dose, its time and who gave it, wherever it was logged.",
        alt: "Hugo’s screen: Doliprane, 10 mL of syrup, given by Julien, with the date and the time.",
      },
      good: {
        body: "Expired, expiring soon or still good, and how much is left in each box.",
        alt: "The inventory: one syrup has expired, another will soon.",
      },
      emergency: {
        body: "Describe what you see: a recognized sign of an emergency first shows whom to call. Trousse can miss one.",
        alt: "For a seizure: the number to call and what to do in the meantime.",
      },
      note: "Pictures of Trousse as it is today, with a fictional family and medicines sold in France.",
    },
    features: {
      title: "What Trousse does for you",
      symptoms: {
        title: "Symptom tracking",
        body: "Describe a symptom: Trousse watches for signs of an emergency, then looks in your cabinet. Every dose keeps its time and a note, to look back on at the doctor’s office.",
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
  emergencyIn: "Life-threatening emergency ({{country}}):",
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
      legal: "Legal notice",
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
