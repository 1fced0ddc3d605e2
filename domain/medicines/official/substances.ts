import { fold } from "../../locale/fold.ts";

/** One line of CIS_COMPO. */
export interface Substance {
  /** Lines of one ingredient share this number: what is in the box and what acts. */
  readonly link: string;
  /** Whether it is what acts (FT, fraction thérapeutique), not the salt in the box (SA). */
  readonly acts: boolean;
  /** What has this composition: `comprimé blanc`, of a box with tablets of two colours. */
  readonly element: string;
  /** The official number of the named substance, five digits. */
  readonly code: string;
  /** `CHLORHYDRATE DE METFORMINE` */
  readonly name: string;
  /** `1000 mg`, `4CH à 30CH`, or nothing. */
  readonly strength: string;
  /** What holds that strength: `un comprimé`, `100 ml`. */
  readonly reference: string;
}

/** One ingredient: what acts where the file tells it, else what is in the box. */
export function ingredients(substances: readonly Substance[]): Substance[] {
  const links = [...new Set(substances.map(({ link }) => link))].sort(
    (one, other) => Number(one) - Number(other),
  );
  return links.flatMap((link) => {
    const lines = substances.filter((substance) => substance.link === link);
    const acting = lines.filter(({ acts }) => acts);
    return (acting.length > 0 ? acting : lines).map((line) => ({
      ...line,
      strength: line.strength || (lines.find(({ strength }) => strength)?.strength ?? ""),
    }));
  });
}

/** `Amoxicilline + Acide clavulanique`: each molecule once, its salt left out. */
export function molecules(substances: readonly Substance[]): string {
  const named = new Map<string, string>();
  for (const { name } of ingredients(substances)) {
    const molecule = moleculeOf(name);
    if (molecule !== "" && !named.has(fold(molecule))) named.set(fold(molecule), molecule);
  }
  return [...named.values()].join(" + ");
}

export function isHomeopathic(substances: readonly Pick<Substance, "name">[]): boolean {
  return substances.some(({ name }) => HOMEOPATHIC.test(name));
}

const HOMEOPATHIC = / pour pr[ée]parations? hom[ée]opathiques?$/i;

/** Salts and esters that a molecule is bound to; what acts is the molecule. */
const SALT =
  "(?:mono|di|tri|hémi|sesqui|hydrogéno)?(?:chlorhydrate|bromhydrate|maléate|malate|fumarate|bésilate|bésylate|tosilate|mésilate|mésylate|ésilate|camsilate|succinate|tartrate|bitartrate|citrate|sulfate|hydrogénosulfate|phosphate|nitrate|acétate|propionate|dipropionate|valérate|furoate|palmitate|décanoate|énantate|pivalate|pamoate|embonate|xinafoate|lysinate|tert-butylamine|arginine|iséthionate|diiséthionate|gluconate|digluconate|lactate|oxalate|benzoate|étabonate|butyrate|hexacétonide|stéarate|éthylsuccinate|bromure|iodure)";
/** With these it is the other half that acts, or both: calcium carbonate stays calcium carbonate. */
const MINERAL =
  /^(?:sodium|potassium|calcium|magnésium|zinc|fer|aluminium|lithium|ammonium|argent|cuivre|baryum|strontium|bismuth|manganèse|benzyle|benzoyle|méthyle|éthyle|lanthane|chaux)/;

const INVERTED = /^(.+?) \(([^()]+ (?:de|du)|[^()]+ d['’]|acide)\)(.*)$/;
const OF_A_SALT = new RegExp(`^${SALT} (?:de |d['’])(.+)$`);
const WATER_AND_BASE =
  / (?:(?:mono|di|tri|tétra|penta|hexa|hepta|hémi|sesqui)?hydratée?|anhydre|base|élément|micronisée?)$/;
const METAL =
  / (?:(?:mono|di|tri|hémi)?(?:sodique|potassique|calcique|magnésique)|trométamol|trométhamine|olamine)$/;

/** `CODÉINE (PHOSPHATE DE) HÉMIHYDRATÉ` and `PHOSPHATE DE CODÉINE HÉMIHYDRATÉ` are Codéine. */
export function moleculeOf(substance: string): string {
  let name = straightName(substance.replace(HOMEOPATHIC, "").toLowerCase());
  name = withoutEnds(name);
  const [, molecule] = OF_A_SALT.exec(name) ?? [];
  if (molecule && !MINERAL.test(molecule)) name = withoutEnds(molecule);
  return capitalised(name);
}

/** `acétylsalicylique (acide)` is `acide acétylsalicylique`, `sodium (bicarbonate de)` the other way round too. */
export function straightName(name: string): string {
  const [, molecule, bound, rest = ""] = INVERTED.exec(name) ?? [];
  if (!molecule || !bound) return name;
  const space = /['’]$/.test(bound) ? "" : " ";
  return `${bound}${space}${molecule}${rest}`;
}

function withoutEnds(name: string): string {
  const shorter = name.replace(WATER_AND_BASE, "").replace(METAL, "");
  return shorter === name ? name : withoutEnds(shorter);
}

/** Letters that stand alone or before a number are names, such as `B`, `D3` or `I-745`. */
function capitalised(name: string): string {
  const words = name.replace(/(?<!\S)[a-z](?:-?\d+)?(?!\S)/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
