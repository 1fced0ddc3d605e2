import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { splitBoxLines } from "./box-lines.ts";

test.each([
  {
    text: "Doliprane 1000, 06/27\nSmecta",
    lines: ["Doliprane 1000, 06/27", "Smecta"],
    because: "lines",
  },
  {
    text: "Doliprane\r\n\r\n  \nSmecta\n",
    lines: ["Doliprane", "Smecta"],
    because: "empty ones are none",
  },
  {
    text: "Doliprane 06/27; Smecta 07/27",
    lines: ["Doliprane 06/27", "Smecta 07/27"],
    because: "semicolons",
  },
  { text: "• Doliprane • Smecta", lines: ["Doliprane", "Smecta"], because: "bullets in one line" },
  {
    text: "Doliprane;1000 mg;06/27;2 boîtes",
    lines: ["Doliprane, 1000 mg, 06/27, 2 boîtes"],
    because: "pieces without a name",
  },
  {
    text: "Doliprane;sirop;06/27\nSmecta;;07/27",
    lines: ["Doliprane, sirop, 06/27", "Smecta, 07/27"],
    because: "a form alone is no name",
  },
  {
    text: "- Doliprane\n- Smecta",
    lines: ["- Doliprane", "- Smecta"],
    because: "a hyphen may be in a name",
  },
  { text: "---\n***\n", lines: [], because: "rulers say nothing" },
  { text: "", lines: [], because: "nothing was typed" },
])("'$text' is cut by $because", ({ text, lines }) => {
  expect(splitBoxLines(text, "day-first")).toEqual({ lines, rest: "" });
});

test("of 5,000 lines the first are taken and the others stay a text, in a moment", () => {
  const text = Array.from(
    { length: 5000 },
    (_, at) => `Boîte ${at} 1000, 06/27; Smecta ${at}`,
  ).join("\n");
  const took = processorTime(() => {
    const { lines, rest } = splitBoxLines(text, "day-first");
    expect(lines).toHaveLength(100);
    expect(rest.split("\n")).toHaveLength(4950);
    expect(rest.startsWith("Boîte 50 1000")).toBe(true);
  });
  expect(took).toBeLessThan(500);
});

test("a single line with too many pieces is cut between two of them", () => {
  const text = `${Array.from({ length: 250 }, (_, at) => `Médicament ${at}x`).join(";")}\nSmecta`;
  const { lines, rest } = splitBoxLines(text, "day-first");
  expect(lines).toHaveLength(100);
  expect(splitBoxLines(rest, "day-first", 1000).lines).toHaveLength(151);
});
