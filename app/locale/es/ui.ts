import type { TranslationOf } from "../catalog.ts";
import type { ui as french } from "../fr/ui.ts";

export const ui: TranslationOf<typeof french> = {
  close: "Cerrar",
  suggestions: "Propuestas",
  suggestionCount_one: "{{count, number}} sugerencia",
  suggestionCount_other: "{{count, number}} sugerencias",
  cancel: "Cancelar",
  confirm: "Confirmar",
  speech: {
    read: "Leer en voz alta",
    stop: "Detener la lectura",
    noVoice: "Este dispositivo no tiene ninguna voz instalada para este idioma.",
  },
  retry: "Reintentar",
  leaflet: {
    dated: "Prospecto oficial ({{publisher}}, edición del {{date}})",
    listed: "Prospecto oficial ({{publisher}}, número de {{list}}, edición del {{date}})",
    undated: "Prospecto oficial ({{publisher}})",
    numbered: "Prospecto oficial ({{publisher}}, n.º {{number}})",
    search: "Buscar el prospecto en {{publisher}}, sitio oficial",
    newTab: "{{words}}, {{name}} (pestaña nueva)",
  },
  loading: "Cargando…",
  required: "obligatorio",
  optional: "opcional",
  clear: "Borrar",
  print: "Imprimir",
  noMatch: "Sin resultados",
  showPassword: "Mostrar la contraseña",
  skipToContent: "Ir al contenido",
  carousel: {
    role: "carrusel",
    row: "Elementos del carrusel, recórralos con las flechas",
    position: "{{at}} de {{count}}",
    previous: "Anterior",
    next: "Siguiente",
    pause: "Detener el movimiento",
    play: "Reanudar el movimiento",
  },
  unsaved: {
    title: "¿Descartar lo que ha escrito?",
    body: "Lo que ha escrito aquí no está guardado.",
    keep: "Seguir escribiendo",
    discard: "Descartar",
  },
  noscript:
    "JavaScript está desactivado en este navegador, y esta página lo necesita. Actívelo y vuelva a cargar la página.",
  captcha: {
    completeFirst: "Complete el captcha antes de continuar.",
    waitFirst: "Espere a que termine la comprobación y vuelva a intentarlo.",
    restartFirst:
      "La comprobación no ha funcionado: pulse «Reintentar» y vuelva a enviar el formulario.",
    working: "Comprobando…",
    asking: "Complete la comprobación de abajo.",
    solved: "Comprobación superada",
    expired: "La comprobación ha caducado",
    failed: "La comprobación ha fallado",
    down: "El servicio de comprobación no responde. Vuelva a intentarlo dentro de unos minutos.",
    optional: "El servicio de comprobación no responde. Puede iniciar sesión sin él.",
  },
  unreadable: {
    items_one: "{{count, number}} elemento ilegible",
    items_other: "{{count, number}} elementos ilegibles",
    correct: "Corregir",
    correctOf: "Corregir: {{name}}",
    delete: "Eliminar",
    deleteOf: "Eliminar: {{name}}",
    askOthers: "Una persona que pueda modificar este perfil puede corregirlo.",
  },
  keptAnswer: {
    from: "Sin conexión: según las tomas conocidas a fecha de {{moment}}.",
    othersUnknown:
      "No incluye una dosis que otra persona haya dado después. Pregunte a su alrededor antes de dar una.",
  },
  notRead: {
    offline: "Se ha perdido la conexión. Vuelva a intentarlo cuando regrese.",
    busy: "Trousse está muy solicitada en este momento. Vuelva a intentarlo en unos segundos.",
  },
  failure: {
    title: "No se ha podido cargar",
    "signed-out": "Su sesión ha caducado. Vuelva a iniciar sesión para continuar.",
    forbidden: "No tiene permiso para hacer esto.",
    "not-found": "Este elemento ya no existe.",
    conflict: "Este elemento ha cambiado mientras tanto. Recargue la página y vuelva a intentarlo.",
    offline: "Sin conexión. Lo que ha escrito se conserva; reinténtelo cuando vuelva.",
    busy: "Trousse está muy solicitada en este momento. Lo que ha escrito se conserva; vuelva a intentarlo en unos segundos.",
    "too-many":
      "Ha alcanzado el número máximo de elementos de este tipo que Trousse puede guardar. Lo que ha escrito se conserva; elimine lo que ya no necesite e inténtelo de nuevo.",
    "tier-limit":
      "La persona que gestiona Trousse ha fijado un máximo para su cuenta y se ha alcanzado. Lo que ha escrito y lo que ya tiene siguen ahí; pídale que suba el límite.",
    "too-large":
      "Es demasiado para guardarlo de una sola vez. Lo que ha escrito se conserva; guárdelo en varias partes.",
    "no-room":
      "El servidor se ha quedado sin espacio: por ahora no se puede guardar nada. Puede seguir consultando sus datos y lo que ha escrito se conserva; avise a la persona que gestiona Trousse.",
    "bad-value":
      "Uno de los valores no se puede guardar: una fecha debe estar entre 1900 y 2200, un número debe ser verosímil y un texto no demasiado largo. Lo que ha escrito se conserva.",
    "future-dose":
      "Esta toma lleva una hora posterior a la actual. Compruebe la hora indicada y el reloj de este dispositivo. Lo que ha escrito se conserva.",
    "consent-revoked":
      "No se ha guardado nada: la persona que lleva este perfil retiró su consentimiento para los datos de salud. Puede volver a darlo en «Mis datos».",
    unexpected: "Algo no ha funcionado. Vuelva a intentarlo en un momento.",
  },
};
