import type { Language } from "#domain/locale/locales.ts";

/** What somebody types, about whom, and which line of the reference list stands first. */
export interface SuggestionCase {
  readonly typed: string;
  readonly in: Language;
  /** `4y`, `5m`; `nobody` where no person is chosen, `nobody, children` where children live in the home. */
  readonly who: string;
  readonly first: string;
}

const of = (text: string): SuggestionCase[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", language = "fr", who = "", first = ""] = line.split(" | ");
      return { typed, in: language as Language, who, first };
    });

/** One word alone, as most people begin: what many have stands first, and never what is urgent or rare. */
export const FIRST_WORD_CASES: readonly SuggestionCase[] = of(`
toux | fr | nobody | dry-cough
tous | fr | nobody | dry-cough
rhume | fr | nobody | common-cold
nez | fr | nobody | runny-nose
gorge | fr | nobody | sore-throat
grippe | fr | nobody | flu-like
tête | fr | nobody | headache
mal | fr | nobody | headache
ventre | fr | nobody | stomach-cramps
estomac | fr | nobody | heartburn
brûlure | fr | nobody | heartburn
vomi | fr | nobody | vomiting
nausée | fr | nobody | nausea
dos | fr | nobody | back-pain
torticolis | fr | nobody | stiff-neck
règles | fr | nobody | period-pain
dents | fr | nobody | toothache
dent | fr | nobody | toothache
oreille | fr | nobody | earache
yeux | fr | nobody | irritated-eyes
allergie | fr | nobody | hay-fever
boutons | fr | nobody | acne
eczéma | fr | nobody | mild-eczema
piqûre | fr | nobody | insect-bite
coup | fr | nobody | sunburn
fatigue | fr | nobody | tiredness
sommeil | fr | nobody | sleep-trouble
insomnie | fr | nobody | sleep-trouble
stress | fr | nobody | stress
crampe | fr | nobody | muscle-cramps
entorse | fr | nobody | sprain
bleu | fr | nobody | bruise
coupure | fr | nobody | cuts-and-scrapes
saignement | fr | nobody | nosebleed
sang | fr | nobody | nosebleed
poux | fr | nobody | head-lice
verrue | fr | nobody | warts
aphte | fr | nobody | mouth-ulcer
jambes | fr | nobody | muscle-soreness
genou | fr | nobody | knee-pain
mycose | fr | nobody | athletes-foot
hémorroïdes | fr | nobody | hemorrhoids
vertige | fr | nobody | dizziness
cough | en | nobody | dry-cough
cold | en | nobody | common-cold
nose | en | nobody | nosebleed
throat | en | nobody | sore-throat
flu | en | nobody | flu-like
head | en | nobody | headache
stomach | en | nobody | stomach-cramps
belly | en | nobody | stomach-cramps
heartburn | en | nobody | heartburn
vomit | en | nobody | vomiting
nausea | en | nobody | nausea
back | en | nobody | back-pain
neck | en | nobody | stiff-neck
period | en | nobody | period-pain
tooth | en | nobody | toothache
ear | en | nobody | earache
eye | en | nobody | irritated-eyes
allergy | en | nobody | hay-fever
rash | en | nobody | contact-rash
spots | en | nobody | acne
bite | en | nobody | insect-bite
sting | en | nobody | insect-bite
sunburn | en | nobody | sunburn
burn | en | nobody | heartburn
tired | en | nobody | tiredness
sleep | en | nobody | sleep-trouble
insomnia | en | nobody | sleep-trouble
stress | en | nobody | stress
cramp | en | nobody | muscle-cramps
sprain | en | nobody | sprain
bruise | en | nobody | bruise
cut | en | nobody | cuts-and-scrapes
bleeding | en | nobody | nosebleed
blood | en | nobody | nosebleed
lice | en | nobody | head-lice
wart | en | nobody | warts
mouth | en | nobody | mouth-ulcer
legs | en | nobody | muscle-cramps
knee | en | nobody | knee-pain
itch | en | nobody | itching
piles | en | nobody | hemorrhoids
dizzy | en | nobody | dizziness
tos | es | nobody | dry-cough
resfriado | es | nobody | common-cold
catarro | es | nobody | common-cold
nariz | es | nobody | stuffy-nose
garganta | es | nobody | sore-throat
gripe | es | nobody | flu-like
cabeza | es | nobody | headache
dolor | es | nobody | headache
barriga | es | nobody | stomach-cramps
estómago | es | nobody | heartburn
ardor | es | nobody | heartburn
vómitos | es | nobody | vomiting
náuseas | es | nobody | nausea
espalda | es | nobody | back-pain
cuello | es | nobody | stiff-neck
regla | es | nobody | period-pain
muelas | es | nobody | toothache
diente | es | nobody | toothache
oído | es | nobody | earache
ojos | es | nobody | irritated-eyes
alergia | es | nobody | hay-fever
granos | es | nobody | acne
sarpullido | es | nobody | heavy-sweating-rash
picadura | es | nobody | insect-bite
quemadura | es | nobody | sunburn
cansancio | es | nobody | tiredness
dormir | es | nobody | sleep-trouble
insomnio | es | nobody | sleep-trouble
estrés | es | nobody | stress
calambre | es | nobody | muscle-cramps
esguince | es | nobody | sprain
moretón | es | nobody | bruise
corte | es | nobody | cuts-and-scrapes
sangre | es | nobody | nosebleed
sangrado | es | nobody | nosebleed
piojos | es | nobody | head-lice
verruga | es | nobody | warts
boca | es | nobody | dry-mouth
piernas | es | nobody | muscle-soreness
rodilla | es | nobody | knee-pain
picor | es | nobody | itching
hemorroides | es | nobody | hemorrhoids
mareo | es | nobody | dizziness
`);

