import { epochMs, instant, instantAt } from "#domain/calendar/instant.ts";
import { interactionsOf } from "#domain/interactions/interactions.ts";
import { productOf } from "#domain/interactions/product.ts";
import {
  type TreatmentBox,
  type TreatmentDose,
  type TreatmentFacts,
  treatmentsOf,
} from "#domain/interactions/treatments.ts";
import type { Form } from "#domain/inventory/form.ts";

const NOW = instant("2026-11-21T12:00:00Z");
const AN_HOUR_MS = 3_600_000;

const FORMS: Readonly<Record<string, Form>> = {
  tablet: "Comprimé",
  syrup: "Sirop",
  cream: "Crème",
  injection: "Solution injectable",
};

/** One line of `INTERACTION_TABLE`. */
export interface InteractionScenario {
  readonly because: string;
  readonly takes: string;
  readonly product: string;
  /** `AD 2 bleeding`, the strictest first; `-` for none. */
  readonly findings: string;
}

export function interactionScenarios(table: string): InteractionScenario[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [because = "", takes = "", product = "", findings = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      return { because, takes, product, findings };
    });
}

/** What the rules find, in the words of the table. */
export function findingsOf({ takes, product }: InteractionScenario): string {
  const added = printed(product);
  const isSelf = takes.startsWith("self ");
  const found = interactionsOf(
    { ...productOf({ ...added, activeMolecule: null }), boxId: isSelf ? "box 0" : null },
    treatmentsOf(factsOf(takes)),
    NOW,
  );
  const words = found.map(({ rule: { level, id, reason }, isQuestion }) =>
    [...(isQuestion ? ["ask"] : []), level, id, reason].join(" "),
  );
  return words.length === 0 ? "-" : words.join(", ");
}

function factsOf(takes: string): TreatmentFacts {
  const boxes: TreatmentBox[] = [];
  const doses: TreatmentDose[] = [];
  const typed: string[] = [];
  const taken: string[] = [];
  const untaken: string[] = [];
  const conditions: string[] = [];
  for (const [at, written] of takes.split("; ").entries()) {
    const [, word = "", rest = written] =
      /^(kept dose|dose|common|other|free|unknown|self|typed|condition|answered yes|answered no) (.+)$/u.exec(
        written,
      ) ?? [];
    if (word === "typed") typed.push(rest);
    else if (word === "answered yes") taken.push(rest);
    else if (word === "answered no") untaken.push(rest);
    else if (word === "condition") conditions.push(rest);
    else if (word.endsWith("dose")) {
      const dose = doseOf(rest, word === "kept dose" ? `box ${at}` : null);
      doses.push(dose);
      if (dose.medicationId !== null) boxes.push(boxOf(rest.split(" x")[0] ?? "", "common", at));
    } else boxes.push(boxOf(rest, word, at));
  }
  return {
    boxes,
    doses,
    typed: typed.map((name) => ({ name })),
    answers: { taken, untaken },
    conditions,
    now: NOW,
  };
}

function boxOf(written: string, word: string, at: number): TreatmentBox {
  return {
    ...printed(written),
    id: `box ${at}`,
    activeMolecule: null,
    needsPrescription: word === "free" ? false : word === "unknown" ? null : true,
    belongsTo: word === "common" ? "home" : word === "other" ? "other" : "person",
  };
}

function doseOf(written: string, medicationId: string | null): TreatmentDose {
  const [, label = "", quantity, count, unit] =
    /^(.+) x([\d.]+) (-?\d+)([hd]) ago$/u.exec(written) ?? [];
  const hours = Number(count) * (unit === "d" ? 24 : 1);
  return {
    ...printed(label),
    medicationId,
    quantity: Number(quantity),
    takenAt: instantAt(epochMs(NOW) - hours * AN_HOUR_MS),
  };
}

function printed(written: string): { name: string; dosage: string; form: Form } {
  const [label = "", form = "tablet"] = written.split(/, (?=[a-z]+$)/u);
  const [, name = label, dosage = ""] = /^(.+?)(?: (\d.*))?$/u.exec(label) ?? [];
  return { name, dosage, form: FORMS[form] ?? "Comprimé" };
}
