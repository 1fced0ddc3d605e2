import { expect, test } from "vitest";
import { type Archive, exportOnlyTables, ownedTables } from "./archive.ts";
import { csvFiles } from "./archive-files.ts";
import { writeSummary } from "./summary-page.ts";

const none = (tables: readonly string[]) => Object.fromEntries(tables.map((table) => [table, []]));

const archive = {
  tables: {
    ...none(ownedTables),
    alert_dismissals: [
      { profile_id: "p", alert_key: "=HYPERLINK(1)", dismissed_at: null },
      { profile_id: "p", alert_key: 'a;"b', dismissed_at: "2026-01-01T00:00:00Z", secret: "x" },
    ],
    symptom_searches: [{ id: "s", found_medications: { urgent: false } }],
  },
  told: { ...none(exportOnlyTables), sessions: [], sharedProfiles: [] },
} as unknown as Archive;

test("each table is a file headed by its columns, in which no cell runs", () => {
  const files = csvFiles(archive, ";");
  expect(files.size).toBe(ownedTables.length + exportOnlyTables.length);
  expect(files.get("csv/alert_dismissals.csv")).toBe(
    '\uFEFFprofile_id;alert_key;dismissed_at\r\np;\'=HYPERLINK(1);\r\np;"a;""b";2026-01-01T00:00:00Z\r\n',
  );
  expect(files.get("csv/symptom_searches.csv")).toContain('s;;;;"{""urgent"":false}";');
});

test("what somebody wrote stays text in a summary, in whatever direction it reads", () => {
  const page = writeSummary({
    language: "fr",
    title: "<Mes données>",
    lead: "'Zoé' & Cie",
    parts: [
      {
        heading: "<img src=x onerror=alert(1)>",
        facts: [["Téléphone", '"><script>alert(1)</script>']],
        table: { headings: ["Nom"], rows: [["\u202eدواء"]] },
      },
      { heading: "Vide", table: { headings: ["Nom"], rows: [] } },
    ],
  });
  expect(page).toContain("<title>&#60;Mes données&#62;</title>");
  expect(page).toContain("&#39;Zoé&#39; &#38; Cie");
  expect(page).toContain("<bdi>&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;</bdi>");
  expect(page).toContain("<td><bdi>\u202eدواء</bdi></td>");
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain("default-src 'none'");
  expect(page.match(/<table>/g)).toHaveLength(1);
});
