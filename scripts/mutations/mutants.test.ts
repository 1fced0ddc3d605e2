import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";

const becoming = (source: string) => mutantsOf(source).map((mutant) => mutant.source.trim());

test.each([
  ["const a = [1, 2];", ["const a = [ 2];", "const a = [1];"]],
  ["const a = [1];", []],
  ["const a = b < c;", ["const a = b <= c;"]],
  ["const a = b !== c;", ["const a = b === c;"]],
  ["const a = b && c;", ["const a = b;", "const a = c;"]],
  ["const a = !b;", ["const a = b;"]],
  ["if (é) b();", ["if (true) b();", "if (false) b();"]],
  ['const a = [{ id: "P1", é: 2 }];', ["const a = [{  é: 2 }];", 'const a = [{ id: "P1",  }];']],
  ["const a: readonly (1 | 2)[] = b;", []],
])("'%s' without each of its rules", (source, expected) => {
  expect(becoming(source)).toEqual(expected);
});

test("a change has its line and the original text, also after accents", () => {
  const [mutant] = mutantsOf("// « été »\nconst a = é < b;\n");
  expect(mutant).toMatchObject({ line: 2, was: " < ", becomes: " <= " });
});
