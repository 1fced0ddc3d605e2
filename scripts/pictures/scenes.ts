import {
  glass,
  lens,
  padlock,
  spoon,
  sun,
} from "#supabase/functions/generate-blog-images/household-drawings.ts";
import {
  at,
  BRICK,
  blister,
  bottle,
  cabinet,
  calendar,
  carton,
  clock,
  cup,
  firstAidCase,
  list,
  MINT,
  NIGHT,
  NIGHT_WALL,
  PINE,
  RAISED,
  SUN,
  telephone,
  thermometer,
  tube,
  WALL,
  WOOD,
  WOOD_SHADE,
} from "#supabase/functions/generate-blog-images/medicine-drawings.ts";
import {
  background,
  kitchen,
  moon,
  rect,
  type Scene,
  WIDE,
  windowPane,
  worktop,
} from "#supabase/functions/generate-blog-images/scene.ts";

/** Filled shelves of a cabinet. */
function filledCabinet(): string {
  return [
    cabinet(),
    at(-72, -258, bottle(), 0.78),
    at(2, -258, carton(), 0.72),
    at(72, -258, carton(SUN, BRICK), 0.6),
    at(-70, -142, blister(), 0.86),
    at(6, -142, tube(), 0.86),
    at(72, -142, bottle(SUN), 0.62),
    at(-52, -18, firstAidCase(), 0.62),
    at(58, -18, carton(MINT), 0.8),
  ].join("");
}

/** A dosing syringe that stands on its tip. */
function oralSyringe(): string {
  return `${rect(-14, -150, 28, 110, RAISED)}<path d="M-14-100h14M-14-76h14M0-40v22M0-150v-34M-20-184h40" fill="none"/>`;
}

