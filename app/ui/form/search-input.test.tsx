import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { SearchInput } from "./search-input.tsx";

afterEach(cleanup);

test("a keyboard offers to search, and neither corrects a name nor begins it with a capital", async () => {
  await renderScreen(
    <SearchInput label="Chercher" value="" onChange={() => undefined} />,
    () => undefined,
  );
  const field = screen.getByLabelText("Chercher");
  const attributes = [
    "enterkeyhint",
    "autocapitalize",
    "autocorrect",
    "spellcheck",
    "autocomplete",
  ];
  expect(attributes.map((name) => field.getAttribute(name))).toEqual([
    "search",
    "none",
    "off",
    "false",
    "off",
  ]);
});
