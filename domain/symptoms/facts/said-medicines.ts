import { countsForDays, isLongTerm } from "../../interactions/treatments.ts";
import { isIn, namesIn, type Substance, wordsOf } from "../../medicines/molecules/molecule.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import { resemblingNames } from "../../medicines/names/resembling-names.ts";
import { type BoxName, withBoxNames } from "./box-names.ts";
import { withCorrectedDoses } from "./corrections.ts";
import { withMisspelled } from "./misspelled-doses.ts";
import { isCause, isCauseBefore } from "./said-intolerances.ts";
import { isDenying, partsOfSpeech } from "./said-parts.ts";
import { withoutOthers } from "./somebody-else.ts";

/** A medicine that somebody's words name as taken. */
export interface SaidMedicine {
  /** As typed. */
  readonly name: string;
  readonly substances: readonly Substance[];
  /** Whether it is a treatment that goes on, and not a dose. */
  readonly isTreatment: boolean;
}

const TAKEN: ReadonlySet<string> = new Set(
  (
    "prends prend prenons prenez prennent prenais prenait pris prise avale avalee eu eue recu recue " +
    "donne donnee donnes donnons donnais donnait " +
    "take takes taking took taken give gives gave given giving had swallowed " +
    "tomo tome toma tomamos toman tomaba tomaron tomado tomada tomando " +
    "doy da damos dan di dio dieron dado dada dando dimos"
  ).split(" "),
);
/** What is put or sprayed; alone, these words say much else: `mis` is Spanish for mine. */
const APPLIED =
  /(?:^| )(?:(?:ai|a|as|avons|avez|ont|avait|avais) (?:(?:deja|juste|bien|aussi) )*(?:mise?|utilisee?|applique|fait|u(?= (?:du|de|d|un|une|le|la|l|son|sa) ))|(?:i|we|he|she|they|ve|have|has|d) (?:(?:already|just|also|only) )*(?:used(?! to)|put|sprayed|applied)|(?:j|ai|a|as|avons|avez|ont) (?:commence|demarre|debute)|(?:i|we|he|she|they|ve|have|has|d|just) (?:started|begun|began)|(?:empece|empezamos|empezo|comence|comenzo|(?:he|ha|hemos|han) (?:empezado|comenzado))(?= (?:con|a|el|la|un|una|\p{L}+$))|(?:me|le|se|les|nos|he|ha|han|hemos) (?:(?:ya|acabo de|acaba de) )*(?:puse|puso|pusimos|pusieron|puesto|use|usado|eche|echado|poner))(?= |$)/u;
/** Right before the name: `sous cortisone`, `malgré le Doliprane`. */
const UNDER: ReadonlySet<string> = new Set(["sous", "bajo", "malgre", "despite", "pesar"]);
/** `I'm on lisinopril`; in French, `on a du Doliprane` is who has it. */
const ON = /(?:^| )on(?: (?:the|my|his|her|our|some|daily))?$/u;
const UNDER_WITHIN = 2;
/** Between the verb and the name: `pris hier soir vers 22 h un Doliprane`. */
const BEFORE_NAME = 8;
/** `Doliprane donné`, `ibuprofen was taken`. */
const AFTER_NAME = 2;
/** `le Doliprane que je lui ai donné`. */
const AFTER_WITH_RELATIVE = 5;
const RELATIVES: ReadonlySet<string> = new Set(["que", "qu", "that", "which"]);

/** Right after the name, with how much it was: nobody writes the hour of what they did not take, `Doliprane 1000 à 14 h`. */
const AT_AN_HOUR =
  /^(?:(?:\d+|mg|ml|g|comprimes?|tablets?|comprimidos?|sachets?|sobres?|dosis|dose|doses|de|of) ){0,4}(?:(?:il )?y ?a (?:\d+|une?|deux|trois|quatre|cinq|six) ?(?:h|heures?|min|minutes?)|(?:(?:an?|one|two|three|four|five|six|\d+) ?)?(?:h|hrs?|hours?|min|mins|minutes?) ago|half an hour ago|hace (?:media hora|(?:una?|dos|tres|cuatro|cinco|seis|\d+) ?(?:h|horas?|min|minutos?))|(?:a|vers|at|around) (?:\d{1,2} ?(?:h|pm|am)|midi|noon|midnight|minuit)|a (?:las? )(?:\d{1,2}|una|dos|tres|cuatro|cinco|seis)|a mediodia)(?= |\d|$)/u;

