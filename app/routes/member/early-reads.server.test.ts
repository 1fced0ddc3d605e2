import { expect, test } from "vitest";
import { EARLY_READS } from "./early-reads.server.ts";

const begunBy = (page: string) =>
  EARLY_READS.filter((read) => read.page === page).map(({ path }) => path.split("?")[0]);

test.each([
  ["dashboard", ["/rpc/home_today", "/rpc/list_current_illnesses"]],
  ["alerts", ["/rpc/home_today"]],
  ["settings", ["/user_preferences"]],
  ["activity", ["/medication_intake_logs"]],
  ["illness", ["/rpc/list_illness_entries"]],
  ["inventory", ["/rpc/list_boxes", "/user_preferences"]],
])("the document of the page %s begins all that its first rows wait for", (page, paths) => {
  expect(begunBy(page)).toEqual(paths);
});