/**
 * Written from the names of the list and from what a parent types, before the order of suggestions was changed.
 *
 * typed | language | who | first
 */
export const SUGGESTION_CASES: readonly SuggestionCase[] = of(`
fièvre | fr | nobody | fever-adult
fievre | fr | nobody | fever-adult
fièv | fr | nobody | fever-adult
fièvre | fr | nobody, children | fever-child
fiev | fr | nobody, children | fever-child
fièvre | fr | 35y | fever-adult
un rhume | fr | 35y | common-cold
un rhum | fr | 35y | common-cold
petit rhume | fr | 35y | common-cold
un petit rhume | fr | 35y | common-cold
fièvre | fr | 4y | fever-child
fièvre | fr | 14y | fever-child
fièvre retour | fr | 35y | fever-after-travel
voyage tropical | fr | nobody | fever-after-travel
fever | en | nobody | fever-adult
fever | en | nobody, children | fever-child
feve | en | 6y | fever-child
fever after tr | en | nobody | fever-after-travel
fiebre | es | nobody | fever-adult
fiebre | es | nobody, children | fever-child
fiebre | es | 5y | fever-child
fiebre al volver | es | 40y | fever-after-travel
diarrhée | fr | nobody | diarrhea
diarrhée | fr | nobody, children | diarrhea-child
diarrhée | fr | 3y | diarrhea-child
diarrhée | fr | 60y | diarrhea
diarrhée du voy | fr | nobody | travelers-diarrhea
diarrhea | en | nobody | diarrhea
diarrhea | en | nobody, children | diarrhea-child
diarrea | es | nobody | diarrhea
diarrea | es | 2y | diarrhea-child
constipation | fr | nobody | constipation
constipation | fr | nobody, children | constipation-child
constipation | fr | 5y | constipation-child
estreñimiento | es | nobody, children | constipation-child
mal de tête | fr | nobody | headache
mal de tête | fr | nobody, children | headache
mal de gorge | fr | 4y | sore-throat
nez bouché | fr | nobody | stuffy-nose
nez bouché | fr | 5m | stuffy-nose-baby
varicelle | fr | nobody, children | chickenpox
chickenpox | en | 4y | chickenpox
décalage | fr | nobody | jet-lag
mal des transports | fr | nobody | motion-sickness
toux sèche | fr | nobody, children | dry-cough
mal d'oreille | fr | 4y | earache
`);
