import type { Words } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: Words<typeof french> = {
  title: "Preferencias",
  language: "Idioma",
  reminderAdvance: "Antelación del recordatorio",
  minutes_one: "{{count}} minuto antes",
  minutes_other: "{{count}} minutos antes",
  notifiesReminders: "Notificaciones de recordatorio",
  keepsActivity: "Diario de lo que hago, que solo leo yo",
  on: "Sí",
  off: "No",
  done: "Preferencias guardadas",
  failed: "No se pudieron guardar los ajustes",
  changedMeanwhile: "Sus preferencias han cambiado mientras tanto",
};
