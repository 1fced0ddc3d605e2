import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { reportContent } from "#domain/report/report-content.ts";
import { dailyAt } from "#testing/builders/schedule.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useReportWords } from "./report-words.ts";

afterEach(cleanup);

const CONTENT = reportContent(
  {
    boxes: [
      {
        id: "00000000-0000-4000-8000-00000000aaaa",
        name: "Orelox",
        dosage: "40 mg",
        form: "Sirop",
        schedule: dailyAt("08:00"),
        courseStop: null,
      },
      {
        id: "00000000-0000-4000-8000-00000000bbbb",
        name: "Levothyrox",
        dosage: "75 µg",
        form: "Comprimé",
        schedule: dailyAt("08:00"),
        courseStop: null,
      },
    ],
    stated: ["Metformine"],
    doses: [],
    planned: [],
    entries: [],
    weights: [],
  },
  { from: day("2026-11-22"), to: day("2026-11-29") },
  () => 60,
);

function Treatments({ unreadableDoses }: { unreadableDoses: number }) {
  const { blocks } = useReportWords()({
    person: {
      name: "Hugo",
      bornOn: null,
      weightKg: null,
      weightMeasuredOn: null,
      weightUnit: "kg",
      allergies: [],
      areAllergiesUnreadable: false,
      conditions: [],
      doctor: { name: null, phone: null },
    },
    content: CONTENT,
    writtenAt: instant("2026-11-29T10:00:00Z"),
    unreadableDoses,
    areNotesCut: false,
  });
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.join()}>{row.join(" | ")}</li>
      ))}
    </ul>
  );
}

test.each([
  { unreadableDoses: 0, last: "aucune de cette boîte pendant cette période" },
  { unreadableDoses: 1, last: "non renseigné" },
])(
  "of a box of which nothing was taken the report says $last",
  async ({ unreadableDoses, last }) => {
    await renderScreen(<Treatments unreadableDoses={unreadableDoses} />, () => undefined, "fr", [
      "member",
      "document",
    ]);
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^Orelox.* \\| ${last}$`)));
    // Of a treatment that was stated by name nobody records doses.
    expect(rows).toContainEqual(expect.stringMatching(/^Metformine.* \| non renseigné$/));
    // A doctor has not seen the box: one tablet is said too.
    expect(rows).toContainEqual(
      expect.stringMatching(/^Levothyrox 75 µg \| Tous les jours à 08:00 \(1\scomprimé\) \| /),
    );
  },
);
