import type { TranslationOf } from "../catalog.ts";
import type { phone as french } from "../fr/phone.ts";

export const phone: TranslationOf<typeof french> = {
  lead: "Abra esta página en el teléfono que quiere preparar. Mira lo que permite; no se envía nada.",
  ready: "Este teléfono tiene todo lo necesario.",
  missing_one: "Queda {{count}} punto por ajustar.",
  missing_other: "Quedan {{count}} puntos por ajustar.",
  allow: "Permitir las notificaciones",
  tryCamera: "Probar la cámara",
  after:
    "Cuando haya iniciado sesión, active las notificaciones de este dispositivo en «Alertas» y envíese una prueba: «¿Sonará este teléfono?»",
  state: { fine: "Listo", missing: "Falta", untried: "Por probar" },
  topic: {
    address: "Dirección cifrada (https)",
    install: "Trousse en la pantalla de inicio",
    notifications: "Notificaciones",
    camera: "Cámara",
    offline: "Abrir sin red",
  },
  said: {
    "address-fine": "La dirección está cifrada, o es este mismo dispositivo.",
    "address-unencrypted":
      "Esta dirección no está cifrada. Pida una dirección https a quien lleva el servidor: la guía de explotación dice cómo ponerla. Si le han dado la página de un certificado, instálelo primero y abra después la dirección que empieza por https://.",
    "install-fine": "Trousse está abierta desde la pantalla de inicio.",
    "install-needs-https": "Primero hace falta una dirección https.",
    "install-apple":
      "En Safari, toque Compartir, luego «Añadir a pantalla de inicio» y Añadir. Después abra Trousse desde su nuevo icono.",
    "install-other":
      "En el menú del navegador (tres puntos), toque «Instalar aplicación» o «Añadir a pantalla de inicio». Después abra Trousse desde su nuevo icono.",
    "notifications-fine": "Este navegador puede mostrarlas.",
    "notifications-needs-https": "Primero hace falta una dirección https.",
    "notifications-install-first":
      "En un iPhone o iPad, instale primero Trousse en la pantalla de inicio y abra esta página desde allí.",
    "notifications-unsupported":
      "Este navegador no las muestra. Pruebe con Chrome, Firefox o Safari actualizados.",
    "notifications-blocked":
      "Están bloqueadas para esta dirección. Abra los ajustes del sitio en el navegador (el candado, junto a la dirección), o los del teléfono, y permítalas.",
    "notifications-untried": "El navegador le pedirá permiso.",
    "camera-fine": "Este navegador puede leer los códigos de las cajas.",
    "camera-needs-https": "Primero hace falta una dirección https.",
    "camera-unsupported":
      "No se encontró ninguna cámara. El código de una caja también puede escribirse.",
    "camera-blocked":
      "Está bloqueada para esta dirección. Abra los ajustes del sitio en el navegador (el candado, junto a la dirección) y permítala.",
    "camera-untried": "El navegador le pedirá permiso. No se guarda ninguna imagen.",
    "offline-fine": "Las páginas que ya abrió también se abrirán sin red.",
    "offline-needs-https": "Primero hace falta una dirección https.",
    "offline-unsupported":
      "Este navegador no guarda las páginas. Una ventana privada suele ser la causa.",
  },
};
