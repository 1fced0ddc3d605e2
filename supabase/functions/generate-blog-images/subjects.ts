import {
  books,
  glass,
  heart,
  lamp,
  lens,
  padlock,
  plant,
  portrait,
  shield,
  spoon,
  sun,
} from "./household-drawings.ts";
import {
  BRICK,
  blister,
  bottle,
  calendar,
  carton,
  clock,
  cup,
  firstAidCase,
  list,
  MINT,
  SUN,
  telephone,
  thermometer,
  tube,
} from "./medicine-drawings.ts";

/** An object of a picture, in its own pixels; its foot is at 0, 0. */
export interface Thing {
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

const thing = (drawing: string, width: number, height: number): Thing => ({
  drawing,
  width,
  height,
});

/** A standing clock: its middle is at 0, 0. */
const standingClock = thing(`<g transform="translate(0 -60)">${clock(60, 300)}</g>`, 124, 124);

/** Title words for which the scene is drawn at night. */
export const NIGHT_STEMS = [
  "nuit",
  "night",
  "noche",
  "sommeil",
  "sleep",
  "sueno",
  "insomn",
  "dorm",
];

/** The subjects of articles: the words of a title that mean them, folded, in three languages; and what is drawn then. */
export const SUBJECTS: readonly { readonly stems: readonly string[]; readonly thing: Thing }[] = [
  { stems: ["fievre", "fever", "fiebre", "temperatur"], thing: thing(thermometer(), 150, 34) },
  {
    stems: ["urgen", "emergenc", "emergencia", "secours", "first aid", "primeros auxilios"],
    thing: thing(firstAidCase(), 156, 124),
  },
  {
    stems: ["peremption", "perime", "expir", "caduc", "calendrier", "calendar", "calendario"],
    thing: thing(calendar(), 156, 168),
  },
  {
    stems: ["portee", "securit", "safe", "lock", "alcance", "segur", "poison", "intoxica"],
    thing: thing(padlock(), 146, 192),
  },
  {
    stems: ["famil", "enfant", "child", "kid", "nino", "hijo", "parent", "bebe", "baby", "padres"],
    thing: thing(portrait(), 196, 156),
  },
  {
    stems: ["rappel", "remind", "recordatorio", "horaire", "oubli", "forget", "olvid", "heure"],
    thing: standingClock,
  },
  {
    stems: ["aidant", "carer", "caregiver", "cuidador", "liste", "list", "double", "ordonnance"],
    thing: thing(list(4), 156, 200),
  },
  { stems: ["sirop", "syrup", "jarabe", "toux", "cough"], thing: thing(spoon(), 190, 60) },
  {
    stems: ["eau", "water", "agua", "hydrat", "hidrat", "chaleur", "canicule", "heat", "calor"],
    thing: thing(glass(), 66, 96),
  },
  {
    stems: ["plante", "naturel", "natural", "herb", "tisane", "infusion", "planta"],
    thing: thing(plant(), 140, 170),
  },
  {
    stems: [
      "bien-etre",
      "wellness",
      "well-being",
      "bienestar",
      "stress",
      "coeur",
      "heart",
      "coraz",
    ],
    thing: thing(heart(), 156, 138),
  },
  {
    stems: ["preven", "proteg", "protec", "vaccin", "vacun", "grippe", "gripe", "hiver", "winter"],
    thing: thing(shield(), 136, 164),
  },
  {
    stems: ["compren", "guide", "guia", "apprendre", "notice", "leaflet", "prospecto", "educa"],
    thing: thing(books(), 150, 86),
  },
  {
    stems: ["lire", "choisir", "choose", "verifi", "check", "leer", "elegir", "revis"],
    thing: thing(lens(), 130, 156),
  },
  {
    stems: ["telephone", "phone", "telefono", "appli", "numerique", "digital", "partag", "share"],
    thing: thing(telephone(), 110, 194),
  },
  { stems: NIGHT_STEMS, thing: thing(lamp(), 130, 194) },
  { stems: ["soleil", "sun", "sol", "ete", "summer", "verano"], thing: thing(sun(), 166, 166) },
  {
    stems: ["comprim", "tablet", "pastill", "gelule", "antibio", "blister"],
    thing: thing(blister(), 102, 76),
  },
  {
    stems: [
      "medicament",
      "medicine",
      "medicamento",
      "pharmac",
      "farmac",
      "boite",
      "box",
      "trousse",
    ],
    thing: thing(carton(), 116, 90),
  },
];

/** What stands beside it in a house that keeps medicines. */
export const COMPANIONS: readonly Thing[] = [
  thing(bottle(), 76, 118),
  thing(bottle(SUN), 76, 118),
  thing(carton(), 116, 90),
  thing(carton(SUN, BRICK), 116, 90),
  thing(carton(MINT), 116, 90),
  thing(blister(), 102, 76),
  thing(tube(), 70, 104),
  thing(cup(), 98, 126),
  thing(plant(), 140, 170),
  thing(glass(), 66, 96),
  thing(books(), 150, 86),
];
