import type { TranslationOf } from "../catalog.ts";
import type { siteSettings as french } from "../fr/site-settings.ts";

export const siteSettings: TranslationOf<typeof french> = {
  actionOf: "{{action}}: {{name}}",
  loadFailed: "Error: {{message}}",
  add: "Nuevo ajuste",
  empty: "Todavía no hay ningún ajuste",
  none: "Ningún ajuste coincide",
  search: "Buscar una clave, un valor o una descripción",
  shown_one: "{{count}} ajuste",
  shown_other: "{{count}} ajustes",
  hidden_one: "{{count}} oculto",
  hidden_other: "{{count}} ocultos",
  showAll: "Mostrar todo",
  filter: { language: "Idioma", category: "Categoría", all: "Todas" },
  edit: "Modificar",
  delete: "Eliminar",
  addIn: "Añadir",
  missing: "Falta en este idioma",
  nothing: "vacío",
  yes: "Sí",
  no: "No",
  type: {
    text: "Texto",
    textarea: "Texto largo",
    number: "Número",
    boolean: "Sí o no",
    url: "Dirección web",
    email: "Correo electrónico",
    color: "Color",
    image: "Imagen",
  },
  category: {
    general: "General",
    seo: "Buscadores",
    branding: "Identidad",
    contact: "Contacto",
    legal: "Aviso legal",
    integrations: "Integraciones",
  },
  form: {
    title: "Nuevo ajuste",
    language: "Idioma",
    category: "Categoría",
    type: "Tipo",
    key: "Clave",
    keyHint: "Minúsculas, cifras y guiones bajos. Se proponen las que el sitio conoce.",
    value: "Valor",
    description: "Descripción",
    create: "Crear",
    picker: "Elegir el color",
    hex: "Un color se escribe # seguido de seis cifras o letras de la a a la f.",
    unusedKey: "El sitio no lee esta clave por sí mismo.",
    changedMeanwhile: "Alguien ha modificado este ajuste mientras tanto",
  },
  brand: {
    title: "Lo que se pintará",
    body: "El tono es el suyo. Se oscurece o se aclara lo necesario para que cada palabra siga siendo legible.",
    light: "En claro",
    dark: "En oscuro",
    sample: "Botón",
    link: "Enlace",
  },
  wrong: {
    required: "Indique una clave",
    "not-a-key": "Solo minúsculas, cifras y guiones bajos, 100 como máximo",
    "not-a-choice": "Elija de la lista",
    "too-long": "Este texto es demasiado largo",
    "one-line": "Una sola línea",
    "not-a-number": "Escriba un número sin separador de millares, por ejemplo 1250 o 2,5",
    "not-a-boolean": "Elija sí o no",
    "not-a-url": "Una dirección empieza por https:// o http://",
    "not-an-email": "Una sola dirección de correo, como contacto@ejemplo.es",
    "not-a-color": "Un color se escribe como #1f5c48",
    "not-an-image": "La dirección de una imagen empieza por / o https://",
    taken: "Este idioma ya tiene esta clave",
  },
  done: {
    updated: "Ajuste actualizado",
    created: "Nuevo ajuste creado",
    deleted: "Ajuste eliminado",
  },
  failed: {
    update: "Error al actualizar",
    create: "Error al crear",
    delete: "Error al eliminar",
  },
  deleting: {
    title: "¿Eliminar {{key}} ({{language}})?",
    body: "El sitio prescindirá de este valor desde la próxima página. Esta acción es irreversible.",
  },
  level: {
    checks:
      "Respuestas: nivel «controles», {{reviewed}} de {{total}} reglas revisadas por un profesional de la salud.",
    leaflet:
      "Respuestas: nivel «prospecto», no se compara nada. {{reviewed}} de {{total}} reglas revisadas por un profesional de la salud.",
  },
  known: {
    title: "Las claves que el sitio conoce",
    body: "Se puede escribir cualquier otra clave; el sitio no la muestra por sí mismo.",
    there: "presente",
    uses: {
      site_title: "Título de la página de inicio, en la pestaña y en los buscadores.",
      site_description: "Frase que los buscadores muestran bajo el título. Unos 150 caracteres.",
      site_keywords: "Palabras clave para los buscadores, separadas por comas.",
      og_image:
        "Imagen que se muestra cuando alguien comparte un enlace. 1200 × 630 píxeles; la francesa sirve donde no hay otra.",
      guidance_level:
        "Nivel de las respuestas, solo en francés: «checks» compara con el perfil (rechazos, «no antes», máximos); «leaflet» muestra el registro y el prospecto sin comparar nada. Vacío: checks. Lea docs/operations.md antes de ofrecer checks a otros.",
      company_name:
        "Nombre del sitio, en la cabecera, los títulos y los enlaces compartidos. El francés sirve donde no hay otro.",
      company_description: "Dos líneas sobre el producto o sobre quien lo gestiona.",
      brand_color:
        "Color de los botones, los enlaces y lo elegido, legible en claro y en oscuro. El francés sirve donde no hay otro.",
      logo_image:
        "Imagen en lugar del dibujo de la cabecera, preferiblemente cuadrada. Súbala aquí: una imagen de otro sitio no se muestra.",
      contact_email:
        "Dirección que recibe los mensajes de la página de contacto. Vacío: los recibe el administrador más antiguo.",
      contact_hours: "Horario en el que responde, en la página de contacto. Vacío: nada.",
      legal_publisher:
        "Persona o entidad que responde del sitio, en la página del aviso legal. El valor francés sirve donde no hay otro. Vacío: la página lo dice.",
      legal_address:
        "Dirección postal del editor, en la página del aviso legal. Vacío: la página lo dice.",
      legal_host:
        "Nombre y dirección del alojamiento, en la página del aviso legal. Vacío: la página lo dice.",
      legal_contact:
        "Teléfono o correo electrónico del editor, en la página del aviso legal. Vacío: la página lo dice.",
      claim_families:
        "Cuántas familias usan esta instalación, en una frase que pueda probar. Vacío: nada.",
      claim_encryption:
        "Cómo se cifran sus discos y copias de seguridad, en una frase. Vacío: nada.",
      claim_hosting: "País y proveedor donde están los datos, en una frase. Vacío: nada.",
    },
  },
};
