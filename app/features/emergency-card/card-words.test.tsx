import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dailyAt } from "#testing/builders/schedule.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useCardWords } from "./card-words.ts";

afterEach(cleanup);

type CardContent = Parameters<ReturnType<typeof useCardWords>>[0];

function Lines({ lines }: Pick<CardContent, "lines">) {
  const facts = useCardWords()({ lines } as CardContent);
  return facts.map(({ term, description }) => <p key={term}>{description}</p>);
}

test("a dose of one tablet is said with its hours to who has not the box", async () => {
  const planned = { dosage: "75 µg", form: "Comprimé", schedule: dailyAt("08:00") } as const;
  await renderScreen(
    <Lines lines={{ treatments: [{ name: "Levothyrox", planned, lastTakenAt: null }] }} />,
    () => undefined,
    "fr",
    ["member", "card"],
  );
  expect(
    screen.getByText(/^Levothyrox 75 µg · Tous les jours à 08:00 \(1\scomprimé\) · /),
  ).toBeDefined();
});
