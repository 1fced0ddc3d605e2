import type { TranslationOf } from "../catalog.ts";
import type { dashboard as french } from "../fr/dashboard.ts";

export const dashboard: TranslationOf<typeof french> = {
  title: "Hoy",
  titleOf: "Hoy, {{name}}",
  allergies: "Alergias: {{allergies}}",
  allergiesOf: "{{name}}, alergias: {{allergies}}",
  allergiesOfSeveral: "Alergias:",
  allergiesShort: "{{name}}: {{allergies}}",
  unreadableAllergiesOf: "{{name}}: las alergias anotadas no se pueden leer, compruebe el perfil.",
  noAllergies: "Ninguna alergia anotada",
  unreadableAllergies: "Las alergias anotadas no se pueden leer: revise el perfil.",
  give: {
    title: "Anotar una toma",
    titleOf: "Anotar una toma para {{name}}",
    of: "Anotar una toma:",
    another: "Otro medicamento",
    none: "Ninguna toma anotada últimamente.",
    notBefore: "No antes {{time}}",
    maximum: "Máximo en 24 h superado: no dé más",
    unknown: "Hora de la próxima toma no conocida",
    neverTaken: "Ninguna toma anotada de esta caja",
    unusable: {
      empty: "Caja vacía",
      expired: "Caja caducada",
      recalled: "Retirada: compruebe antes el lote",
    },
  },
  symptom: {
    whom: "¿Para quién es?",
    choose: "Elija primero para quién es.",
  },
  inventory: "Ver el inventario",
  activity: "Ver la actividad",
};
