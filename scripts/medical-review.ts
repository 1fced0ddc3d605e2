import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { symptoms } from "#app/locale/fr/symptoms.ts";
import { day } from "#domain/calendar/day.ts";
import { DOSE_RULES } from "#domain/dose-rules/rules.ts";
import { PAIRS } from "#domain/interactions/pairs.ts";
import { PROFILE_RULE_FACTS } from "#domain/interactions/profile-rule-facts.ts";
import { REASONS } from "#domain/interactions/reasons.ts";
import { REVIEWS } from "#domain/interactions/reviews.ts";
import { isApplied, type Member, type PairRule } from "#domain/interactions/rule.ts";
import { SOURCES } from "#domain/interactions/sources.ts";
import { isMolecule } from "#domain/medicines/molecules/molecule.ts";
import { CLASSES, type MoleculeClass } from "#domain/medicines/molecules/molecule-classes.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import { type ReviewRecord, withReview } from "./medical-review/write-review.ts";

const USAGE = `Usage:
  npm run medical:review                                     lists the rules that nobody has reviewed yet
  npm run medical:review -- --sheet                          prints all rules as one sheet for a pharmacist (Markdown)
  npm run medical:review -- --rule 2 --by "Name" --on 2027-01-31   records who compared a rule with its source, and when`;

const FILE = join(import.meta.dirname, "../domain/interactions/reviews.ts");

const { values } = parseArgs({
  options: {
    sheet: { type: "boolean" },
    rule: { type: "string" },
    by: { type: "string" },
    on: { type: "string" },
    help: { type: "boolean" },
  },
});

interface SheetRow {
  readonly id: string;
  readonly what: string;
  readonly level: string;
  readonly why: string;
  readonly source: string;
  readonly mark: string;
}

const rows: readonly SheetRow[] = [...PAIRS.map(pairRow), ...PROFILE_RULE_FACTS.map(profileRow)];

if (values.help) console.log(USAGE);
else if (values.rule !== undefined) recordReview(values.rule);
else if (values.sheet) console.log(sheet());
else list();

function list(): void {
  const open = rows.filter(({ id }) => !(id in REVIEWS));
  for (const { id, what, level } of open) console.log(`${id}\t${level}\t${what}`);
  console.log(`${rows.length - open.length} of ${rows.length} rules reviewed.`);
}

function recordReview(id: string): void {
  const record = readRecord(id);
  if (typeof record === "string") {
    console.error(`${record}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(FILE, withReview(readFileSync(FILE, "utf8"), REVIEWS, record));
  console.log(`Rule ${id}: reviewed by ${record.reviewedBy} on ${record.reviewedAt}.`);
}

function readRecord(id: string): ReviewRecord | string {
  const reviewedBy = values.by?.trim() ?? "";
  if (!rows.some((row) => row.id === id)) return `There is no rule ${id}.`;
  if (reviewedBy === "") return "Say who reviewed it: --by.";
  try {
    return { id, reviewedBy, reviewedAt: day(values.on ?? "") };
  } catch {
    return "Say when, as 2027-01-31: --on.";
  }
}

function sheet(): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [
    "# Règles à relire",
    "",
    "Niveaux : CI contre-indiqué, AD association déconseillée, PE précaution d’emploi, APEC à prendre en compte. " +
      "Lecture : V texte officiel, S page qui le cite, K connaissance générale (une paire K n’est appliquée à personne).",
    "",
    line(["Règle", "Quoi", "Niveau", "Pourquoi", "Source", "Lu", "Relu par", "le"]),
    line(["---", "---", "---", "---", "---", "---", "---", "---"]),
    ...rows.map(({ id, what, level, why, source, mark }) =>
      line([
        id,
        what,
        level,
        why,
        source,
        mark,
        REVIEWS[id]?.reviewedBy ?? "",
        REVIEWS[id]?.reviewedAt ?? "",
      ]),
    ),
    "",
    "## Classes",
    "",
    ...classesUsed().map((name) => `- **${name}** : ${CLASSES[name].map(inFrench).join(", ")}.`),
    "",
    "## Notices",
    "",
    line(["Règle", "Pays", "Substance", "Source", "Lu", "Relu par", "le"]),
    line(["---", "---", "---", "---", "---", "---", "---"]),
    ...DOSE_RULES.map(({ id, country, substance, source }) =>
      line([
        id,
        country,
        inFrench(substance),
        [source.name, source.date].filter((part) => part !== null).join(", "),
        source.mark,
        source.reviewedBy ?? "",
        source.reviewedAt ?? "",
      ]),
    ),
  ].join("\n");
}

function pairRow(rule: PairRule): SheetRow {
  const { id, a, b, level, reason, mark } = rule;
  return {
    id,
    what: `${a.map(inFrench).join(", ")} × ${b.map(inFrench).join(", ")}${conditionWords(rule)}`,
    level: isApplied(rule) ? level : `${level} (question)`,
    why: REASONS[reason].fr,
    source: sourceWords(rule.source),
    mark,
  };
}

function conditionWords({ aWhen, bWhen, condition, apartHours }: PairRule): string {
  const words = [
    ...Object.entries({ ...aWhen, ...bWhen }).map(
      ([key, value]) => `${key} ${JSON.stringify(value)}`,
    ),
    ...(condition ? [condition] : []),
    ...(apartHours === undefined ? [] : [`moins de ${apartHours} h`]),
  ];
  return words.length === 0 ? "" : ` (${words.join(" ; ")})`;
}

function profileRow({ id, level, source, mark }: (typeof PROFILE_RULE_FACTS)[number]): SheetRow {
  const words: Readonly<Record<string, string>> = symptoms.rule;
  return {
    id,
    what: words[id] ?? "Voir le document de sécurité.",
    level,
    why: "",
    source: sourceWords(source),
    mark,
  };
}

function sourceWords(key: keyof typeof SOURCES): string {
  const { name, date } = SOURCES[key];
  return date === null ? name : `${name}, ${date}`;
}

function inFrench(member: string): string {
  return isMolecule(member) ? substanceName(member, "fr") : member;
}

function classesUsed(): MoleculeClass[] {
  const named = new Set<Member>(PAIRS.flatMap(({ a, b }) => [...a, ...b]));
  return (Object.keys(CLASSES) as MoleculeClass[]).filter((name) => named.has(name));
}