/** A question whether it may be taken says that it was not. */
const ASKING =
  /(?:^| )(?:puis je|peut on|peut il|peut elle|peux(?: tu)?|pouvons|est ce que (?:je|on)(?: (?:lui|leur|en|peux|peut|dois|doit|donne|prends|prend))*|(?:je|on)(?: (?:lui|leur))? (?:donne|prends|prend) quoi|(?:(?<!(?:dias?|horas?|semanas?|meses|rato|tiempo) )que|cual|cuanto|cuanta)(?: (?:le|les|me))? (?:doy|damos|tomo|tomamos)|dois je|faut il|(?:do|does|can|could|may|should|shall)(?: (?:i|we|he|she|they|you))?|puedo|puede|podemos|debo)(?= |$)/gu;
/** `Combien de Doliprane je lui donne`, `cuántos ml de Apiretal le doy`: with its verb behind the name. */
const HOW_MUCH =
  /(?:^| )(?:cuant[oa]s?|combien|how (?:much|many)|(?:quelle?|what|que) (?:dose|quantite|amount|dosis|cantidad))(?: (?:ml|mg|cl|gouttes?|drops|gotas|doses?|dosis|comprimes?|tablets?|comprimidos?|cuillerees?|spoons?|cucharadas|sachets?|sobres|de|du|d|of|le|la|el|the|children|childrens|s|sirop|syrup|jarabe))*$/u;
const TO_GIVE =
  /^(?:(?:je|on|nous|lui|leur|le|la|les|me|do|does|can|could|should|i|we|you|puis|peut|peux|dois|doit|faut|il|debo|puedo|hay|que|tengo) )*(?:donne|donner|doy|damos|dar|darle|give|take|prends|prend|prendre|tomo|tomar|tomamos)(?= |$)/u;

/** Longer ago than a day: `avant-hier`, `two days ago`. */
const DAYS_AGO =
  /(?:^| )(?:avant hier|(?:il )?y ?a (?:deux|trois|quatre|cinq|six|[2-9]|\d\d) (?:jours?|semaines?|mois)(?! que)|(?:il )?y ?a (?:une|1) semaine(?! que)|la semaine (?:derniere|passee)|le mois dernier|the day before yesterday|(?:two|three|four|five|six|[2-9]|\d\d) (?:days?|weeks?|months?) ago|(?:a|one|1) (?:week|month) ago|last (?:week|month)|anteayer|antes de ayer|antier|hace (?:dos|tres|cuatro|cinco|seis|[2-9]|\d\d) (?:dias|semanas|meses)(?! que)|hace (?:una|1) semana(?! que)|la semana pasada|el mes pasado)(?= |$)/u;
/** It has gone on since then, or there was another one. */
const SINCE_THEN =
  /(?:^| )(?:depuis|desde|since|every|chaque|cada|tous|toutes|todos|todas|encore|puis|again|then|luego|otra|otro|aujourd|today|hoy|tonight|this|ce|cet|cette|esta|este|hier(?<!avant hier)|(?<!before )yesterday|(?<!antes de )ayer|anoche|maintenant|now|ahora|toujours|still|sigue|until|jusqu|hasta|prends?|prenons|prenez|prennent|doy|damos|dan|da|tomo|toma|tomamos|toman|tomando|dando|takes?|taking|giv(?:es|ing)|been)(?= |$)/u;

