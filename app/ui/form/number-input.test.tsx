import { globSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { NumberInput } from "./number-input.tsx";

afterEach(cleanup);

function Weight({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed);
  return (
    <NumberInput
      aria-label="Poids"
      step={0.1}
      most={70}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

async function open(typed: string, language: "fr" | "en" = "fr") {
  await renderScreen(<Weight typed={typed} />, () => undefined, language);
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Poids" });
}

test("what is typed stays as it was typed, whatever it is", async () => {
  const field = await open("");
  expect(field.inputMode).toBe("decimal");
  for (const value of ["62,5", "62.5", "1e5", "--", "douze"]) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
});

test.each([
  { typed: "62,5", language: "fr", key: "ArrowUp", shown: "62,6", because: "the step is a tenth" },
  { typed: "62,5", language: "en", key: "ArrowUp", shown: "62.6", because: "English has points" },
  { typed: "0,3", language: "fr", key: "ArrowDown", shown: "0,2", because: "binary errors go" },
  { typed: "", language: "fr", key: "ArrowUp", shown: "0,1", because: "nothing is where 0 is" },
  { typed: "0", language: "fr", key: "ArrowDown", shown: "0", because: "0 is the least" },
  { typed: "70", language: "fr", key: "ArrowUp", shown: "70", because: "70 is the most" },
  { typed: "1,500", language: "fr", key: "ArrowUp", shown: "1,500", because: "it is not guessed" },
  { typed: "62,5", language: "fr", key: "Enter", shown: "62,5", because: "only arrows count" },
] as const)("$typed and $key is $shown: $because", async ({ typed, language, key, shown }) => {
  const field = await open(typed, language);
  fireEvent.keyDown(field, { key });
  expect(field.value).toBe(shown);
});

test("no field leaves the reading of a number to the browser", () => {
  const own = /number-input(?:\.test)?\.tsx$/;
  const found = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !own.test(path))
    .filter((path) =>
      /type=\{?["'`]number|valueAsNumber|inputMode=\{?["'`]decimal/.test(
        readFileSync(path, "utf8"),
      ),
    );
  expect(found).toEqual([]);
});
