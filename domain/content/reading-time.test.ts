import { expect, test } from "vitest";
import { minutesToRead } from "./reading-time.ts";

const words = (count: number) => "mot ".repeat(count);

test.each([
  { text: "", minutes: 1, because: "nothing is a minute too" },
  { text: words(200), minutes: 1, because: "200 words are a minute" },
  { text: words(201), minutes: 2, because: "a started minute counts" },
  { text: words(1000), minutes: 5, because: "five times as many" },
  { text: `${words(200)}\n- \n## \n| --- |`, minutes: 1, because: "marks are not read" },
  {
    text: `${words(199)}[lien](https://example.org/a%20b "un titre de lien")`,
    minutes: 1,
    because: "where a link leads is not read",
  },
])("a text takes $minutes min: $because", ({ text, minutes }) => {
  expect(minutesToRead(text)).toBe(minutes);
});