/** A verb that a question does not govern: `can I give this, she had ibuprofen`. */
const STATED =
  /(?:^| )(?:trop|too much|demasiado|prends|prend|prenons|prenez|pris|avale|donne|took|gave|had|swallowed|tomo|tome|toma|tomado|di|dio|dado|doy|(?:i|we|he|she|they) (?:takes?|gives?)|(?:have|has|ve|been|am|m|is|are) (?:taken|taking|given|giving))(?= |$)/u;

const ALLERGIES: ReadonlySet<string> = new Set(
  (
    "allergie allergique allergies allergic allergy alergia alergico alergica intolerant intolerante intolerance " +
    "intolerancia"
  ).split(" "),
);
const DENIED_WITHIN = 4;
/** `pris pas de Doliprane`. */
const DENIED_AFTER_VERB = 2;

/** With them a sentence begins anew. English `he` is a Spanish auxiliary as well, French `on` an English preposition. */
const SUBJECTS: ReadonlySet<string> = new Set(
  "j je tu il elle nous vous ils elles i we she they yo".split(" "),
);
/** What stands between a denial and its verb: `pas encore pris`, `no le he dado`, `haven't been given`. */
const BESIDE_VERB: ReadonlySet<string> = new Set(
  (
    "t a ai as avons avez ont avait avais le la les l lui leur en y me m se s te nos lo encore deja " +
    "been being be have has yet ever he ha han hemos aun todavia"
  ).split(" "),
);
/** `rien pris sauf un Doliprane`. */
const EXCEPT: ReadonlySet<string> = new Set("sauf part que except excepto salvo".split(" "));

/** Brands that are also the names of people. */
const PEOPLE: ReadonlySet<string> = new Set(["jasmine", "yasmin", "mirena"]);

/** What came up again was taken: it counts as a dose (dose facts, section 0.1). */
const BROUGHT_UP: ReadonlySet<string> = new Set(
  (
    "vomi vomie vomis vomit recrache recrachee crache rejete rejetee rendu " +
    "vomited threw thrown spat spit puked barfed brought spewed regurgite regurgitee vomite devolvi escupi vomito vomitado vomita escupio escupido devolvio devuelto"
  ).split(" "),
);
/** Between that verb and the name: `vomi tout son Doliprane`, `threw up after the Tylenol`. */
const BESIDE_BROUGHT_UP: ReadonlySet<string> = new Set(
  "le la les l un une de du d son sa ses mon ma mes my mi mis leur notre tout toute the his her my all of some up out right just back el los su todo apres juste after despues del poco".split(
    " ",
  ),
);
/** `Doliprane a été vomi`, `the Tylenol came back up`. */
const CAME_UP = /^(?:(?:a|ete|was|lo|la|ha) ){0,3}(?:(?:came|come|comes) (?:back )?up|ressorti)\b/u;

/** What somebody takes no more: `j'ai arrêté le ramipril`, `dejé de tomar losartán`. */
const STOPPED: ReadonlySet<string> = new Set(
  (
    "arrete arretee arretes stoppe stoppee interrompu interrompue suspendu stopped quit discontinued " +
    "deje dejo dejado dejamos suspendi suspendio suspendido"
  ).split(" "),
);
/** Between that word and the name: `arrêté de prendre mon ramipril`; of another word it is that word which was stopped. */
const STOPPED_NAME =
  /(?:^| )(?:(?:(?:ai|as|a|avons|avez|ont|avait|avais|ete|suis|est) (?:bien |enfin |deja |pas |jamais |encore )*|^)(?:arretee?s?|stoppee?|interrompue?)|suspendu|stopped|quit|discontinued|(?<!que )(?<!que me )(?:deje|dejamos)|(?:he|ha|han|hemos|habia) dejado|dejo de tomar|suspendi|suspendio|suspendido)(?: (?:de|prendre|taking|using|tomar|le|la|les|l|el|los|las|un|une|du|d|the|my|his|her|our|all|mon|ma|mes|son|sa|ses|mi|mis|su|sus|traitement|tratamiento|par|con|avec))*$/u;
