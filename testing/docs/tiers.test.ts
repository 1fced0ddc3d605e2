import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tiers } from "#app/locale/en/tiers.ts";
import { LIMIT_MAX, LIMITED, TIER_LINES } from "#domain/tiers/tiers.ts";

const text = readFileSync(new URL("../../docs/tiers.md", import.meta.url), "utf8");

test("the table in the documentation is the one in the admin area", () => {
  const lines = text.split("\n");
  const start = lines.indexOf("| What | Flag | Can be reserved |") + 2;
  const end = lines.indexOf("", start);
  expect(lines.slice(start, end)).toEqual(
    TIER_LINES.map(
      ({ name, flag, isSwitchable }) =>
        `| ${tiers.features[name]} | ${flag ? `\`${flag}\`` : "–"} | ${isSwitchable ? "yes" : "never"} |`,
    ),
  );
});

test("the limits in the documentation are those that can be set", () => {
  const bounds = [...text.matchAll(/^\| .+ \| 1 to (\d+) \| the database, /gm)].map(([, most]) =>
    Number(most),
  );
  expect(bounds).toEqual(LIMITED.map((subject) => LIMIT_MAX[subject]));
});
