import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LinesField, typedLine } from "./lines-field.tsx";

afterEach(cleanup);

function Form({ texts }: { texts: readonly string[] }) {
  const [lines, setLines] = useState(() => texts.map((text) => typedLine(text)));
  return <LinesField lines={lines} wrong={undefined} onChange={(next) => setLines([...next])} />;
}

const open = (...texts: string[]) =>
  renderScreen(<Form texts={texts} />, () => undefined, "fr", ["member", "prescriptions"]);

const written = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox").map((field) => field.value);

test("each line of a pasted prescription is a line of the form, where it was pasted", async () => {
  await open("Doliprane 1 g", "", "Xyzal 5 mg");
  fireEvent.change(screen.getByLabelText("Ligne 2"), {
    target: { value: "- Kardégic 75 mg, 1 le midi\n- Smecta 3 g si besoin\n\n- Vogalib 7,5 mg" },
  });
  expect(written()).toEqual([
    "Doliprane 1 g",
    "Kardégic 75 mg, 1 le midi",
    "Smecta 3 g si besoin",
    "Vogalib 7,5 mg",
    "Xyzal 5 mg",
  ]);
});

test("a line break that is typed stays in its line", async () => {
  await open("Doliprane 1 g\n");
  fireEvent.change(screen.getByLabelText("Ligne 1"), { target: { value: "Doliprane 1 g\n1" } });
  expect(written()).toEqual(["Doliprane 1 g\n1"]);
});
