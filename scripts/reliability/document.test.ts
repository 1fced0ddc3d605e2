import { describe, expect, it } from "vitest";
import { type RecordedRow, withRows } from "./document.ts";

const EMPTY = `# Reliability

<!-- load: written by npm run test:load -->
<!-- end of load -->

After it.
`;

const row = (name: string, more: Partial<RecordedRow> = {}): RecordedRow => ({
  row: name,
  what: "tried",
  target: "0 lost",
  measured: "0 lost",
  held: true,
  date: "2026-11-21",
  machine: "2 cores",
  ...more,
});

describe("the document of reliability", () => {
  it("refuses an unknown section", () => {
    expect(() => withRows(EMPTY, "durability", [row("D1")])).toThrow("no place for durability");
  });

  it("writes rows in their order and leaves the rest unchanged", () => {
    const document = withRows(EMPTY, "load", [row("B11"), row("B2")]);
    expect(document).toMatch(/^# Reliability\n/);
    expect(document).toMatch(/\nAfter it\.\n$/);
    expect(document.indexOf("| B2 |")).toBeLessThan(document.indexOf("| B11 |"));
  });

  it("keeps rows that were not measured again, and replaces the others", () => {
    const before = withRows(EMPTY, "load", [
      row("B1"),
      row("B2", { measured: "3 lost", held: false }),
    ]);
    expect(before).toContain("| B2 | tried | 0 lost | 3 lost | **no** |");
    const after = withRows(before, "load", [row("B2", { date: "2026-12-01" })]);
    expect(after).toContain("| B1 | tried | 0 lost | 0 lost | yes | 2026-11-21 | 2 cores |");
    expect(after).toContain("| B2 | tried | 0 lost | 0 lost | yes | 2026-12-01 | 2 cores |");
    expect(after.match(/\| B2 \|/g)).toHaveLength(1);
  });

  it("distinguishes two measurements of one row", () => {
    const rows = [row("D1", { what: "on PGlite" }), row("D1", { what: "on PostgreSQL" })];
    expect(withRows(EMPTY, "load", rows).match(/\| D1 \|/g)).toHaveLength(2);
  });

  it("is unchanged after the same rows", () => {
    const rows = [row("B1", { measured: "a | b\nc" })];
    const once = withRows(EMPTY, "load", rows);
    expect(once).toContain("a ∣ b c");
    expect(withRows(once, "load", rows)).toBe(once);
  });
});
