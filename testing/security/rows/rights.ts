import { type SecurityRow, testsIn } from "./security-row.ts";

const PERMISSIONS = "testing/contracts/database/permissions.contract.ts";
const MUTANTS = "testing/mutations/permission-mutants.contract.ts";
const TRIGGERS = "testing/mutations/trigger-mutants.contract.ts";
const ACCESS_RESTRICTIONS = "testing/contracts/database/access-restrictions.contract.ts";
const CLOSED = "testing/security/allowed-columns.contract.ts";
const ROUTES = "testing/contracts/database/closed-routes.contract.ts";
const SHARING = "testing/contracts/sharing/sharing.contract.ts";
const INVITING = "testing/contracts/sharing/invite-function.contract.ts";
const ADDRESSES = "testing/security/addresses.contract.ts";
const PROFILES = "testing/contracts/profiles/profiles.contract.ts";
const WALK = "testing/security/random-walk.contract.ts";
const HOSTED = "testing/security/hosted-grants.contract.ts";

/** Who may do what, and how a database is led to forget it. */
export const rightsRows: readonly SecurityRow[] = [
  {
    row: "2.1",
    what: "every relation, function, column and stored picture by every person; every trigger",
    target: "100 % enumerated, 0 wrong",
    shownBy: [
      ...testsIn(PERMISSIONS),
      ...testsIn(MUTANTS),
      ...testsIn(TRIGGERS),
      ...testsIn(CLOSED),
      ...testsIn(WALK),
      ...testsIn(ACCESS_RESTRICTIONS, "nobody may call a function that no line gave to them"),
    ],
  },
  {
    row: "R1",
    what: "auth.uid() asked once for a statement",
    target: "0 bare; a filtered list ≤ 1.5 × the same without policies",
    shownBy: [
      ...testsIn(ACCESS_RESTRICTIONS, "every policy asks who calls once for a statement"),
      ...testsIn("testing/security/row-by-row.contract.ts"),
    ],
  },
  {
    row: "R2",
    what: "functions with more rights have no search path",
    target: "0; execute revoked from PUBLIC",
    shownBy: [
      ...testsIn(
        ACCESS_RESTRICTIONS,
        "every function finds tables by their full name only",
        "nobody may call a function",
      ),
      ...testsIn(CLOSED, "R2: a table of the same name", "people make nothing"),
    ],
  },
  {
    row: "R3",
    what: "only the listed functions answer",
    target: "closed list",
    shownBy: [
      ...testsIn(ACCESS_RESTRICTIONS, "nobody may call a function that no line gave to them"),
      ...testsIn(ROUTES, "a function that is not listed is not there"),
    ],
  },
  {
    row: "R4",
    what: "views see no more than who asks",
    target: "0 exceptions",
    shownBy: [
      ...testsIn(CLOSED, "R4: a view sees no more"),
      ...testsIn(PERMISSIONS, "every table of the API has row-level security"),
    ],
  },
  {
    row: "R5",
    what: "policies of profiles and shares do not turn in a circle",
    target: "0 × 42P17",
    shownBy: [...testsIn(MUTANTS, "%s"), ...testsIn(PERMISSIONS, "reads %s as the table says")],
  },
  {
    row: "R6",
    what: "a change is judged by the row, with a condition and without",
    target: "tests look at rows, not at statuses",
    shownBy: [...testsIn(PERMISSIONS, "changes %s as the table says"), ...testsIn(MUTANTS, "%s")],
  },
  {
    row: "R7",
    what: "no row is handed to somebody else",
    target: "0 accepted",
    shownBy: [...testsIn(PERMISSIONS, "moves no row of %s to somebody else")],
  },
  {
    row: "R8",
    what: "a recipient raises no share",
    target: "states change by functions alone",
    shownBy: [
      ...testsIn(SHARING, "$state: $action by the $person answers $expected"),
      ...testsIn("testing/contracts/sharing/permission-levels.contract.ts"),
      ...testsIn("testing/contracts/sharing/races.contract.ts"),
    ],
  },
  {
    row: "R9",
    what: "no request writes a column that is not named",
    target: "refused to everybody",
    shownBy: [
      ...testsIn(CLOSED, "people write the named columns of %s", "R9: a row of %s"),
      ...testsIn(HOSTED, "R18: people hold the rights"),
    ],
  },
  {
    row: "R10",
    what: "nobody takes the id of an account for a profile",
    target: "refused; the first sign-in works",
    shownBy: [...testsIn(PROFILES, "a profile cannot take the id of somebody's account")],
  },
  {
    row: "R11",
    what: "an invitation tells nothing of who has an account",
    target: "same status, body and mail; p50 ratio ≤ 1.2",
    shownBy: [
      ...testsIn(INVITING, "an address with an account and one without"),
      ...testsIn(SHARING, "is answered alike whether or not"),
      ...testsIn(ADDRESSES, "R11: takes as long"),
    ],
  },
  {
    row: "R12",
    what: "an address that is not confirmed, changed or looks alike accepts nothing",
    target: "0 acceptances",
    shownBy: [
      ...testsIn(
        SHARING,
        "is for the confirmed address alone",
        "follows the address to its new account",
      ),
      ...testsIn(ADDRESSES, "R12: is not for an account that has $because"),
    ],
  },
  {
    row: "R13",
    what: "no policy trusts the address or metadata of a token",
    target: "0 uses",
    shownBy: [
      ...testsIn(ACCESS_RESTRICTIONS, "nothing trusts the address or the metadata of a token"),
    ],
  },
  {
    row: "R14",
    what: "every policy names its role",
    target: "0 without",
    shownBy: [...testsIn(ACCESS_RESTRICTIONS, "every policy names its role")],
  },
  {
    row: "R15",
    what: "the same rights where the owner of the schema is no superuser",
    target: "identical on PGlite and PostgreSQL",
    shownBy: [...testsIn(PERMISSIONS), ...testsIn(MUTANTS, "%s"), ...testsIn(WALK, "R15")],
  },
  {
    row: "R16",
    what: "pictures: lists, names, replacing and moving",
    target: "denied; no 500",
    shownBy: [
      ...testsIn("testing/contracts/storage/storage.contract.ts"),
      ...testsIn("testing/contracts/storage/storage-bytes.contract.ts"),
      ...testsIn("packages/backend/storage/object-name.test.ts"),
    ],
  },
  {
    row: "R17",
    what: "no change of a table is published",
    target: "0 health tables",
    shownBy: [...testsIn(CLOSED, "R17: changes to no table are published")],
  },
  {
    row: "R18",
    what: "rights are named, with default privileges and without",
    target: "identical",
    shownBy: [
      ...testsIn(HOSTED),
      ...testsIn(
        "packages/backend/database/setup/bootstrap.test.ts",
        "a new table and a new function are granted to no role",
      ),
    ],
  },
  {
    row: "R19",
    what: "counts, aggregates and hints name nothing hidden",
    target: "a stranger learns no name",
    shownBy: [
      ...testsIn(
        ROUTES,
        "who is signed out learns no name from $because",
        "these tests detect a name",
      ),
      ...testsIn(
        "packages/backend/rest/database-failure.test.ts",
        "%s hides the names that PostgreSQL suggests",
      ),
      ...testsIn(
        "testing/contracts/sharing/openings.contract.ts",
        "is nothing before it is opened",
      ),
    ],
  },
  {
    row: "R20",
    what: "what is taken away is gone at the next request",
    target: "denied with the same token",
    shownBy: [
      ...testsIn("testing/conformance/token-revocation.contract.ts"),
      ...testsIn(ADDRESSES, "R20: a right that is taken away"),
      ...testsIn("testing/contracts/sharing/openings.contract.ts", "is closed at once by: %s"),
    ],
  },
];
