import { expect, test } from "vitest";
import type { Form } from "../../inventory/form.ts";
import { packContent } from "./pack-content.ts";

test.each<{ label: string; form: Form | null; content: string | null }>([
  { label: "plaquette(s) PVC de 16 comprimé(s)", form: "Comprimé", content: "16 tablet" },
  { label: "3 plaquettes de 30", form: "Comprimé", content: "90 tablet" },
  { label: "plaquette(s) aluminium de 14 capsule(s)", form: "Gélule", content: "14 capsule" },
  {
    label: "1 flacon(s) en verre de 100 ml avec cuillère-mesure de 5 ml",
    form: "Sirop",
    content: "100 ml",
  },
  { label: "1 tube(s) aluminium verni de 139,5 g", form: "Crème", content: "139.5 g" },
  {
    label: "6 seringue(s) préremplie(s) en verre de 0,4 ml",
    form: "Solution injectable",
    content: "6 syringe",
  },
  {
    label: "6 (3 x 2) stylos préremplis en verre de 0,4 mL",
    form: "Solution injectable",
    content: "6 pen",
  },
  {
    label: "5 ampoule(s) en verre de 5 ml",
    form: "Solution injectable",
    content: "5 ampoule",
  },
  { label: "plaquette(s) PVC de 10 suppositoire(s)", form: null, content: "10 suppository" },
  { label: "24 sachet(s) papier aluminium de 3 g", form: null, content: "24 sachet" },
  { label: "20 récipient(s) unidose(s) de 0,4 ml", form: null, content: "20 single-dose" },
  { label: "1 flacon(s) pressurisé(s) de 200 dose(s)", form: null, content: "200 dose" },
  { label: "30 sachet(s) de 1 dispositif(s)", form: null, content: "30 device" },
  { label: "1 flacon(s) compte-gouttes de 5 ml", form: null, content: "5 ml" },
  { label: "1 flacon(s) en verre", form: "Sirop", content: null },
  { label: "1 à 6 flacons de 1 mL", form: "Solution injectable", content: null },
  {
    label: "plaquette(s) de 4 comprimé(s) - 24 sachet(s) de granulés effervescents",
    form: null,
    content: null,
  },
  {
    label: "1 flacon(s) en verre de 1,5 ml - 1 flacon(s) en verre de 4,5 ml",
    form: null,
    content: null,
  },
])("$label of $form holds $content", ({ label, form, content }) => {
  const found = packContent(label, form);
  expect(found && `${found.quantity} ${found.unit}`).toBe(content);
});
