import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "#testing/harness/seeded-properties.ts";
import { padlock } from "./household-drawings.ts";
import { illustrate } from "./illustration.ts";
import { clock, NIGHT_WALL, thermometer } from "./medicine-drawings.ts";
import { svgOf } from "./scene.ts";

describe("our own illustration", () => {
  it("is the same for the same title, accents and capitals apart", () => {
    expect(illustrate("Fièvre de l’enfant")).toEqual(illustrate("FIEVRE de l'enfant"));
  });

  it.each([
    ["Fièvre de l’enfant", thermometer()],
    ["When a fever needs a doctor", thermometer()],
    ["La fiebre de noche", thermometer()],
    ["Hors de portée des enfants", padlock()],
    ["Ne plus oublier l’heure", clock(60, 300)],
  ])("shows what %s is about", (title, object) => {
    expect(illustrate(title).drawing).toContain(object);
  });

  it("is drawn at night when the title is about it", () => {
    expect(illustrate("La nuit").drawing).toContain(NIGHT_WALL);
    expect(illustrate("Le matin").drawing).not.toContain(NIGHT_WALL);
  });

  it("finds a word at its beginning, and not inside another", () => {
    const glassOfWater = "M-26-60h52L20-4h-40z";
    expect(illustrate("L’eau de la maison").drawing).toContain(glassOfWater);
    const titles = ["Nouveau tableau", "Bateau et gâteau", "Un niveau plus haut"];
    const withGlass = titles.filter((title) => illustrate(title).drawing.includes(glassOfWater));
    // A glass may be among the objects; it is not the leading one.
    expect(withGlass.length).toBeLessThan(titles.length);
  });

  it("contains nothing of the typed text, and stays inside its canvas", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (title) => {
        const svg = svgOf(illustrate(`${title}<script>"&`));
        expect(svg).not.toMatch(/script|NaN|undefined|Infinity|href|url\(/);
        const positions = [...svg.matchAll(/<g transform="translate\((-?\d+) (-?\d+)\)/g)];
        for (const [, x, y] of positions) {
          expect(Number(x)).toBeLessThanOrEqual(1200);
          expect(Number(y)).toBeLessThanOrEqual(630);
        }
      }),
    );
  });

  it("draws many different pictures", () => {
    const titles = Array.from({ length: 200 }, (_, number) => `Article ${number}`);
    expect(new Set(titles.map((title) => illustrate(title).drawing)).size).toBeGreaterThan(150);
  });
});
