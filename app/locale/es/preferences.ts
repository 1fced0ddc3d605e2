import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferencias",
  language: "Idioma",
  reminderAdvance: "Antelación del recordatorio",
  reminderAdvanceMinutes_one: "{{count}} minuto antes",
  reminderAdvanceMinutes_other: "{{count}} minutos antes",
  sessionTimeout: "Cierre de sesión por inactividad",
  sessionTimeoutMinutes_one: "{{count}} minuto",
  sessionTimeoutMinutes_other: "{{count}} minutos",
  notifiesReminders: "Notificaciones de recordatorio",
  notifiesByEmail: "Notificaciones por correo electrónico",
  notifiesByPush: "Notificaciones en mis dispositivos",
  sendsWeeklyReport: "Informe semanal por correo electrónico",
  hidesMedicineNames: "Ocultar el nombre de los medicamentos en las notificaciones",
  alertsOnLogin: "Avisarme de un nuevo inicio de sesión",
  keepsActivity: "Diario de lo que hago, que solo leo yo",
  sharesErrors: "Señalar los errores del programa",
  acceptsMarketing: "Novedades del producto por correo electrónico",
  help: {
    sessionTimeout:
      "Después, todas las pestañas piden de nuevo su contraseña. Sus recordatorios siguen llegando. No ocurre nada en un dispositivo donde sigue conectado.",
    hidesMedicineNames: "Un recordatorio dice «una toma» en lugar del nombre.",
    alertsOnLogin: "Un mensaje cuando su cuenta se abre en un dispositivo nunca visto.",
    keepsActivity: "Solo usted lo lee. Desactivado, no se añade nada más.",
    sharesErrors:
      "Cuando una página se equivoca, su lugar en el programa se envía a quien gestiona este sitio, sin nada de lo que usted ha escrito. Desactivado, no sale nada.",
    acceptsMarketing:
      "Su acuerdo para recibir noticias del producto. Cada mensaje lleva un enlace para dejar de recibirlas.",
  },
  on: "Sí",
  off: "No",
  done: "Preferencias guardadas",
  failed: "No se pudieron guardar los ajustes",
  changedMeanwhile: "Sus preferencias han cambiado mientras tanto",
};
