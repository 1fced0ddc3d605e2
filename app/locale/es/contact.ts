import type { TranslationOf } from "../catalog.ts";
import type { contact as french } from "../fr/contact.ts";

export const contact: TranslationOf<typeof french> = {
  title: "Contacto",
  description: "¿Una pregunta, una idea, un problema? Escríbanos, respondemos por correo.",
  caution:
    "No incluya datos de salud en este formulario. En caso de emergencia, llame a los servicios de urgencias.",
  fullName: "Nombre completo",
  subject: "Asunto",
  message: "Mensaje",
  submit: "Enviar el mensaje",
  sending: "Enviando...",
  done: "Su mensaje se ha enviado.",
  doneHelp: "La respuesta llegará a {{email}}.",
  another: "Escribir otro mensaje",
  failed: "Su mensaje no se ha enviado. Vuelva a intentarlo.",
  tooMany_one: "Demasiados mensajes. Vuelva a intentarlo dentro de {{count}} minuto.",
  tooMany_other: "Demasiados mensajes. Vuelva a intentarlo dentro de {{count}} minutos.",
  captchaRefused:
    "La comprobación no se ha aceptado. Vuelve a empezar: después, envíe de nuevo el mensaje.",
  required: {
    fullName: "El nombre es obligatorio",
    subject: "El asunto es obligatorio",
    message: "El mensaje es obligatorio",
  },
  tooLong_one: "{{count}} carácter como máximo",
  tooLong_other: "{{count}} caracteres como máximo",
  noscript: "Este formulario necesita JavaScript, que está desactivado en este navegador.",
  writeTo: "Puede escribir a:",
};
