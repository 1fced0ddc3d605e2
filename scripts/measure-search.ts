import { fold } from "#domain/locale/fold.ts";
import { readSearch } from "#domain/medicines/search/read-search.ts";
import { searchedSubstances } from "#domain/medicines/search/searched-substances.ts";
import { openRows } from "#server/disk/open-data.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { readConfig } from "#server/settings/config.ts";
import { medicineQueries, QUERY_SETS } from "#testing/samples/medicine-queries.ts";
import { commandErrorMessage } from "./terminal/command-error-message.ts";

/**
 * Prints how often the right medicine is among the first five that the search proposes, for each set of queries, in the
 * installation of the settings: the official list must have been imported. `--wrong` also lists what was missed.
 */
restrictNewFiles();
const listsWrong = process.argv.includes("--wrong");

interface Found {
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly active_molecule: string;
}

try {
  const engine = await openRows(readConfig(process.env));
  try {
    console.log("set\tqueries\tright one among five");
    for (const set of QUERY_SETS) {
      const queries = medicineQueries(set);
      const missed: string[] = [];
      for (const { typed, patterns } of queries) {
        const rows = await engine.transaction((tx) =>
          tx.query<Found>(
            "select name, dosage, form, active_molecule from public.search_medication_references($1, 5, 'FR', $2)",
            [readSearch(typed), searchedSubstances(typed)],
          ),
        );
        const texts = rows.map((row) => fold(Object.values(row).join(" ")));
        const isFound = texts.some((text) => patterns.every((pattern) => pattern.test(text)));
        if (!isFound) missed.push(`${typed}: ${texts[0] ?? "nothing"}`);
      }
      const share = (100 * (queries.length - missed.length)) / queries.length;
      console.log(`${set}\t${queries.length}\t${share.toFixed(1)} %`);
      if (listsWrong) for (const line of missed) console.log(`  ${line}`);
    }
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(commandErrorMessage(problem, "measure"));
  process.exitCode = 1;
}
