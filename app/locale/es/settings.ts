import type { Words } from "../catalog.ts";
import type { settings as french } from "../fr/settings.ts";

export const settings: Words<typeof french> = {
  title: "Ajustes",
  email: {
    title: "Correo electrónico",
    present: "Dirección actual: {{email}}",
    body: "Escribimos a las dos direcciones. El cambio se hace cuando ambas lo han confirmado.",
    email: "Nuevo correo electrónico",
    submit: "Cambiar la dirección",
    required: "Introduzca un nuevo correo",
    unchanged: "Esta ya es la dirección de su cuenta",
    done: "Un mensaje de confirmación está en camino a las dos direcciones",
    doneHelp: "Abra el enlace de cada uno para pasar a {{email}}.",
    failed: "No se ha podido actualizar el correo",
  },
  password: {
    title: "Contraseña",
    current: "Contraseña actual",
    submit: "Cambiar la contraseña",
    incomplete: "Rellene todos los campos",
    done: "Contraseña actualizada. Se ha cerrado la sesión en sus otros dispositivos.",
    failed: "No se ha podido actualizar la contraseña",
  },
  currentRequired: "Introduzca su contraseña actual",
  currentWrong: "Esta no es su contraseña",
};
