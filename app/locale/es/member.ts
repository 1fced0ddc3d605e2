import type { TranslationOf } from "../catalog.ts";
import type { member as french } from "../fr/member.ts";

export const member: TranslationOf<typeof french> = {
  navigation: "Navegación principal",
  dashboard: "Inicio",
  inventory: "Inventario",
  activity: "Actividad",
  record: "Anotar",
  search: "Buscar en todo",
  alerts: "Alertas",
  profile: "Perfil",
  account: "Mi cuenta",
  notGiven: "Sin indicar",
  role: "Usuario",
  admin: "Administración",
  signOut: "Cerrar sesión",
  activeProfile: "Perfil activo",
  edit: "Modificar",
  editOf: "Modificar: {{title}}",
  save: "Guardar",
  dataAge: {
    offline: "Sin conexión. Últimos datos: {{moment}}.",
    othersUnknown:
      "Lo que otras personas han anotado después no está aquí, y puede faltar una toma dada desde entonces.",
    refreshing: "Últimos datos: {{moment}}. Actualizando…",
  },
  ended: {
    title: "Su sesión ha terminado",
    body: "Lo que escribió en esta página se conserva, oculto mientras tanto. Inicie sesión de nuevo con la cuenta {{email}} para encontrarlo tal como estaba. Con otra cuenta, se borrará.",
    inNewTab: "Iniciar sesión en una pestaña nueva",
    leave: "Salir y borrar lo que escribí",
  },
  newVersion: { ready: "Hay una nueva versión de Trousse.", reload: "Recargar" },
  wrongClock: {
    ahead_one: "El reloj de este dispositivo va {{count}} minuto adelantado.",
    ahead_other: "El reloj de este dispositivo va {{count}} minutos adelantado.",
    behind_one: "El reloj de este dispositivo va {{count}} minuto atrasado.",
    behind_other: "El reloj de este dispositivo va {{count}} minutos atrasado.",
    mend: "Las horas de las tomas anotadas aquí serían erróneas: ponga el dispositivo en hora en sus ajustes.",
  },
  merge: {
    body: "No se ha perdido nada de lo que ha escrito. Revíselo y guarde de nuevo.",
    saved: "Guardado mientras tanto: {{value}}",
    yours: "Lo que ha escrito: {{value}}",
    taken: "Ahora en el formulario: {{value}}",
    take: "Usar el valor guardado",
    nothing: "vacío",
  },
};
