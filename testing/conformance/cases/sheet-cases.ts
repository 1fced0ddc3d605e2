import { REFERENCE_SHEETS } from "#domain/sheets/reference-sheets.ts";
import { checkLine, emptyDraft, type Sheet, type SheetEntry } from "#domain/sheets/sheet.ts";
import { SITE_SHEETS } from "#domain/sheets/site-sheets.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aMember } from "./admin-cases.ts";

const { addLine, deleteLine, listLines, saveLine } = product.sheets;
const questions = SITE_SHEETS.questions as Sheet;
const medicines = REFERENCE_SHEETS.medicines as Sheet;

function aQuestion(question: string): SheetEntry {
  const checked = checkLine(questions, { ...emptyDraft(questions), question, answer: "Oui." });
  if (!checked.ok) throw new Error(JSON.stringify(checked.wrong));
  return checked.value;
}

/** Reference data and content of the site, line by line. */
export const sheetCases: readonly Case[] = [
  {
    name: "addLine: a question, listed, changed, changed from an old version, deleted",
    async run(world) {
      const { db } = await aMember(world, true);
      const entry = aQuestion("Une question ?");
      await addLine(db, questions, entry);
      const { lines } = await listLines(db, questions, "");
      const line = lines.find((one) => one.entry.question === entry.question);
      if (!line) throw new Error("The question is not listed.");
      const saved = await saveLine(db, questions, line, { ...entry, answer: "Non." });
      const late = await saveLine(db, questions, line, { ...entry, answer: "Jamais." });
      await deleteLine(db, questions, saved.stored);
      return [line.entry, saved.outcome, late.outcome, late.stored.entry.answer];
    },
    expected: {
      wire: [
        "POST /rest/v1/faq_items 201",
        "GET /rest/v1/faq_items 200",
        "PATCH /rest/v1/faq_items 200",
        "PATCH /rest/v1/faq_items 200",
        "GET /rest/v1/faq_items 200",
        "DELETE /rest/v1/faq_items 200",
      ],
      answer: [
        {
          language: "fr",
          published: false,
          featured: false,
          display_order: 0,
          question: "Une question ?",
          answer: "Oui.",
        },
        "saved",
        "changed-meanwhile",
        "Non.",
      ],
    },
  },
  {
    name: "addLine: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return addLine(db, questions, aQuestion("La mienne ?"));
    },
    expected: {
      wire: ["POST /rest/v1/faq_items 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "listLines: a large sheet by what was typed",
    async run(world) {
      const { db } = await aMember(world, true);
      const { lines, isPart } = await listLines(db, medicines, "spasfon");
      return { isPart, first: lines[0]?.entry.active_molecule };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/search_medication_references 200"],
      answer: { isPart: false, first: "Phloroglucinol + Triméthylphloroglucinol" },
    },
  },
];
