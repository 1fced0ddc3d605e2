import { expect, test } from "vitest";
import { isLevel, isPermission, PERMISSIONS, permissionsToGive } from "./permission.ts";
import { allowedActions, HOLDERS, holds, may, PROFILE_ACTIONS } from "./profile-actions.ts";

test.each([
  { level: "view", refused: "edit-profile", because: "reading changes nothing" },
  { level: "view", refused: "log-intakes", because: "a dose moves the stock" },
  { level: "edit", refused: "delete-medications", because: "a box thrown away does not come back" },
  { level: "edit", refused: "share", because: "who may edit does not decide who else may" },
  { level: "manage", refused: "delete-any-intake", because: "what another gave is a fact" },
  { level: "manage", refused: "set-primary", because: "that is a matter of the owner's account" },
  { level: "manage", refused: "read-journal", because: "the journal is about its readers" },
  { level: "manage", refused: "delete-profile", because: "manage is everything but this" },
] as const)("$level may not $refused: $because", ({ level, refused }) => {
  expect(may(level, refused)).toBe(false);
});

test("each level holds everything of the one before, and the owner all there is", () => {
  const [view, edit, manage] = PERMISSIONS.map(allowedActions);
  expect(view).toEqual(["read", "dismiss-alerts"]);
  expect(edit).toEqual(expect.arrayContaining([...(view ?? []), "edit-medications"]));
  expect(manage).toEqual(expect.arrayContaining([...(edit ?? []), "delete-medications", "share"]));
  expect(allowedActions("own")).toEqual(PROFILE_ACTIONS);
});

test("nobody passes on more than they hold", () => {
  expect(permissionsToGive("view")).toEqual([]);
  expect(permissionsToGive("edit")).toEqual([]);
  expect(permissionsToGive("manage")).toEqual(["view", "edit", "manage"]);
  expect(permissionsToGive("own")).toEqual(["view", "edit", "manage"]);
});

test("a permission is one of three words; a level may also be one's own", () => {
  expect(["view", "edit", "manage", "own", "admin", ""].filter(isPermission)).toEqual(PERMISSIONS);
  expect(["own", "view", "admin"].filter(isLevel)).toEqual(["own", "view"]);
});

test("a helper opens the page, records a dose and takes it back, and holds nothing whole", () => {
  const held = PROFILE_ACTIONS.map((action) => [action, holds("helper", action)] as const);
  expect(held.filter(([, amount]) => amount !== "nothing")).toEqual([
    ["read", "part"],
    ["log-intakes", "part"],
    ["delete-own-intakes", "part"],
  ]);
});

test("the table of holders says of each level what decides about it", () => {
  for (const holder of HOLDERS.filter((one) => one !== "helper")) {
    const whole = PROFILE_ACTIONS.filter((action) => holds(holder, action) === "all");
    expect(whole).toEqual(allowedActions(holder));
  }
});
