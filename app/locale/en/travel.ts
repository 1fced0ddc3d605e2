import type { TranslationOf } from "../catalog.ts";
import type { travel as french } from "../fr/travel.ts";

/** The page about what to take on a journey. */
export const travel: TranslationOf<typeof french> = {
  title: "Travel pack",
  lead: "What to take for these days, by the recorded schedules and the boxes of the home.",
  people: "Who is leaving?",
  leavesOn: "Departure",
  returnsOn: "Return",
  margin: "Margin after the return",
  noMargin: "None",
  marginDays_one: "{{count, number}} day",
  marginDays_other: "{{count, number}} days",
  wrong: {
    "not-a-day": "Choose a day.",
    past: "This day has passed.",
    "before-departure": "The return comes before the departure.",
    "too-long": "One year at most.",
  },
  nobody: "Choose who is leaving.",
  days: "From {{from}} to {{to}}",
  counted:
    "Counted as if no dose of today had been taken yet. The margin is ours: no leaflet asks for it.",
  print: "Print",
  common: "For everyone at home",
  planned: "Planned treatments",
  nothingPlanned: "No dose is planned on these days.",
  take: "To take along: {{planned}}.",
  takeWithMargin:
    "To take along: {{whole}}, of which {{planned}} for the stay and {{margin}} as a margin.",
  enough: "The box is enough: it will hold {{left}} at the departure.",
  short: "Missing: {{missing}}. When you leave, the box will hold {{left}}.",
  elsewhere: "Other boxes of the same product hold {{quantity}}.",
  ends: "To be replaced: good until {{date}} only.",
  recalled: "Recalled lot: do not take it along, return the box to the pharmacy.",
  "lot-unknown": "Recall under way: check the lot of the box before taking it along.",
  asNeeded: "As needed",
  spare: "{{quantity}} left, use by {{date}}",
  substances: "Substance, for abroad: {{names}}",
  unknownSubstances: "Substance unknown to our lists: copy it from the box.",
  prescription: "Prescription only: take the original along.",
  unknownPrescription:
    "Our lists do not say whether a prescription is needed: if you have one, take the original along.",
  border: {
    often:
      "The French agency ANSM names it among those for which a transport certificate is often required: ask for it before you leave.",
    unknown: "A narcotic or psychotropic? Our lists do not say: ask your pharmacist.",
  },
  papers: {
    title: "Papers to take along",
    prescription:
      "The original prescriptions, with an English translation if possible: that is what the French agency ANSM advises.",
    certificate:
      "For a narcotic or psychotropic medicine, in the Schengen area: a certificate issued or authenticated by an authority of your country, valid for 30 days at most, to show at a check.",
    france:
      "In France, the regional health agency (ARS) of the prescribing doctor issues it, one form for each prescribed medicine.",
    countries:
      "Each country has its own rules, and may limit or forbid other substances, even those sold here without a prescription: ask its embassy before you leave.",
    card: "The emergency card of each person, to print",
    noAdvice: "This is a reminder, not legal advice.",
  },
  sources: {
    ansm: "Source: ANSM, “Voyager avec mes médicaments”, page read on {{date}}",
    schengen:
      "Source: Convention implementing the Schengen Agreement, article 75, as quoted by the European Commission (answer E-1108/2010 of {{date}})",
    ars: "Source: ARS Île-de-France, “Voyager avec ses médicaments”, page read on {{date}}",
    incb: "Source: INCB, information for travelers, page read on {{date}}",
  },
};
