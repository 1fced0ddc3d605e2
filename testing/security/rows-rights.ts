import { type SecurityRow, within } from "./row.ts";

const PERMISSIONS = "testing/permissions.contract.ts";
const MUTANTS = "testing/permission-mutants.contract.ts";
const TRIGGERS = "testing/trigger-mutants.contract.ts";
const WALLS = "testing/walls.contract.ts";
const CLOSED = "testing/security/closed-world.contract.ts";
const ROUTES = "testing/closed-routes.contract.ts";
const SHARING = "testing/sharing.contract.ts";
const INVITING = "testing/sharing-function.contract.ts";
const ADDRESSES = "testing/security/addresses.contract.ts";
const PROFILES = "testing/profiles.contract.ts";
const WALK = "testing/security/random-walk.contract.ts";
const HOSTED = "testing/security/hosted-grants.contract.ts";

/** Who may do what, and how a database is led to forget it. */
export const rightsRows: readonly SecurityRow[] = [
  {
    row: "2.1",
    what: "every relation, function, column and stored picture by every person; every trigger",
    target: "100 % enumerated, 0 wrong",
    shownBy: [
      ...within(PERMISSIONS),
      ...within(MUTANTS),
      ...within(TRIGGERS),
      ...within(CLOSED),
      ...within(WALK),
      ...within(WALLS, "nobody may call a function that no line gave to them"),
    ],
  },
  {
    row: "R1",
    what: "auth.uid() asked once for a statement",
    target: "0 bare; a filtered list ≤ 1.5 × the same without policies",
    shownBy: [
      ...within(WALLS, "every policy asks who calls once for a statement"),
      ...within("testing/security/row-by-row.contract.ts"),
    ],
  },
  {
    row: "R2",
    what: "functions with more rights have no search path",
    target: "0; execute revoked from PUBLIC",
    shownBy: [
      ...within(
        WALLS,
        "every function finds tables by their full name only",
        "nobody may call a function",
      ),
      ...within(CLOSED, "R2: a table of the same name", "people make nothing"),
    ],
  },
  {
    row: "R3",
    what: "only the listed functions answer",
    target: "closed list",
    shownBy: [
      ...within(WALLS, "nobody may call a function that no line gave to them"),
      ...within(ROUTES, "a function that is not listed is not there"),
    ],
  },
  {
    row: "R4",
    what: "views see no more than who asks",
    target: "0 exceptions",
    shownBy: [
      ...within(CLOSED, "R4: a view sees no more"),
      ...within(PERMISSIONS, "every table of the API has row-level security"),
    ],
  },
  {
    row: "R5",
    what: "policies of profiles and shares do not turn in a circle",
    target: "0 × 42P17",
    shownBy: [...within(MUTANTS, "%s"), ...within(PERMISSIONS, "reads %s as the table says")],
  },
  {
    row: "R6",
    what: "a change is judged by the row, with a condition and without",
    target: "tests look at rows, not at statuses",
    shownBy: [...within(PERMISSIONS, "changes %s as the table says"), ...within(MUTANTS, "%s")],
  },
  {
    row: "R7",
    what: "no row is handed to somebody else",
    target: "0 accepted",
    shownBy: [...within(PERMISSIONS, "moves no row of %s to somebody else")],
  },
  {
    row: "R8",
    what: "a recipient raises no share",
    target: "states change by functions alone",
    shownBy: [
      ...within(SHARING, "$state: $deed by the $person answers $expected"),
      ...within("testing/sharing-levels.contract.ts"),
      ...within("testing/sharing-races.contract.ts"),
    ],
  },
  {
    row: "R9",
    what: "no request writes a column that is not named",
    target: "refused to everybody",
    shownBy: [
      ...within(CLOSED, "people write the named columns of %s", "R9: a row of %s"),
      ...within(HOSTED, "R18: people hold the rights"),
    ],
  },
  {
    row: "R10",
    what: "nobody takes the id of an account for a profile",
    target: "refused; the first sign-in works",
    shownBy: [...within(PROFILES, "a profile cannot take the id of somebody's account")],
  },
  {
    row: "R11",
    what: "an invitation tells nothing of who has an account",
    target: "same status, body and mail; p50 ratio ≤ 1.2",
    shownBy: [
      ...within(INVITING, "an address with an account and one without"),
      ...within(SHARING, "is answered alike whether or not"),
      ...within(ADDRESSES, "R11: takes as long"),
    ],
  },
  {
    row: "R12",
    what: "an address that is not confirmed, changed or looks alike accepts nothing",
    target: "0 acceptances",
    shownBy: [
      ...within(
        SHARING,
        "is for the confirmed address alone",
        "is no longer for who gave the address up",
      ),
      ...within(ADDRESSES, "R12: is not for an account that has $because"),
    ],
  },
  {
    row: "R13",
    what: "no policy trusts the address or metadata of a token",
    target: "0 uses",
    shownBy: [...within(WALLS, "nothing trusts the address or the metadata of a token")],
  },
  {
    row: "R14",
    what: "every policy names its role",
    target: "0 without",
    shownBy: [...within(WALLS, "every policy names its role")],
  },
  {
    row: "R15",
    what: "the same rights where the owner of the schema is no superuser",
    target: "identical on PGlite and PostgreSQL",
    shownBy: [...within(PERMISSIONS), ...within(MUTANTS, "%s"), ...within(WALK, "R15")],
  },
  {
    row: "R16",
    what: "pictures: lists, names, replacing and moving",
    target: "denied; no 500",
    shownBy: [
      ...within("testing/storage.contract.ts"),
      ...within("testing/storage-bytes.contract.ts"),
      ...within("backend/storage/object-name.test.ts"),
    ],
  },
  {
    row: "R17",
    what: "no change of a table is published",
    target: "0 health tables",
    shownBy: [...within(CLOSED, "R17: changes to no table are published")],
  },
  {
    row: "R18",
    what: "rights are named, with default privileges and without",
    target: "identical",
    shownBy: [
      ...within(HOSTED),
      ...within(
        "backend/database/bootstrap.test.ts",
        "a new table and a new function are given to nobody",
      ),
    ],
  },
  {
    row: "R19",
    what: "counts, aggregates and hints name nothing hidden",
    target: "a stranger learns no name",
    shownBy: [
      ...within(
        ROUTES,
        "who is signed out learns no name from $because",
        "these tests would see a name",
      ),
      ...within("backend/rest/database-failure.test.ts", "%s keeps PostgreSQL's guesses"),
      ...within("testing/sharing-openings.contract.ts", "is nothing before it is opened"),
    ],
  },
  {
    row: "R20",
    what: "what is taken away is gone at the next request",
    target: "denied with the same token",
    shownBy: [
      ...within("testing/conformance-revocation.contract.ts"),
      ...within(ADDRESSES, "R20: a right that is taken away"),
      ...within("testing/sharing-openings.contract.ts", "is closed at once by: %s"),
    ],
  },
];
