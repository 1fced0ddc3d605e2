import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferencias",
  language: "Idioma",
  reminderAdvance: "Antelación del recordatorio",
  minutes_one: "{{count}} minuto antes",
  minutes_other: "{{count}} minutos antes",
  sessionTimeout: "Cierre de sesión por inactividad",
  notifiesReminders: "Notificaciones de recordatorio",
  notifiesByEmail: "Notificaciones por correo electrónico",
  notifiesByPush: "Notificaciones en mis dispositivos",
  sendsWeeklyReport: "Informe semanal por correo electrónico",
  hidesMedicineNames: "Ocultar el nombre de los medicamentos en las notificaciones",
  alertsOnLogin: "Avisarme de un nuevo inicio de sesión",
  keepsActivity: "Diario de lo que hago, que solo leo yo",
  sharesErrors: "Señalar los errores del programa",
  acceptsMarketing: "Novedades del producto por correo electrónico",
  on: "Sí",
  off: "No",
  done: "Preferencias guardadas",
  failed: "No se pudieron guardar los ajustes",
  changedMeanwhile: "Sus preferencias han cambiado mientras tanto",
};
