import type { TranslationOf } from "../catalog.ts";
import type { inbox as french } from "../fr/inbox.ts";

export const inbox: TranslationOf<typeof french> = {
  search: "Buscar en los mensajes",
  filter: "Mensajes que mostrar",
  all: "Todos",
  filters: {
    unread: "Sin leer",
    read: "Leídos",
    answered: "Respondidos",
  },
  states: {
    unread: "Sin leer",
    read: "Leído",
    answered: "Respondido",
  },
  empty: "Ningún mensaje",
  emptyHint: "Lo que los visitantes escriben por la página de contacto llega aquí.",
  none: "Ningún mensaje coincide con esta búsqueda.",
  caption: "Mensajes de contacto",
  more: "Mostrar mensajes más antiguos",
  loadFailed: "Error: {{message}}",
  state: "Estado",
  actions: "Acciones",
  open: "Leer",
  openOf: "Leer «{{subject}}»",
  from: "De",
  sent: "Enviado el",
  language: "Idioma",
  reply: "Responder por correo",
  quote: "El {{date}}, {{name}} escribió:",
  mark: {
    unread: "Marcar como no leído",
    read: "Marcar como leído",
    answered: "Marcar como respondido",
  },
  delete: "Eliminar",
  confirmation: {
    title: "¿Eliminar este mensaje?",
    body: "El mensaje de {{name}} desaparecerá para todos los administradores. Esta acción es irreversible.",
  },
  deleted: "Mensaje eliminado",
  marked: "Mensaje actualizado",
  deleteFailed: "No se pudo eliminar el mensaje",
  markFailed: "No se pudo actualizar el mensaje",
};
