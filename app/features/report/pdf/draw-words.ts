import type { DrawWords } from "./pdf-text.ts";

/** Pixels of a point: as sharp as a good printer. */
const SCALE = 4;

const FAMILY = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

/** Words that no font of the file has, drawn with those of this device, in the direction of their script. */
export const drawWords: DrawWords = (words, { size, isBold = false }, { height, baseline }) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  const font = `${isBold ? 700 : 400} ${size * SCALE}px ${FAMILY}`;
  context.font = font;
  const wide = Math.max(1, Math.ceil(context.measureText(words).width));
  canvas.width = wide;
  canvas.height = Math.ceil(height * SCALE);
  // Sizing a canvas forgets its font.
  context.font = font;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#1d2521";
  context.fillText(words, 0, baseline * SCALE);
  return { source: canvas.toDataURL("image/jpeg", 0.95), width: wide / SCALE };
};
