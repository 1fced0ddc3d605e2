import type { Words } from "../catalog.ts";
import type { dashboard as french } from "../fr/dashboard.ts";

export const dashboard: Words<typeof french> = {
  title: "Hoy",
  seeAll: "Ver todo",
  doses: {
    title: "Por tomar",
    none: "Hoy no hay ninguna toma prevista.",
    done: "Todas las tomas previstas para hoy están anotadas.",
    due: "Prevista a las {{time}}",
    later: "A las {{time}}",
    taken: "Toma anotada",
    log: "Anotar",
    logOf: "Anotar la toma de {{name}} prevista a las {{time}}",
  },
  medications: {
    title: "Medicamentos",
    seeAll: "Ver todo el inventario",
  },
  overview: {
    title: "De un vistazo",
    medications: "Medicamentos",
    alerts: "Alertas activas",
    profiles: "Perfiles",
    addMedication: "Añadir un medicamento",
    addAlert: "Crear una alerta",
    addProfile: "Añadir un perfil",
  },
};
