import { expect, test } from "vitest";
import { formOf } from "./official-form.ts";

test.each([
  { official: "comprimé pelliculé sécable", form: "Comprimé" },
  { official: "comprimé effervescent(e)", form: "Comprimé" },
  { official: "comprimé dispersible et orodispersible", form: "Comprimé" },
  { official: "comprimé pelliculé et comprimé pelliculé", form: "Comprimé" },
  { official: "gélule gastro-résistant(e)", form: "Gélule" },
  { official: "capsule molle", form: "Gélule" },
  { official: "sirop", form: "Sirop" },
  { official: "solution buvable en gouttes", form: "Sirop" },
  { official: "suspension buvable", form: "Sirop" },
  { official: "gel pour application", form: "Crème" },
  { official: "pommade", form: "Crème" },
  { official: "émulsion pour application", form: "Crème" },
  { official: "solution injectable", form: "Solution injectable" },
  { official: "dispersion injectable", form: "Solution injectable" },
  { official: "poudre pour suspension buvable", form: null },
  { official: "collyre en solution", form: null },
  { official: "pommade ophtalmique", form: null },
  { official: "gel buvable", form: null },
  { official: "suppositoire", form: null },
  { official: "poudre pour inhalation en gélule", form: null },
  { official: "solution pour perfusion", form: null },
  { official: "comprimé et solution(s) et granules et poudre et pommade", form: null },
  { official: "", form: null },
])("$official is $form", ({ official, form }) => {
  expect(formOf(official)).toBe(form);
});
