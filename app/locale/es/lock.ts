export const lock = {
  showCode: "Mostrar el código",
  title: "Trousse está bloqueada",
  pin: "Código",
  open: "Desbloquear",
  openWithPasskey: "Desbloquear con este dispositivo",
  wrong_one:
    "No es el código. Queda {{count}} intento: después se cerrará la sesión en este dispositivo y se borrará lo que guarda.",
  wrong_other: "No es el código. Quedan {{count}} intentos.",
  wait_one: "Nuevo intento en {{count}} segundo.",
  wait_other: "Nuevo intento en {{count}} segundos.",
  lost: "El bloqueo de este dispositivo ya no se abre: el navegador ha borrado parte de lo que guardaba. Inicie sesión de nuevo.",
  forgotten: "¿Ha olvidado el código?",
  forgottenTitle: "¿Iniciar sesión de nuevo con la contraseña?",
  forgottenBody:
    "Se cerrará la sesión en este dispositivo y se borrará lo que guarda para abrirse sin red. No se pierde nada de su cuenta.",
  forgottenUnsent_one:
    "{{count}} acción anotada aquí y aún no enviada queda en este dispositivo: se enviará cuando inicie sesión.",
  forgottenUnsent_other:
    "{{count}} acciones anotadas aquí y aún no enviadas quedan en este dispositivo: se enviarán cuando inicie sesión.",
  forgottenOffline: "No hay red: ahora no podrá iniciar sesión.",
  signInAgain: "Iniciar sesión de nuevo",
  unsent_one:
    "{{count}} acción anotada aquí aún no se ha enviado. Se enviará cuando desbloquee Trousse.",
  unsent_other:
    "{{count}} acciones anotadas aquí aún no se han enviado. Se enviarán cuando desbloquee Trousse.",
  emergency: "En caso de emergencia",
  cardTitle: "Ficha de emergencia delante del bloqueo",
  cardBody:
    "Estas personas se muestran a cualquiera que tome este dispositivo, sin código, con las líneas elegidas en su ficha de emergencia. Aquí no está cifrada y se abre sin red.",
  cardFailed: "No se ha podido cambiar la ficha. Inténtelo de nuevo.",
  cardFrom: "Según Trousse, {{moment}}. Lo que no figura no se conoce.",
  cardLines: "Elegir lo que se muestra",
  unnamed: "Sin nombre",
  card: "Bloqueo de Trousse",
  isOff:
    "En lugar de cerrar la sesión, Trousse puede pedir un código, o su huella, al abrirse y tras el tiempo de inactividad elegido en «Seguridad». También funciona sin red.",
  isOn: "Trousse se bloquea tras el tiempo de inactividad elegido en «Seguridad», y cuando la cierra.",
  protects:
    "Lo que guarda este dispositivo y su sesión están cifrados. Quien tome el teléfono no lee nada.",
  limits:
    "Un código no detiene a quien copia la memoria del dispositivo y tiene tiempo. Los números de urgencia y los recordatorios quedan delante del bloqueo.",
  outbox:
    "Las acciones anotadas y aún no enviadas no están cifradas: un código olvidado no debe perderlas.",
  needsHttps: "El bloqueo requiere una dirección https.",
  turnOn: "Activar el bloqueo",
  turnOff: "Quitar el bloqueo",
  change: "Cambiar el código",
  changed: "Código cambiado",
  next: "Continuar",
  proof: "¿Es usted?",
  proofBody:
    "Este dispositivo está desbloqueado. Antes de descargarlo todo, Trousse pide otra vez su código o su huella.",
  on: "Activado",
  off: "Desactivado",
  turnedOn: "Bloqueo activado",
  turnedOff: "Bloqueo quitado",
  usePasskey: "Usar la huella, la cara o el código del dispositivo",
  newPin: "Código nuevo",
  pinHint: "De 6 a 12 cifras.",
  again: "El mismo código otra vez",
  failed: "No se ha podido activar el bloqueo. Nada ha cambiado.",
  lockNow: "Bloquear",
  stay: "Continuar",
  soon_one:
    "Si no hace nada, Trousse se bloquea en {{count}} segundo. Lo que no esté guardado se perderá.",
  soon_other:
    "Si no hace nada, Trousse se bloquea en {{count}} segundos. Lo que no esté guardado se perderá.",
  first: "Para cambiarlo, quite antes el bloqueo.",
  noPasskey: {
    cancelled: "El dispositivo no lo ha confirmado. Inténtelo de nuevo.",
    unsupported: "Este dispositivo no puede abrir el bloqueo. Elija un código.",
  },
  problem: {
    "too-short": "Escriba de 6 a 12 cifras.",
    "too-easy": "Este código se adivinaría enseguida. Elija otro.",
    different: "Los dos códigos no son iguales.",
  },
};
