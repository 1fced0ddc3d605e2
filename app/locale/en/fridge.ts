import type { TranslationOf } from "../catalog.ts";
import type { fridge as french } from "../fr/fridge.ts";

export const fridge: TranslationOf<typeof french> = {
  title: "Fridge sheet",
  lead: "One page to print for whoever looks after the home: numbers, allergies, weights, boxes and what their leaflet says.",
  numbers: "In an emergency",
  adults: "Adults",
  allergiesUnknown: "Allergies: not stated",
  weight: "Weight: {{weight}}",
  weightUnknown: "Weight: not stated",
  doctor: "Doctor: {{doctor}}",
  doctorUnknown: "Doctor: not stated",
  boxesOf: "Boxes at home for {{name}}, by their leaflet",
  noBoxes: "No usable box in Trousse.",
  unread: "The leaflets are not compared yet.",
  planned: "Taken now:",
  warned: "ask first: what is recorded about {{name}} speaks against it",
  placeUnknown: "place not stated",
  omittedBoxes_one: "{{count, number}} other box is not on this sheet.",
  omittedBoxes_other: "{{count, number}} other boxes are not on this sheet.",
  omittedPeople: "Not on this sheet: {{names}}.",
  morePeople_one: "{{count, number}} other person",
  morePeople_other: "{{count, number}} other people",
  limits:
    "From what is recorded in Trousse, on {{moment}}. This is not medical advice: read the leaflet and, if in any doubt, ask a pharmacist or a doctor before giving anything. What is not written here is not known.",
};
