export const letters = {
  title: "Dejar de recibir estos correos",
  body: "Pulse el botón y no recibirá más correos de este tipo. Lo demás no cambia, y las notificaciones de sus dispositivos siguen.",
  submit: "Dejar de recibirlos",
  ended: {
    reminders: "Ya no recibirá recordatorios de tomas por correo.",
    escalations: "Ya no recibirá correos cuando una toma no se confirme.",
    renewals: "Ya no recibirá correos antes del fin de una receta.",
    weekly: "Ya no recibirá el informe semanal.",
    marketing: "Ya no recibirá novedades del producto.",
  },
  back: "Puede volver a activarlos en sus ajustes cuando quiera.",
  unknown: "Este enlace no es válido. También puede detener estos correos en sus ajustes.",
  toSettings: "Abrir mis ajustes",
};
