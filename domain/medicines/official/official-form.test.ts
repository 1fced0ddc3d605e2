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
  { official: "solution buvable en gouttes", form: "Gouttes" },
  { official: "suspension buvable", form: "Sirop" },
  { official: "gel pour application", form: "Crème" },
  { official: "pommade", form: "Pommade" },
  { official: "émulsion pour application", form: "Crème" },
  { official: "solution injectable", form: "Solution injectable" },
  { official: "dispersion injectable", form: "Solution injectable" },
  { official: "poudre pour suspension buvable", form: null },
  { official: "collyre en solution", form: "Collyre" },
  { official: "lyophilisat et  solvant pour collyre", form: null },
  { official: "pommade ophtalmique", form: null },
  { official: "gel buvable", form: null },
  { official: "suppositoire", form: "Suppositoire" },
  { official: "suppositoire sécable", form: "Suppositoire" },
  { official: "solution buvable gouttes", form: "Gouttes" },
  { official: "solution en gouttes en gouttes et  granules", form: null },
  { official: "suspension pour inhalation", form: "Inhalateur" },
  { official: "poudre pour inhalation", form: "Inhalateur" },
  { official: "suspension pour inhalation par nébuliseur", form: null },
  { official: "emplâtre médicamenteux(se)", form: "Patch" },
  { official: "patch et  gel", form: null },
  { official: "dispositif", form: null },
  { official: "pommade pour application et", form: null },
  { official: "pastille à sucer", form: "Pastille" },
  { official: "ovule à libération prolongée", form: "Ovule" },
  { official: "solution pour pulvérisation", form: null },
  { official: "poudre pour inhalation en gélule", form: null },
  { official: "solution pour perfusion", form: null },
  { official: "comprimé et solution(s) et granules et poudre et pommade", form: null },
  { official: "", form: null },
])("$official is $form", ({ official, form }) => {
  expect(formOf(official)).toBe(form);
});

test.each([
  {
    official: "poudre pour suspension buvable",
    name: "AMOXICILLINE BIOGARAN 250 mg/5 ml, poudre pour suspension buvable",
    form: "Poudre pour suspension",
  },
  {
    official: "poudre pour suspension buvable",
    name: "SMECTA 3 g ORANGE-VANILLE, poudre pour suspension buvable en sachet",
    form: "Sachet",
  },
  {
    official: "poudre pour solution buvable",
    name: "DOLIPRANE 200 mg, poudre pour solution buvable en sachet-dose",
    form: "Sachet",
  },
  {
    official: "poudre effervescent(e) pour suspension buvable",
    name: "X, poudre effervescente pour suspension buvable en sachet",
    form: "Sachet",
  },
  { official: "poudre pour suspension buvable", name: "X 1 g, poudre", form: null },
  { official: "poudre pour solution buvable", name: "X 1 mg/ml, poudre", form: null },
])("$official of $name is $form", ({ official, name, form }) => {
  expect(formOf(official, name)).toBe(form);
});
