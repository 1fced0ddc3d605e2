import type { TranslationOf } from "../catalog.ts";
import type { feed as french } from "../fr/feed.ts";

export const feed: TranslationOf<typeof french> = {
  titleOf: "{{name}}: calendario de tomas",
  lead: "Las tomas previstas en el calendario de su teléfono, mediante un enlace privado.",
  ownersOnly: "Solo la persona que creó este perfil puede crear un enlace.",
  make: {
    title: "Enlace al calendario",
    body: "Pegue este enlace en un programa de calendario (Apple, Google, Outlook…): las tomas previstas se muestran allí y siguen los cambios. Ese programa no sustituye los recordatorios de Trousse y puede tener horas de retraso.",
    private:
      "Quien tiene el enlace ve estas horas, sin cuenta ni código. El programa, y quien lo ofrece, también las lee: los nombres solo aparecen si usted los marca.",
    showsMedicines: "Mostrar los nombres de los medicamentos",
    showsPerson: "Mostrar el nombre",
    action: "Crear un enlace",
    full: "Ya hay diez enlaces. Retire uno primero.",
    failed: "No se pudo crear el enlace. Inténtelo de nuevo.",
  },
  made: {
    once: "Este enlace se muestra una sola vez: Trousse solo guarda una huella de él.",
    address: "Enlace del calendario",
    copy: "Copiar el enlace",
    copied: "Enlace copiado",
    subscribe: "Suscribirse en este dispositivo",
  },
  list: {
    title: "Enlaces en curso",
    item: "Creado el {{made}}",
    shows: {
      both: "Muestra los medicamentos y el nombre.",
      medicines: "Muestra los medicamentos, sin el nombre.",
      person: "Muestra el nombre, sin los medicamentos.",
      hours: "Solo muestra las horas.",
    },
    opened_one: "Leído {{count, number}} vez, el {{moment}}",
    opened_other: "Leído {{count, number}} veces, la última el {{moment}}",
    never: "Nunca leído",
    revoke: "Retirar",
    revokeOf: "Retirar el enlace creado el {{made}}",
    revoked: "Enlace retirado: ya no abre nada",
    revokeFailed: "El enlace no se retiró. Inténtelo de nuevo.",
  },
};
