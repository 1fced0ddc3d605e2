import { expect, test } from "vitest";
import { similarNames } from "./similar-names.ts";

test.each([
  { typed: "ibuprophène", names: ["ibuprofène"] },
  { typed: "amoxiciline", names: ["amoxicilline"] },
  { typed: "allergie à la peniciline", names: ["pénicilline"] },
  { typed: "doliprame", names: ["Doliprane"] },
  { typed: "anti inflamatoire", names: ["anti-inflammatoire"] },
  { typed: "fraises des bois", names: [] },
  { typed: "pollen", names: [] },
  { typed: "latex", names: [] },
])("$typed may have meant $names", ({ typed, names }) => {
  expect(similarNames(typed).map(({ name }) => name)).toEqual(names);
});

test("one name of a substance and of its class stands for both", () => {
  const [found] = similarNames("penicilinne");
  expect(found?.substances).toEqual(expect.arrayContaining(["penicillin", "amoxicillin"]));
});
