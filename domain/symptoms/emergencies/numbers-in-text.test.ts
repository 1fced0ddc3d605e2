import { expect, test } from "vitest";
import { withNumbersOf } from "./numbers-in-text.ts";

test.each([
  {
    locale: "us-es",
    language: "es",
    text: "Llame al **112** o al Servicio de Información Toxicológica, **91 562 04 20**, aunque parezca estar bien.",
    read: "Llame al **911** o al centro de toxicología, **1-800-222-1222**, aunque parezca estar bien.",
  },
  {
    locale: "fr-es",
    language: "es",
    text: "Llame al **112**.",
    read: "Llame al **15** o al **112**.",
  },
  {
    locale: "us-fr",
    language: "fr",
    text: "Appelez le **15** ou le **112**, ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)).",
    read: "Appelez le **911**, ou un centre antipoison (numéro national **1-800-222-1222**).",
  },
  {
    locale: "es-en",
    language: "en",
    text: "Call Poison Help at **1-800-222-1222**, or **911**.",
    read: "Call the poison center at **91 562 04 20**, or **112**.",
  },
] as const)(
  "$locale: the numbers of the country of the address",
  ({ locale, language, text, read }) => {
    expect(withNumbersOf(text, locale, language)).toBe(read);
  },
);

test.each([
  { text: "Llame al **112** en España, al **911** en Estados Unidos.", because: "names countries" },
  { text: "| Madrid | **91 562 04 20** |", because: "is a row of a table" },
  { text: "Son 112 páginas, y 911 más.", because: "counts something else" },
])("what $because is left as it is", ({ text }) => {
  expect(withNumbersOf(text, "us-es", "es")).toBe(text);
});

test("only the sentence that names a country keeps its numbers", () => {
  expect(withNumbersOf("Llame al **112**. En Francia, llame al **15**.", "us-es", "es")).toBe(
    "Llame al **911**. En Francia, llame al **15**.",
  );
});

test("nothing changes in the country that a text is written for", () => {
  const text = "Llame al **112**.";
  expect(withNumbersOf(text, "es-es", "es")).toBe(text);
});
