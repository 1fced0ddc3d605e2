import type { TranslationOf } from "../catalog.ts";
import type { pages as french } from "../fr/pages.ts";

export const pages: TranslationOf<typeof french> = {
  home: "Home",
  breadcrumb: "You are here",
  contents: "On this page",
  faq: {
    lead: "What people ask us most. Is your question missing?",
    contact: "Write to us",
    description:
      "What Trousse is for, who sees your data, what the alerts tell you: answers to the questions people ask most.",
    empty: "No questions yet",
  },
  legal: {
    description: "Who publishes this site, at which address, who hosts it and how to reach them.",
    lead: "Who answers for this installation of Trousse.",
    empty:
      "The operator of this installation has not filled in a legal notice. You can ask for it on the contact page.",
    publisher: "Publisher",
    address: "Address",
    contact: "Contact",
    host: "Host",
    missing: "The operator has not stated it.",
    software:
      "Trousse is software that anyone can install on a server of their own: the publisher of this site is the person or organization that runs it here.",
    write: "Write to the operator",
  },
  terms: {
    description:
      "What you can expect of Trousse and what Trousse expects of you: account, data, limits and liability.",
  },
  privacy: {
    description:
      "Which health information Trousse keeps, where, why and for how long, and how to use your rights.",
  },
  about: {
    description:
      "Why Trousse exists, its principles, where its information comes from and who runs this site.",
  },
  sitemap: {
    lead: "Every page you can read without an account.",
    description: "The list of all public pages of Trousse, articles included.",
    site: "The site",
    articles: "Articles",
    account: "Your account",
    languages: "In another language",
  },
};