/** `ramipril arrêté hier`; one that goes on again was not stopped for good, and what stopped may be something else. */
const NAME_STOPPED =
  /^(?:(?:a|ete|est|was|has|been|is|lo|la|ha|han|he|sido|completement|totalement|tout) )*(?:arretee?|stoppee?|interrompue?|suspendu|suspendid[oa]|stopped|discontinued)(?= |$)(?! (?:working|helping|crying|the|et|and|y|puis|then|agir|pleurer|vomir|de)(?= |$))/u;
const AGAIN =
  /(?:^| )(?:repris|reprise|reprends|reprend|restarted|started|starting|resumed|again|retomado|retome|reanudado|vuelto)(?= |$)/u;

/**
 * The medicines that words name and do not deny: a long-term treatment by its name alone, which nobody writes without a
 * reason, and any other where the words say that it was taken or given. When, nobody reads: of what was stopped, only
 * what counts for more than a day after its last dose is still there.
 * @param boxes what the home calls its medicines, where no list of ours has that name
 */
export function saidMedicines(text: string, boxes: readonly BoxName[] = []): SaidMedicine[] {
  const found = partsOfSpeech(withCorrectedDoses(withoutOthers(text))).flatMap(
    (part): SaidMedicine[] => {
      const words = wordsOf(part);
      const named = withBoxNames(withMisspelled(namesIn(part), words), words, boxes);
      if (named.length === 0) return misspelledIn(words);
      return named.flatMap(({ name, molecules, from, until }) => {
        const before = words.slice(0, from);
        const after = words.slice(until);
        const isTreatment = molecules.some(isContinued) && !PEOPLE.has(wordsOf(name).join(" "));
        const stopped = stoppedIn(before, after);
        if (stopped !== null) {
          const isThere = stopped === "not" || molecules.some(isThereAfterwards);
          return isTreatment && isThere ? [{ name, substances: molecules, isTreatment }] : [];
        }
        // What else stopped, `fever stopped after Tylenol`, denies no dose.
        if (isDenied(before.filter((word) => word !== "stopped"))) return [];
        return isTreatment || (isTaken(before, after) && !isDaysAgo(words))
          ? [{ name, substances: molecules, isTreatment }]
          : [];
      });
    },
  );
  return [...new Map(found.map((each) => [each.substances.join("+"), each])).values()];
}

/** By then it has left the day that counts. */
function isDaysAgo(words: readonly string[]): boolean {
  const said = words.join(" ");
  return DAYS_AGO.test(said) && !SINCE_THEN.test(said);
}

/** In letters: a shorter word resembles too many names. */
const MISSPELLED_FROM = 6;
/** Right before what is taken every day. */
const TAKES =
  /(?:^| )(?:sous|prends|prend|i m on|i am on|im on|he s on|she s on|is on|am on|on|take|takes|taking|tomo|toma|bajo)(?: (?:du|de la|de l|le|la|les|mon|ma|son|sa|my|his|her|the|el|mi|su))?$/u;

/** A treatment with a typing error where the words say that it is taken: `on lithum`. */
function misspelledIn(words: readonly string[]): SaidMedicine[] {
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at);
    if (word.length < MISSPELLED_FROM || !TAKES.test(before.join(" ")) || isDenied(before))
      continue;
    const meant = resemblingNames(word).find(({ molecules }) => molecules.some(isContinued));
    if (meant) return [{ name: meant.corrected, substances: meant.molecules, isTreatment: true }];
  }
  return [];
}

/** An anticoagulant that was stopped still counts: when its last dose was, nobody reads, and no source was read for how long it acts. */
const isThereAfterwards = (substance: Substance) =>
  countsForDays(substance) || isIn(["oral-anticoagulants"], substance);

/** Whether words say that something was stopped, or that it was not; null where they say neither. */
function stoppedIn(before: readonly string[], after: readonly string[]): "stopped" | "not" | null {
  const clause = before.slice(before.findLastIndex((word) => SUBJECTS.has(word)) + 1);
  const isStopped = STOPPED_NAME.test(before.join(" ")) || NAME_STOPPED.test(after.join(" "));
  if (!isStopped || AGAIN.test([...clause, ...after].join(" "))) return null;
  const at = clause.findIndex((word) => STOPPED.has(word));
  const isDeniedStop = clause.slice(0, at === -1 ? 0 : at).some(isDenying);
  return isDeniedStop ? "not" : "stopped";
}

