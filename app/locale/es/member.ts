import type { TranslationOf } from "../catalog.ts";
import type { member as french } from "../fr/member.ts";

export const member: TranslationOf<typeof french> = {
  navigation: "Navegación principal",
  dashboard: "Inicio",
  inventory: "Inventario",
  activity: "Actividad",
  record: "Anotar",
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
  newVersion: { ready: "Hay una nueva versión de Trousse.", reload: "Recargar" },
  merge: {
    body: "No se ha perdido nada de lo que ha escrito. Revíselo y guarde de nuevo.",
    saved: "Guardado mientras tanto: {{value}}",
    yours: "Lo que ha escrito: {{value}}",
    taken: "Ahora en el formulario: {{value}}",
    take: "Usar el valor guardado",
    nothing: "vacío",
  },
};
