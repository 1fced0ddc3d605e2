import { INVITATION_DAYS } from "../../../domain/sharing/invitation.ts";
import type { ServerTexts } from "../server-catalog.ts";

export const serverTexts: ServerTexts = {
  colon: ":",
  calendar: {
    name: (person) => (person === null ? "Trousse" : `Trousse: ${person}`),
    dose: ({ person, medicine }) => {
      if (person === null) return medicine ?? "Toma prevista";
      return `${person}: ${medicine ?? "toma prevista"}`;
    },
  },
  notifications: {
    titles: {
      reminder: ["Es la hora de su toma", "Es la hora de sus tomas"],
      later: ["Recordatorio: su toma le espera", "Recordatorio: sus tomas le esperan"],
      escalation: ["Una toma no se ha confirmado", "Algunas tomas no se han confirmado"],
      duplicate: ["¿Una dosis anotada dos veces?", "¿Dosis anotadas dos veces?"],
      renewal: ["Una receta termina pronto", "Varias recetas terminan pronto"],
      test: ["Trousse puede avisarle aquí", "Trousse puede avisarle aquí"],
    },
    early: (minutes, doses) =>
      `${doses > 1 ? "Sus tomas son" : "Su toma es"} dentro de ${minutes} ${minutes > 1 ? "minutos" : "minuto"}`,
    duplicate: ({ giver, time, medicine, person }) =>
      `${giver} anotó una dosis${medicine === null ? "" : ` de ${medicine}`} a las ${time}${person === null ? "" : ` para ${person}`}. ¿Es la misma que la suya? Las dos cuentan hasta que usted responda.`,
    prescription: ({ person, prescriber, until }) =>
      `${person === null ? "Receta" : `${person}: receta`}${prescriber === null ? "" : ` de ${prescriber},`} válida hasta el ${until} inclusive`,
    take: ["Tomado", "Todo tomado"],
    later: "Más tarde",
    skip: "Omitir",
    waiting: "Su respuesta se enviará en cuanto vuelva la conexión.",
    refused: "Su respuesta no se ha registrado. Abra Trousse para comprobarlo.",
    asked:
      "No se ha anotado nada: ya había una toma anotada. Abra Trousse para decir si es la misma.",
    answered: "Ya anotado en este dispositivo.",
    more: (count) => (count === 1 ? "y otra más" : `y ${count} más`),
    nameless: "Perfil sin nombre",
    tested: "Era una prueba: sus recordatorios se verán como este mensaje.",
  },
  reminderMail: {
    hello: "Hola:",
    button: "Ver las tomas de hoy",
    prescriptionButton: ["Ver la receta", "Ver las recetas"],
    intro: {
      reminder: "Esto es lo previsto:",
      escalation: "Nadie ha confirmado todavía lo que estaba previsto:",
      duplicate: "Se anotaron dos dosis que quizá sean una sola:",
      renewal: "Para renovar, si el tratamiento continúa:",
    },
    after: {
      reminder: "¿Ya lo ha tomado? Anótelo en Trousse y este recordatorio cesará.",
      escalation:
        "Puede que la toma se haya hecho sin anotarla: lo más seguro es preguntar a la persona.",
      duplicate:
        "Abra Trousse para responder. Si fueron dos, lea el prospecto y pida consejo a un farmacéutico o al centro de toxicología.",
      renewal:
        "Pida cita, o indique en Trousse que no hay nada que renovar. Este mensaje se envía una sola vez para cada fecha de fin.",
    },
    why: {
      reminders:
        "Recibe este mensaje porque los recordatorios por correo están activados en sus preferencias.",
      escalations:
        "Recibe este mensaje porque puede anotar las tomas de este perfil: su propietario desea que se le avise, o ha fallado el envío de los recordatorios.",
      renewals:
        "Recibe este mensaje porque lleva el botiquín de esta persona y los correos sobre recetas están activados en sus preferencias.",
    },
    unsubscribe: "Dejar de recibir estos correos",
  },
  report: {
    subject: (from, to) => `Su semana, del ${from} al ${to}`,
    hello: "Hola:",
    doses: "Las tomas de la semana:",
    noDoses: "No había ninguna toma prevista esta semana.",
    boxes: "Para revisar en el botiquín:",
    you: "Usted",
    nameless: "Perfil sin nombre",
    planned: (count) => (count === 1 ? "1 toma prevista" : `${count} tomas previstas`),
    taken: (count) => (count === 1 ? "1 confirmada" : `${count} confirmadas`),
    byOthers: (given) =>
      `de ellas ${given.map(({ count, giver }) => `${count} por ${giver}`).join(", ")}`,
    givers: {
      helper: (name) => `${name}, con el enlace de una hoja de cuidado`,
      nameless: "una persona sin nombre",
      unknown: "una cuenta eliminada o desconocida",
    },
    skipped: (count) => (count === 1 ? "1 omitida" : `${count} omitidas`),
    missed: (count) => `${count} sin respuesta`,
    stock: { low: "pocas existencias", out: "agotado" },
    expiry: {
      expired: (date) => `caducado desde el ${date}`,
      soon: (date) => `para usar antes de que acabe el ${date}`,
    },
    counted: (count) => (count === 1 ? "1 caja por revisar" : `${count} cajas por revisar`),
    unreadable: (count) =>
      count === 1
        ? "1 caja ilegible: corríjala en el inventario"
        : `${count} cajas ilegibles: corríjalas en el inventario`,
    button: "Abrir Trousse",
    note: "Una toma sin respuesta no es necesariamente una toma olvidada: no se ha anotado.",
    why: "Recibe este informe cada lunes porque está activado en sus preferencias.",
    unsubscribe: "Dejar de recibir este informe",
  },
  invitation: {
    hello: "Hola:",
    somebody: "Alguien",
    subject: (inviter) => `${inviter} le invita a Trousse`,
    intro: (inviter) =>
      `${inviter} desea compartir con usted un perfil de Trousse, el botiquín familiar.`,
    level: (permission) => `Permiso propuesto: ${permission}.`,
    permissions: {
      view: "Lectura",
      edit: "Modificación",
      manage: "Gestión",
    },
    button: "Ver la invitación",
    how: `Para aceptarla, inicie sesión con esta dirección o cree una cuenta con ella: nadie más puede hacerlo, ni siquiera con este enlace. La invitación es válida durante ${INVITATION_DAYS} días.`,
    stranger:
      "¿No conoce a esta persona? Ignore este mensaje: nada se comparte sin su consentimiento.",
  },
  loginAlert: {
    subject: "Nuevo inicio de sesión en su cuenta de Trousse",
    hello: "Hola:",
    intro: "Su cuenta acaba de abrirse en un dispositivo que no se había visto antes.",
    device: (name) => `Dispositivo: ${name}`,
    moment: (when) => `Momento: ${when}`,
    fine: "Si ha sido usted, no tiene que hacer nada.",
    strange:
      "Si no ha sido usted, abra los ajustes: cierre esa sesión y después cambie su contraseña.",
    button: "Ver mis sesiones",
    why: "Puede desactivar estos mensajes en los ajustes, en el apartado Seguridad.",
  },
  contact: {
    intro: "ha escrito desde la página de contacto:",
    answer: "Responda a este mensaje para escribirle.",
  },
  accountMails: {
    hello: "Hola",
    helloEnd: ":",
    confirmation: {
      subject: "Confirme su dirección para abrir Trousse",
      intro:
        "Se acaba de crear una cuenta de Trousse con esta dirección. Para abrirla, confirme en esta página.",
      button: "Confirmar mi dirección",
      after:
        "Este enlace funciona una sola vez, durante una hora. Después puede pedir otro desde la página de inicio de sesión.",
      footnote: "¿No ha pedido nada? Ignore este mensaje: sin confirmación, la cuenta no se abre.",
    },
    recovery: {
      subject: "Elija una nueva contraseña",
      intro: "Ha pedido elegir una nueva contraseña para su cuenta de Trousse.",
      button: "Elegir una nueva contraseña",
      after: "Este enlace funciona una sola vez, durante una hora.",
      footnote: "¿No ha pedido nada? Ignore este mensaje: su contraseña sigue siendo la misma.",
    },
    email_change: {
      subject: "Confirme su cambio de dirección",
      intro:
        "Ha pedido sustituir la dirección {{email}} de su cuenta de Trousse por {{newEmail}}. Escribimos a las dos direcciones; el cambio se hace cuando ambas lo han confirmado.",
      button: "Confirmar el cambio",
      after: "Este enlace funciona una sola vez, durante una hora.",
      footnote:
        "¿No ha pedido nada? No confirme y cambie su contraseña: es posible que alguien haya entrado en su cuenta.",
    },
    existing_account: {
      subject: "Ya tiene una cuenta de Trousse",
      intro:
        "Alguien, seguramente usted, ha querido crear una cuenta de Trousse con esta dirección. Ya tiene una: nada ha cambiado y puede iniciar sesión.",
      button: "Iniciar sesión",
      after:
        "¿Ha olvidado su contraseña? Puede elegir una nueva desde la página de inicio de sesión.",
      footnote: "¿No ha pedido nada? No hay nada que hacer.",
    },
  },
  unavailable: {
    overloaded: {
      title: "Hay mucha gente en este momento",
      body: "Trousse responde primero a quienes ya están esperando. No se ha perdido nada de lo que ha guardado. Vuelva a intentarlo en unos segundos.",
      retry: "Reintentar",
    },
    database: {
      title: "Trousse no responde en este momento",
      body: "Trousse no puede acceder a sus datos en este momento. No se ha perdido nada de lo que ha guardado. Vuelva a intentarlo en unos segundos. En caso de urgencia, llame al 112 en Europa o al 911 en América.",
      retry: "Reintentar",
    },
  },
};
