import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { PAPER } from "#supabase/functions/generate-blog-images/medicine-drawings.ts";
import { svgOf } from "#supabase/functions/generate-blog-images/scene.ts";
import { withDemo } from "./pictures/demo-visit.ts";
import { drawReadme } from "./pictures/readme.ts";
import { scenes } from "./pictures/scenes.ts";
import { drawScreens } from "./pictures/screens.ts";

const root = join(import.meta.dirname, "..");
const images = join(root, "public/images");

/** Which scene stands where on the site, how wide in pixels, and in which formats. */
const PICTURES: readonly (readonly [
  scene: string,
  file: string,
  width: number,
  as: readonly Format[],
])[] = [
  ["hero", "hero-desktop", 1024, ["avif", "webp"]],
  ["hero", "hero-mobile", 768, ["avif", "webp"]],
  // Messengers read PNG everywhere, the lighter formats not yet.
  ["og", "og", 1200, ["png"]],
  ["night", "blog/fievre-enfant-nuit", 1024, ["avif", "webp"]],
  ["expiry", "blog/dates-de-peremption-des-medicaments", 1024, ["avif", "webp"]],
  ["contents", "blog/armoire-a-pharmacie-familiale", 1024, ["avif", "webp"]],
  ["storage", "blog/medicaments-hors-de-portee-des-enfants", 1024, ["avif", "webp"]],
  ["carers", "blog/eviter-la-double-dose", 1024, ["avif", "webp"]],
  ["review", "blog/medicaments-des-parents-ages", 1024, ["avif", "webp"]],
  ["youngBaby", "blog/fievre-avant-trois-mois", 1024, ["avif", "webp"]],
  ["measuring", "blog/mesurer-une-dose-de-sirop", 1024, ["avif", "webp"]],
  ["sameSubstance", "blog/deux-boites-une-substance", 1024, ["avif", "webp"]],
  ["missedDose", "blog/dose-oubliee-ou-doublee", 1024, ["avif", "webp"]],
  ["heat", "blog/chaleur-et-refrigerateur", 1024, ["avif", "webp"]],
  ["travel", "blog/trousse-de-voyage", 1024, ["avif", "webp"]],
  ["antibiotics", "blog/antibiotiques-jusqu-au-bout", 1024, ["avif", "webp"]],
  ["pregnancy", "blog/medicaments-et-grossesse", 1024, ["avif", "webp"]],
  ["allergies", "blog/allergie-a-un-medicament-quoi-noter", 1024, ["avif", "webp"]],
  ["leaflet", "blog/lire-une-notice", 1024, ["avif", "webp"]],
  ["gastroenteritis", "blog/gastro-enterite-bien-rehydrater", 1024, ["avif", "webp"]],
  ["returning", "blog/rapporter-ses-medicaments", 1024, ["avif", "webp"]],
];

type Format = "avif" | "webp" | "png";

const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 60 }),
  webp: (picture) => picture.webp({ quality: 82 }),
  png: (picture) => picture.png({ palette: true }),
};

/** Pixels, and the share of the side that stays empty around the icon: launchers cut corners off. */
const ICONS = [
  { file: "icon-192.png", side: 192, margin: 0 },
  { file: "icon-512.png", side: 512, margin: 0 },
  { file: "icon-maskable-512.png", side: 512, margin: 0.18 },
  { file: "apple-touch-icon.png", side: 180, margin: 0.1 },
];

for (const [name, file, width, formats] of PICTURES) {
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no scene named ${name}`);
  await mkdir(dirname(join(images, file)), { recursive: true });
  for (const format of formats) {
    const drawn = sharp(Buffer.from(svgOf(scene))).resize(width);
    await ENCODE[format](drawn).toFile(join(images, `${file}.${format}`));
  }
}

/** An icon file with one PNG in it, for programs that ask for /favicon.ico and nothing else. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const icon = await readFile(join(root, "public/icon.svg"));
const favicon = await sharp(icon, { density: 2000 }).resize(48, 48).png().toBuffer();
await writeFile(join(root, "public/favicon.ico"), icoOf(favicon, 48));
for (const { file, side, margin } of ICONS) {
  const inner = Math.round(side * (1 - 2 * margin));
  const drawn = await sharp(icon, { density: 2000 }).resize(inner, inner).png().toBuffer();
  const background = margin > 0 ? PAPER : "#00000000";
  const canvas = sharp({ create: { width: side, height: side, channels: 4, background } });
  await canvas
    .composite([{ input: drawn, gravity: "center" }])
    .png()
    .toFile(join(images, file));
}
await withDemo(async (visit) => {
  await drawScreens(join(images, "screens"), visit);
  await drawReadme(join(root, "docs/screenshots"), visit);
});
console.log(`Drawn into ${images} and docs/screenshots`);
