import { expect, test } from "vitest";
import type { Form } from "../../inventory/form.ts";
import { packSize } from "./pack-label.ts";

test.each<{ label: string; form: Form | null; size: number | null; because: string }>([
  {
    label: "plaquette(s) PVC-Aluminium de 8 comprimé(s)",
    form: "Comprimé",
    size: 8,
    because: "one blister needs no number",
  },
  {
    label: "3 plaquette(s) PVC aluminium de 21 comprimé(s)",
    form: "Comprimé",
    size: 63,
    because: "three blisters of 21",
  },
  {
    label: "30 plaquette(s)  aluminium de 1 comprimé(s)",
    form: "Comprimé",
    size: 30,
    because: "blisters for single tablets",
  },
  {
    label: "plaquette(s) aluminium de 14 capsule(s)",
    form: "Gélule",
    size: 14,
    because: "capsules count as gélules",
  },
  {
    label: "1 flacon(s) en verre brun de 150 ml avec cuillère-mesure de 5 ml",
    form: "Sirop",
    size: 150,
    because: "the spoon is not the bottle",
  },
  {
    label: "1 flacon en verre brun de 200 mL avec gobelet",
    form: "Sirop",
    size: 200,
    because: "mL is ml",
  },
  {
    label: "24 sachet(s) aluminium polyéthylène de 10 ml",
    form: "Sirop",
    size: 240,
    because: "sachets add up",
  },
  {
    label: "1 ampoule(s) en verre brun de 2 ml",
    form: "Sirop",
    size: 2,
    because: "a drinkable ampoule",
  },
  {
    label: "1 tube(s) aluminium verni de 139,5 g",
    form: "Crème",
    size: 139.5,
    because: "the comma is a decimal comma",
  },
  { label: "1 tube(s) de 30 g", form: "Crème", size: 30, because: "no material named" },
  {
    label: "6 seringue(s) préremplie(s) en verre de 0,4 ml",
    form: "Solution injectable",
    size: 6,
    because: "syringes, not ml",
  },
  {
    label: "2 cartouches en verre de 0,3 mL dans stylos préremplis",
    form: "Solution injectable",
    size: 2,
    because: "one cartridge in each pen",
  },
  { label: "1 flacon(s) en verre", form: "Sirop", size: null, because: "no volume is given" },
  {
    label: "1 flacon(s) de 90 g",
    form: "Sirop",
    size: null,
    because: "grams do not tell millilitres",
  },
  {
    label: "6 plaquette(s) PVC aluminium de 10 comprimé(s)",
    form: "Comprimé",
    size: 60,
    because: "M x N",
  },
  {
    label: "plaquette(s) PVC de 21 comprimés roses et 7 comprimés blancs",
    form: "Comprimé",
    size: 28,
    because: "a box may mix two kinds",
  },
  {
    label: "plaquette(s) OPA : polyamide orienté aluminium PVC de 90 (2x45) comprimé(s)",
    form: "Comprimé",
    size: 90,
    because: "what stands in brackets is said already",
  },
  {
    label: "plaquette(s) thermoformée(s) aluminium de 28",
    form: "Comprimé",
    size: 28,
    because: "some labels end before the word",
  },
  {
    label: "5 flacon(s) de 60  ml avec 5 seringue pour administration orale de 5 mL",
    form: "Sirop",
    size: 300,
    because: "a syringe is no content",
  },
  {
    label: "10 flacon(s) en verre de 2 ml",
    form: "Solution injectable",
    size: 10,
    because: "vials are used up one by one",
  },
  {
    label: "plaquette(s) PVC de 10 suppositoire(s)",
    form: null,
    size: 10,
    because: "other forms are counted too",
  },
  {
    label: "24 sachet(s) papier aluminium de 3 g",
    form: null,
    size: 24,
    because: "sachets are counted, not weighed",
  },
  {
    label: "20 récipient(s) unidose(s) polyéthylène de 0,4 ml",
    form: null,
    size: 20,
    because: "so are single doses",
  },
  {
    label: "1 flacon(s) pressurisé(s) aluminium avec embout(s) buccal(aux) de 200 dose(s)",
    form: null,
    size: 200,
    because: "an inhaler tells its doses",
  },
  {
    label: "1 flacon(s) compte-gouttes polyéthylène de 5 ml",
    form: null,
    size: 5,
    because: "drops are measured",
  },
  {
    label: "1 flacon(s) en verre brun de 36 g avec cuillère-mesure",
    form: null,
    size: null,
    because: "powder does not tell what it becomes",
  },
])("$label holds $size: $because", ({ label, form, size }) => {
  expect(packSize(label, form)).toBe(size);
});