/** Right before the name, or right after it. */
function isBroughtUp(before: readonly string[], after: readonly string[]): boolean {
  const verb = before.findLast((word) => !BESIDE_BROUGHT_UP.has(word));
  return (
    (verb !== undefined && BROUGHT_UP.has(verb)) ||
    after.slice(0, AFTER_NAME + 1).some((word) => BROUGHT_UP.has(word)) ||
    CAME_UP.test(after.join(" "))
  );
}

function isTaken(before: readonly string[], after: readonly string[]): boolean {
  if (isBroughtUp(before, after)) return true;
  const isRelative = RELATIVES.has(after[0] ?? "");
  if (isRelative && saysTaken(after.slice(0, AFTER_WITH_RELATIVE))) return true;
  if (isAsked(before)) return false;
  if (HOW_MUCH.test(before.join(" "))) {
    return !TO_GIVE.test(after.join(" ")) && saysTaken(after.slice(0, AFTER_WITH_RELATIVE));
  }
  if (AT_AN_HOUR.test(after.join(" "))) return true;
  const isUnder =
    ON.test(before.join(" ")) || before.slice(-UNDER_WITHIN).some((word) => UNDER.has(word));
  return (
    isUnder ||
    (saysGiven(before.slice(-BEFORE_NAME)) && !isCauseBefore(before.join(" "))) ||
    (saysTaken(after.slice(0, AFTER_NAME)) && !isCause(after.join(" ")))
  );
}

const saysGiven = (before: readonly string[]) =>
  before.some(isVerbOfTaking) || APPLIED.test(before.join(" "));

function saysTaken(after: readonly string[]): boolean {
  const verb = after.findIndex(isVerbOfTaking);
  return verb !== -1 && !after.slice(0, verb).some(isDenying);
}

/** `to take` and `give` alone say what may be done. */
const isVerbOfTaking = (word: string, at: number, words: readonly string[]) =>
  TAKEN.has(word) &&
  !(word === "take" && words[at - 1] === "to") &&
  (word !== "give" || SUBJECTS.has(words[at - 1] ?? ""));

function isAsked(before: readonly string[]): boolean {
  const said = before.join(" ");
  const question = [...said.matchAll(ASKING)].at(-1);
  return question !== undefined && !STATED.test(said.slice(question.index + question[0].length));
}

/** Whether a denial, or an allergy, before a name is about it. */
function isDenied(before: readonly string[]): boolean {
  const clause = before.slice(before.findLastIndex((word) => SUBJECTS.has(word)) + 1);
  const verb = clause.findLastIndex(isVerbOfTaking);
  const between = clause.slice(verb + 1);
  if (between.slice(-DENIED_WITHIN).some((word) => ALLERGIES.has(word))) return true;
  if (verb === -1) return between.slice(-DENIED_WITHIN).some(isDenying);
  if (between.some((word) => EXCEPT.has(word))) return false;
  const beforeVerb = clause.slice(0, verb).findLast((word) => !BESIDE_VERB.has(word));
  return (
    between.slice(-DENIED_AFTER_VERB).some(isDenying) ||
    (beforeVerb !== undefined && isDenying(beforeVerb))
  );
}

/** Taken for years, and in no class of such treatments. */
const ALSO_CONTINUED: readonly Molecule[] = [
  "low-dose-aspirin",
  "lithium",
  "methotrexate",
  "digoxin",
  "insulin",
  "metformin",
];

/** What is taken every day; an anti-inflammatory or a painkiller is a dose, long as it may be taken. */
const isContinued = (substance: Substance) =>
  ALSO_CONTINUED.some((each) => each === substance) ||
  (isLongTerm(substance) && !isIn(["nsaids", "opioids"], substance));
