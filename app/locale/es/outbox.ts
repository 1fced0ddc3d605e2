export const outbox = {
  title_one: "{{count}} acción anotada en este dispositivo, aún sin enviar",
  title_other: "{{count}} acciones anotadas en este dispositivo, aún sin enviar",
  explanation_one:
    "Se enviará en cuanto vuelva la red y Trousse esté abierta. Los demás todavía no la ven.",
  explanation_other:
    "Se enviarán en cuanto vuelva la red y Trousse esté abierta. Los demás todavía no las ven.",
  show_one: "Ver cuáles",
  show_other: "Ver cuáles",
  line: {
    take: "«Tomado»: {{what}}",
    same: "«Es la misma»: {{what}}",
    skip: "«Omitir»: {{what}}",
    later: "«Más tarde»: {{what}}",
    undo: "«Deshacer»: {{what}}",
    unskip: "«Deshacer» de una toma omitida: {{what}}",
    log: "Toma de {{what}}",
    "delete-intake": "Toma retirada: {{what}}",
    "note-illness": "Anotado: {{what}}",
    "delete-illness-entry": "Nota retirada: {{what}}",
    "mark-alert": "Alerta ocultada o restablecida",
  },
  at: "{{line}}, {{moment}}",
  unsaved: "No se guardó: {{line}}, {{moment}}.",
  tooOld: "Esta acción lleva más de tres días en espera: ¿sigue siendo correcta?",
  overtaken: "Otra persona ya había respondido.",
  retryOf: "Reintentar: {{line}}",
  closeOf: "Cerrar este mensaje: {{line}}",
  close: "Cerrar",
  keptToast: "Anotado en este dispositivo, aún sin enviar",
  notKept: "Este dispositivo no guarda nada sin conexión: lo que anote solo se guarda con red.",
  signOut: {
    title: "Hay acciones sin enviar",
    body_one:
      "{{count}} acción anotada en este dispositivo aún no se ha enviado. Una vez cerrada la sesión, no podrá enviarse.",
    body_other:
      "{{count}} acciones anotadas en este dispositivo aún no se han enviado. Una vez cerrada la sesión, no podrán enviarse.",
    send: "Enviar ahora",
    sending: "Enviando…",
    keep: "Conservar hasta que vuelva a iniciar sesión",
    discard: "Eliminarlas y cerrar sesión",
    failed: "La red no responde: no se ha podido enviar nada.",
  },
} as const;