/** By their names under public/images, without the ending. */
export const scenes: Readonly<Record<string, Scene>> = {
  hero: {
    width: 1024,
    height: 819,
    drawing: [
      kitchen(48, 690),
      at(600, 640, filledCabinet(), 1.42),
      at(930, 760, cup(), 1.15),
      at(160, 760, telephone(), 1.05),
      at(285, 768, thermometer(PINE), 0.8),
    ].join(""),
  },
  og: {
    ...WIDE,
    drawing: [kitchen(70, 530), at(660, 512, filledCabinet(), 1.2), at(1010, 592, cup(), 1.2)].join(
      "",
    ),
  },
  night: {
    ...WIDE,
    drawing: [
      background(NIGHT_WALL),
      at(90, 80, windowPane(NIGHT, "#5a6d88"), 1.1),
      moon,
      worktop(500),
      at(980, 180, clock(90, 0), 1.25),
      at(470, 560, bottle(), 1.9),
      at(690, 566, thermometer(), 1.6),
      at(880, 575, cup(), 1.3),
    ].join(""),
  },
  expiry: {
    ...WIDE,
    drawing: [
      kitchen(70, 510),
      at(420, 560, carton(), 2.1),
      at(640, 568, blister(), 1.5),
      at(880, 470, calendar(), 1.9),
      at(1040, 575, tube(), 1.1),
    ].join(""),
  },
  contents: {
    ...WIDE,
    drawing: [
      kitchen(50, 560),
      at(600, 545, filledCabinet(), 1.3),
      at(1020, 600, firstAidCase(), 1.4),
    ].join(""),
  },
  storage: {
    ...WIDE,
    drawing: [
      background(WALL),
      rect(200, 190, 800, 26, WOOD),
      `<path d="M260 216v34l-30-34M940 216v34l30-34" fill="${WOOD_SHADE}"/>`,
      at(400, 190, carton(), 1.3),
      at(540, 190, bottle(), 1.2),
      at(660, 190, carton(SUN, BRICK), 1.1),
      at(790, 190, tube(), 1.2),
      worktop(560),
      at(600, 512, padlock()),
      `<g transform="translate(270 560)"><circle cy="-34" r="34" fill="${BRICK}"/><circle cx="58" cy="-26" r="26" fill="${MINT}"/></g>`,
      `<g transform="translate(900 560)">${rect(-40, -74, 74, 74, SUN)}${rect(34, -60, 60, 60, MINT)}${rect(-10, -132, 58, 58, RAISED)}</g>`,
    ].join(""),
  },
  carers: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(480, 470, list(4), 1.75),
      at(760, 585, telephone(), 1.55),
      at(940, 590, bottle(), 1.3),
      at(1060, 592, cup(), 1.1),
    ].join(""),
  },
  review: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(440, 560, list(4), 1.8),
      at(650, 585, bottle(), 1.4),
      at(770, 588, carton(), 1.25),
      at(905, 590, carton(MINT), 1.1),
      at(1040, 592, blister(), 1.2),
      `<g transform="translate(1010 190)"><circle r="78" fill="${RAISED}"/><path d="M0-46v92M-46 0h92" fill="none" stroke="${PINE}" stroke-width="24"/></g>`,
    ].join(""),
  },
  youngBaby: {
    ...WIDE,
    drawing: [
      background(NIGHT_WALL),
      at(90, 80, windowPane(NIGHT, "#5a6d88"), 1.1),
      moon,
      worktop(500),
      at(700, 190, clock(120, 0), 1.2),
      at(520, 566, thermometer(), 2),
      at(820, 585, telephone(), 1.55),
    ].join(""),
  },
  measuring: {
    ...WIDE,
    drawing: [
      kitchen(50, 520),
      at(430, 585, bottle(), 1.7),
      at(560, 590, oralSyringe(), 1.2),
      at(720, 585, bottle(SUN), 1.5),
      at(840, 590, oralSyringe(), 1),
      at(1020, 590, spoon(), 1.6),
      `<path d="M950 400l140 180" fill="none" stroke="${BRICK}" stroke-width="12"/>`,
    ].join(""),
  },
  sameSubstance: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(460, 575, carton(), 2.2),
      at(720, 575, carton(SUN, BRICK), 2.2),
      at(960, 520, lens(), 2),
    ].join(""),
  },
  missedDose: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(460, 470, calendar(), 1.9),
      at(720, 580, blister(), 1.8),
      at(980, 220, clock(240, 180), 1.25),
    ].join(""),
  },
  heat: {
    ...WIDE,
    drawing: [
      background(WALL),
      worktop(520),
      at(600, 370, sun(), 2),
      at(360, 580, bottle(), 1.8),
      at(620, 580, carton(), 1.9),
      at(880, 580, thermometer(), 2),
    ].join(""),
  },
  travel: {
    ...WIDE,
    drawing: [
      kitchen(50, 520),
      at(520, 575, firstAidCase(), 2),
      at(770, 585, telephone(), 1.5),
      at(990, 470, calendar(), 1.7),
    ].join(""),
  },
  antibiotics: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(430, 575, carton(MINT), 1.9),
      at(660, 580, blister(), 1.7),
      at(920, 470, calendar(), 1.9),
    ].join(""),
  },
  pregnancy: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(480, 470, list(3), 1.7),
      at(760, 578, carton(), 2),
      at(980, 590, cup(), 1.6),
    ].join(""),
  },
  allergies: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(480, 470, list(4), 1.75),
      at(740, 585, bottle(SUN), 1.6),
      at(950, 585, telephone(), 1.5),
    ].join(""),
  },
  leaflet: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(520, 480, list(4), 2),
      at(640, 420, lens(), 2),
      at(900, 578, carton(), 2),
    ].join(""),
  },
  gastroenteritis: {
    ...WIDE,
    drawing: [
      kitchen(60, 520),
      at(500, 585, glass(), 2.2),
      at(720, 580, carton(MINT), 1.3),
      at(960, 220, clock(30, 0), 1.25),
    ].join(""),
  },
  returning: {
    ...WIDE,
    drawing: [
      kitchen(50, 520),
      at(370, 585, carton(), 1.5),
      at(500, 585, bottle(), 1.4),
      at(620, 585, carton(SUN, BRICK), 1.3),
      `<g transform="translate(790 590)">${rect(-80, -180, 160, 180, MINT)}<path d="M-40-180v-30a40 40 0 0 1 80 0v30" fill="none"/><path d="M-30-90h60M0-120v60" fill="none" stroke="${PINE}" stroke-width="16"/></g>`,
      at(1010, 470, calendar(), 1.6),
    ].join(""),
  },
};
