import { NERVE_CLASSES } from "./molecule-classes-nerves.ts";
import { TREATMENT_CLASSES } from "./molecule-classes-treatments.ts";
import type { Molecule } from "./molecule-names.ts";

const NSAIDS_EXCEPT_ASPIRIN = [
  "ibuprofen",
  "ketoprofen",
  "dexketoprofen",
  "naproxen",
  "diclofenac",
  "aceclofenac",
  "flurbiprofen",
  "niflumic-acid",
  "mefenamic-acid",
  "meloxicam",
  "piroxicam",
  "indometacin",
  "etodolac",
  "fenoprofen",
  "morniflumate",
  "nabumetone",
  "sulindac",
  "tenoxicam",
  "tiaprofenic-acid",
  "celecoxib",
  "etoricoxib",
] as const satisfies readonly Molecule[];

/** What rules speak of as one. A substance may be in several. */
export const CLASSES = {
  nsaids: [
    "aspirin",
    "low-dose-aspirin",
    ...NSAIDS_EXCEPT_ASPIRIN,
    // A person who reacts to one of the others often reacts to it too.
    "metamizole",
  ],
  "nsaids-except-aspirin": NSAIDS_EXCEPT_ASPIRIN,
  // They become what aspirin becomes.
  salicylates: ["aspirin", "low-dose-aspirin", "bismuth-subsalicylate", "methyl-salicylate"],
  coxibs: ["celecoxib", "etoricoxib"],
  penicillins: ["amoxicillin", "ampicillin", "cloxacillin", "penicillin"],
  cephalosporins: ["cefuroxime", "cefpodoxime", "cefixime", "cefalexin"],
  macrolides: [
    "azithromycin",
    "clarithromycin",
    "erythromycin",
    "josamycin",
    "roxithromycin",
    "spiramycin",
  ],
  tetracyclines: ["doxycycline", "lymecycline", "minocycline", "tetracycline"],
  fluoroquinolones: [
    "ciprofloxacin",
    "levofloxacin",
    "ofloxacin",
    "norfloxacin",
    "moxifloxacin",
    "delafloxacin",
  ],
  sulfonamides: ["sulfamethoxazole"],
  decongestants: [
    "pseudoephedrine",
    "phenylephrine",
    "ephedrine",
    "oxymetazoline",
    "xylometazoline",
    "naphazoline",
    "tuaminoheptane",
  ],
  mucolytics: ["acetylcysteine", "carbocisteine"],
  phenothiazines: ["oxomemazine", "promethazine", "alimemazine"],
  "cough-and-cold": [
    "dextromethorphan",
    "pholcodine",
    "cloperastine",
    "pentoxyverine",
    "levodropropizine",
    "guaifenesin",
    "pseudoephedrine",
    "phenylephrine",
    "ephedrine",
    "chlorphenamine",
    "dexchlorpheniramine",
    "brompheniramine",
    "pheniramine",
    "triprolidine",
    "diphenhydramine",
    "doxylamine",
  ],
  "ace-inhibitors": [
    "ramipril",
    "perindopril",
    "enalapril",
    "lisinopril",
    "benazepril",
    "captopril",
    "fosinopril",
    "quinapril",
    "trandolapril",
    "zofenopril",
  ],
  sartans: ["losartan", "valsartan", "candesartan", "irbesartan", "olmesartan", "telmisartan"],
  clays: ["diosmectite", "montmorillonite", "kaolin"],
  terpenes: ["camphor", "eucalyptus", "menthol", "thyme", "pine", "niaouli", "peppermint-oil"],
  "stomach-acid-blockers": [
    "omeprazole",
    "esomeprazole",
    "lansoprazole",
    "pantoprazole",
    "rabeprazole",
  ],
  ...NERVE_CLASSES,
  ...TREATMENT_CLASSES,
} as const satisfies Readonly<Record<string, readonly Molecule[]>>;

export type MoleculeClass = keyof typeof CLASSES;

/** What people call a class when they write down an allergy, in the three languages. */
export const CLASS_NAMES: Partial<Record<MoleculeClass, string>> = {
  nsaids:
    "AINS, NSAID, NSAIDs, AINE, AINEs, anti-inflammatoire, anti-inflammatoires, anti-inflammatory, anti-inflammatories, antiinflamatorio, antiinflamatorios",
  salicylates: "salicylés, salicylates, salicilatos, dérivés salicylés",
  penicillins:
    "pénicilline, pénicillines, penicillin, penicillins, penicilina, penicilinas, bêta-lactamines, beta-lactams, betalactámicos",
  cephalosporins:
    "céphalosporine, céphalosporines, cephalosporin, cephalosporins, cefalosporina, cefalosporinas",
  macrolides: "macrolide, macrolides, macrólido, macrólidos",
  tetracyclines: "cyclines, cycline, tétracyclines, tetracyclines, tetraciclinas",
  fluoroquinolones: "quinolone, quinolones, fluoroquinolones, quinolonas, fluoroquinolonas",
  sulfonamides: "sulfamide, sulfamides, sulfa, sulfonamides, sulfonamide, sulfamidas, sulfas",
  opioids: "opiacé, opiacés, opioïdes, opioid, opioids, opiates, opiáceos, opioides, morphiniques",
};

/**
 * A person allergic to one of these is treated as allergic to all: safety document, P26. An allergy to another
 * substance is one to that substance.
 */
export const ALLERGIC_TO_ALL = [
  "nsaids",
  "salicylates",
  "penicillins",
] as const satisfies readonly MoleculeClass[];
