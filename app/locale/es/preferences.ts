import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferencias",
  language: "Idioma de los correos y las notificaciones",
  reminderAdvance: "Antelación del recordatorio",
  reminderAdvanceMinutes_one: "{{count}} minuto antes",
  reminderAdvanceMinutes_other: "{{count}} minutos antes",
  sessionTimeout: "Cierre de sesión por inactividad",
  sessionTimeoutMinutes_one: "{{count}} minuto",
  sessionTimeoutMinutes_other: "{{count}} minutos",
  notifiesReminders: "Notificaciones de recordatorio",
  notifiesByEmail: "Notificaciones por correo electrónico",
  notifiesByPush: "Notificaciones en mis dispositivos",
  sendsReminderMails: "Correo a la hora de las tomas",
  sendsEscalationMails: "Correo cuando una toma de un allegado no se confirma",
  sendsRenewalMails: "Correo antes del fin de una receta",
  sendsWeeklyReport: "Informe semanal por correo electrónico",
  hidesMedicineNames: "Ocultar el nombre de los medicamentos en las notificaciones",
  alertsOnLogin: "Avisarme de un nuevo inicio de sesión",
  keepsActivity: "Diario de lo que hago, que solo leo yo",
  sharesErrors: "Señalar los errores del programa",
  acceptsMarketing: "Novedades del producto por correo electrónico",
  timeZone: "Zona horaria",
  help: {
    language: "Al guardar, las páginas también se muestran en este idioma.",
    sessionTimeout:
      "Pasado ese tiempo, Trousse vuelve a pedir su contraseña en todas las pestañas. Sus recordatorios siguen llegando. Nada cambia en un dispositivo donde sigue conectado.",
    hidesMedicineNames: "Un recordatorio dice «una toma» en lugar del nombre.",
    alertsOnLogin: "Recibirá un correo cuando su cuenta se abra en un dispositivo nuevo.",
    keepsActivity: "Nadie más puede leerlo. Si lo desactiva, no se añade nada más.",
    sharesErrors:
      "Si una página falla, el lugar del programa donde ocurrió el error se envía a quien gestiona este sitio, sin nada de lo que usted ha escrito. Si lo desactiva, no se envía nada.",
    acceptsMarketing:
      "Quien gestiona este sitio puede escribirle con novedades de Trousse. Puede cambiar de opinión aquí.",
  },
  shown: "{{name}}: {{value}}",
  on: "Sí",
  off: "No",
  changedMeanwhile: "Sus preferencias han cambiado mientras tanto",
};
