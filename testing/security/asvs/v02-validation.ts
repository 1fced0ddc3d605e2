import { shown, written } from "./requirement.ts";

export const validation = [
  written(
    "2.1.1",
    "rules for each kind of input are written down",
    "Each form has its rules as one function in domain/ with its sentence for every refusal, tables and constraints in supabase/migrations; docs/words.md says what the words mean.",
  ),
  written(
    "2.1.2",
    "rules for values that belong together are written down",
    "docs/decisions/0002-client-generated-row-ids.md and its neighbours; each is a constraint or a function of the database.",
  ),
  written(
    "2.1.3",
    "limits, for one person and for all, are written down",
    "docs/operations.md, Attempts and Overload.",
  ),
  shown(
    "2.2.1",
    "input is held against what is expected",
    ["domain/inventory/form.test.ts"],
    ["testing/contracts/admin/sheets.contract.ts"],
    [
      "testing/contracts/admin/settings.contract.ts",
      "the database takes and refuses what the form takes and refuses",
    ],
  ),
  shown(
    "2.2.2",
    "it is held so on the server",
    [
      "testing/contracts/admin/settings.contract.ts",
      "a value is held to its type when it is changed, too",
    ],
    ["testing/contracts/profiles/profiles.contract.ts"],
    ["packages/backend/rest/rest.changing.test.ts", "refused with $status $code: $because"],
  ),
  shown(
    "2.2.3",
    "values that belong together fit",
    ["testing/contracts/inventory/stock.contract.ts"],
    ["domain/profiles/measures.test.ts"],
  ),
  shown(
    "2.3.1",
    "steps come in their order, and none is skipped",
    [
      "testing/contracts/sharing/sharing.contract.ts",
      "$state: $action by the $person answers $expected",
    ],
    ["testing/contracts/reminders/answers.contract.ts"],
  ),
  shown(
    "2.3.2",
    "the server enforces limits on actions",
    ["packages/backend/auth/limits/abuse-limits.test.ts"],
    ["testing/contracts/content/contact.contract.ts", "the sixth message from one network"],
  ),
  shown(
    "2.3.3",
    "an action is done completely or not at all",
    ["testing/contracts/inventory/stock.contract.ts"],
    ["packages/backend/database/engine.test.ts", "a failed transaction is rolled back"],
  ),
  shown(
    "2.3.4",
    "what is there once is given once",
    ["testing/contracts/sharing/races.contract.ts"],
    ["testing/contracts/inventory/stock.contract.ts"],
  ),
  shown(
    "2.4.1",
    "machines that ask too much are slowed down",
    ["packages/backend/auth/limits/abuse-limits.test.ts"],
    ["packages/backend/captcha/abuse-captcha.test.ts"],
    ["server/admission/overload.test.ts", "a burst is admitted a few at a time"],
  ),
];
