import type { Document } from "pdfkit";

export interface PdfFont {
  readonly name: string;
  readonly hasGlyph: (codePoint: number) => boolean;
  /** Above and below the baseline, in parts of the size. */
  readonly ascent: number;
  readonly descent: number;
}

/** Fonts of one weight, in the order in which they are asked for a letter. */
export type PdfFonts = Readonly<Record<"regular" | "bold", readonly PdfFont[]>>;

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
}

/** Words that no font of ours has, as a picture: an emoji, or another script in its own direction. */
export interface WordPicture {
  /** A data URL. */
  readonly source: string;
  /** In points. Its height is that of a line. */
  readonly width: number;
}

/** @param line its height and, from the top, its baseline, in points */
export type DrawWords = (
  words: string,
  style: TextStyle,
  line: { readonly height: number; readonly baseline: number },
) => WordPicture;

/** A part of a line, with its width in points. */
export type Piece =
  | { readonly font: string; readonly text: string; readonly width: number }
  | { readonly picture: WordPicture; readonly text: string; readonly width: number };

export type Line = readonly Piece[];

/** Space above and below a line, in parts of its size. */
const LEADING = 1.3;

export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** From the top of a line to its baseline, in points. */
export function baselineOf({ ascent, descent }: PdfFont, style: TextStyle): number {
  return (lineHeight(style) + (ascent - descent) * style.size) / 2;
}

/** A space that does not break is as wide as one that does where a font has no glyph of its own for it. */
const NARROW_SPACE = /\u202f/gu;

/** Breaks texts into lines, with fonts where they have each letter, and pictures elsewhere. */
export function createTypesetter(
  doc: Document,
  fonts: PdfFonts,
  drawWords: DrawWords,
): (text: string, style: TextStyle, width: number) => Line[] {
  const pictures = new Map<string, WordPicture>();
  const widths = new Map<string, number>();
  return (text, style, width) =>
    text.split(/\r?\n/u).flatMap((paragraph) => linesOf(paragraph, style, width));

  function linesOf(paragraph: string, style: TextStyle, width: number): Line[] {
    const space = measure(" ", mainFont(style).name, style);
    const lines: Piece[][] = [[]];
    let left = width;
    for (const word of joinPictures(paragraph.split(" "), style)) {
      for (const [nth, part] of partsOf(word, style, width).entries()) {
        const wide = widthOf(part);
        const isFirst = lines.at(-1)?.length === 0;
        // A part of a word that was cut begins a line of its own.
        if (nth > 0 || (!isFirst && left < space + wide)) {
          lines.push([...part]);
          left = width - wide;
        } else {
          if (!isFirst) lines.at(-1)?.push({ font: mainFont(style).name, text: " ", width: space });
          lines.at(-1)?.push(...part);
          left -= (isFirst ? 0 : space) + wide;
        }
      }
    }
    return lines.map(merged);
  }

  /** Neighbouring words in another script are one picture, so that they stand in the order of their script. */
  function joinPictures(words: readonly string[], style: TextStyle): string[] {
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      if (last && !isDrawable(last, style) && !isDrawable(word, style)) {
        joined[joined.length - 1] = `${last} ${word}`;
      } else joined.push(word);
    }
    return joined;
  }

  function isDrawable(word: string, style: TextStyle): boolean {
    return [...plain(word)].every((letter) => fontOf(letter, style) !== undefined);
  }

  /** A word in one part, or in several where it is wider than a line. */
  function partsOf(word: string, style: TextStyle, width: number): Line[] {
    const whole = piecesOf(word, style);
    if (widthOf(whole) <= width) return [whole];
    const units = isDrawable(word, style) ? [...word] : word.split(" ");
    // A picture of one word that is wider than the line is made smaller.
    if (units.length < 2) return [shrunk(whole, width)];
    const parts: string[] = [];
    const glue = isDrawable(word, style) ? "" : " ";
    for (const unit of units) {
      const last = parts.at(-1);
      const longer = last === undefined ? unit : last + glue + unit;
      if (last !== undefined && widthOf(piecesOf(longer, style)) > width) parts.push(unit);
      else parts.splice(Math.max(0, parts.length - 1), 1, longer);
    }
    return parts.map((part) => shrunk(piecesOf(part, style), width));
  }

  function shrunk(pieces: Line, width: number): Line {
    return pieces.map((piece) =>
      "picture" in piece && piece.width > width ? { ...piece, width } : piece,
    );
  }

  function piecesOf(word: string, style: TextStyle): Line {
    if (!isDrawable(word, style)) return [pictureOf(word, style)];
    const pieces: { font: string; text: string }[] = [];
    for (const letter of plain(word)) {
      const font = fontOf(letter, style)?.name ?? mainFont(style).name;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces.map(({ font, text }) => ({ font, text, width: measure(text, font, style) }));
  }

  function pictureOf(words: string, style: TextStyle): Piece {
    const key = `${style.size} ${style.isBold} ${words}`;
    const line = { height: lineHeight(style), baseline: baselineOf(mainFont(style), style) };
    const picture = pictures.get(key) ?? drawWords(words, style, line);
    pictures.set(key, picture);
    return { picture, text: words, width: picture.width };
  }

  function measure(text: string, font: string, { size }: TextStyle): number {
    const key = `${font} ${size} ${text}`;
    const width = widths.get(key) ?? doc.font(font).fontSize(size).widthOfString(text);
    widths.set(key, width);
    return width;
  }

  function fontOf(letter: string, style: TextStyle): PdfFont | undefined {
    const codePoint = letter.codePointAt(0) ?? 0;
    return fonts[style.isBold ? "bold" : "regular"].find((font) => font.hasGlyph(codePoint));
  }

  function mainFont(style: TextStyle): PdfFont {
    const [main] = fonts[style.isBold ? "bold" : "regular"];
    if (!main) throw new Error("There is no font to write with");
    return main;
  }
}

const plain = (word: string): string => word.replaceAll(NARROW_SPACE, "\u00a0");

const widthOf = (pieces: Line): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** Neighbours of one font are one text, as a reader of files wants to find them. */
function merged(pieces: Line): Line {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && "font" in last && "font" in piece && last.font === piece.font) {
      found[found.length - 1] = {
        ...last,
        text: last.text + piece.text,
        width: last.width + piece.width,
      };
    } else found.push(piece);
  }
  return found;
}
