import type { TranslationOf } from "../catalog.ts";
import type { dashboard as french } from "../fr/dashboard.ts";

export const dashboard: TranslationOf<typeof french> = {
  title: "Hoy",
  seeAll: "Ver todo",
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
