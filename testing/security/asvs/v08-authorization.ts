import { shown, written } from "./requirement.ts";

const PERMISSIONS = "testing/contracts/database/permissions.contract.ts";
const CLOSED = "testing/security/allowed-columns.contract.ts";

export const authorization = [
  written(
    "8.1.1",
    "who may do what is written down",
    "testing/permissions.ts is the table that the tests hold the database to; docs/architecture.md, What the database decides, tells it in words.",
  ),
  written(
    "8.1.2",
    "so is who may read and write which field",
    "testing/security/allowed-columns.ts names each column and who changes it; docs/architecture.md says why some move for nobody.",
  ),
  shown(
    "8.2.1",
    "functions answer whom they are for",
    [
      "testing/contracts/database/access-restrictions.contract.ts",
      "nobody may call a function that no line gave to them",
    ],
    [
      "testing/contracts/database/closed-routes.contract.ts",
      "a function that is not listed is not there",
    ],
  ),
  shown(
    "8.2.2",
    "rows are seen and changed by whom they are for",
    [PERMISSIONS, "reads %s as the table says", "changes %s as the table says"],
    ["testing/security/random-walk.contract.ts"],
  ),
  shown(
    "8.2.3",
    "fields are changed by whom they are for",
    [CLOSED],
    [PERMISSIONS, "moves no row of %s to somebody else"],
  ),
  shown(
    "8.3.1",
    "the server decides",
    [PERMISSIONS],
    ["testing/mutations/permission-mutants.contract.ts"],
  ),
  shown(
    "8.4.1",
    "no family reaches another",
    ["packages/backend/database/isolation.test.ts"],
    ["testing/security/random-walk.contract.ts"],
  ),
];
