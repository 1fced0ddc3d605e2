import { expect, test } from "vitest";
import { type Person, possibleRecipients } from "./recipients.ts";

const person = (id: string, level: Person["level"]): Person => ({ id, name: id, level });

const CLAIRE = person("claire", "own");
const HUGO = person("hugo", "own");
const NIECE = person("niece", "edit");
const NEIGHBOUR = person("neighbour", "view");
const PEOPLE = [CLAIRE, HUGO, NIECE, NEIGHBOUR];

test.each([
  { active: "hugo", owner: "hugo", to: ["hugo", "claire"], because: "a box is used at home" },
  {
    active: "claire",
    owner: null,
    to: ["claire", "hugo", "niece"],
    because: "a niece takes from the cabinet of the house where she stays",
  },
  { active: "niece", owner: "niece", to: ["niece"], because: "her home is not ours" },
  { active: "niece", owner: null, to: ["niece"], because: "her home is not ours" },
  { active: "neighbour", owner: null, to: [], because: "seeing is not giving" },
  { active: "nobody", owner: null, to: [], because: "the profile is gone" },
])("in the list of $active, a box of $owner: $to, because $because", ({ active, owner, to }) => {
  expect(possibleRecipients(PEOPLE, active, owner).map(({ id }) => id)).toEqual(to);
});
