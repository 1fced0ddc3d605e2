import type { TranslationOf } from "../catalog.ts";
import type { example as french } from "../fr/example.ts";

/** The example of a home that needs no account. */
export const example: TranslationOf<typeof french> = {
  lead: "Claire, her son Hugo and her mother Monique are fictional. Their medicines are sold in France.",
  mark: "Example",
  notice: "This is an example: nothing is sent or kept, and all of it starts over with the page.",
  account: "Create my own account",
  parts: "Parts of the example",
  doses: "Doses",
  boxes: "Boxes",
  question: "Any symptoms?",
  title: {
    doses: "Example: the doses of today",
    boxes: "Example: the boxes of the home",
    question: "Example: a symptom",
  },
  recorded: "As-needed doses, already recorded",
  given: "{{time}}, {{name}}: {{quantity}}, {{medicine}}",
  boxOf: "{{name}}’s box",
  answer: "Example: this answer is about an invented person. Do not use it for anyone else.",
  quantity: "Amount taken of {{medicine}}",
  record: "Record in the example",
};
