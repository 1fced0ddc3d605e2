import type { TranslationOf } from "../catalog.ts";
import type { prescriptions as french } from "../fr/prescriptions.ts";

export const prescriptions: TranslationOf<typeof french> = {
  titleOf: "{{name}}: recetas",
  lead: "Se guardan para una persona y las leen quienes ven su botiquín. Las fotos nunca son públicas.",
  add: "Añadir una receta",
  empty: "Ninguna receta guardada.",
  emptyHint: "Fotografíela o escriba sus líneas y añada después cada caja al botiquín.",
  mayNot: "Con su acceso puede leer estas recetas, pero no añadir ninguna.",
  item: { of: "Receta de {{prescriber}}", unnamed: "Receta sin nombre de quien la firma" },
  issued: "Hecha el {{date}}",
  issuedUnknown: "Fecha no indicada",
  until: "Válida hasta el {{date}}",
  ended: "Terminada desde el {{date}}",
  untilUnknown: "Fin no indicado",
  renewal: {
    before_one: "Recordatorio de renovación el día anterior",
    before_other: "Recordatorio de renovación {{count}} días antes",
    none: "Sin recordatorio de renovación",
    unknown: "Sin fecha de fin no hay recordatorio de renovación",
  },
  linesTitle: "Líneas",
  noLines: "Ninguna línea anotada.",
  toBox: "Añadir la caja",
  toBoxOf: "Añadir la caja: {{line}}",
  boxed: "Caja añadida",
  boxNotice: "Línea de la receta: «{{line}}». Compare cada campo con la caja antes de guardar.",
  edit: "Modificar",
  editOf: "Modificar la receta: {{name}}",
  delete: "Eliminar",
  deleteOf: "Eliminar la receta: {{name}}",
  deleting: {
    title: "¿Eliminar esta receta?",
    body: "Se borran sus líneas, sus fotos y sus PDF. Las cajas ya añadidas siguen en el botiquín.",
    done: "Receta eliminada.",
    failed: "No se ha podido eliminar la receta.",
  },
  files: {
    title: "Fotos y PDF",
    show: "Ver las fotos y los PDF",
    none: "Ni foto ni PDF.",
    page: "Página {{number}}",
    picture: "Foto de la receta, página {{number}}",
    download: "Guardar",
    downloadOf: "Guardar la página {{number}} en este dispositivo",
    downloadFailed: "No se ha podido guardar el archivo.",
    pictureName: "receta-{{number}}.webp",
    documentName: "receta-{{number}}.pdf",
    document: "PDF, página {{number}}",
    remove: "Borrar",
    removeOf: "Borrar la página {{number}}",
    removed: "Página borrada.",
    removeFailed: "No se ha podido borrar la página.",
    removing: "¿Borrar esta página?",
    removingBody: "La foto o el PDF se borra para todas las personas que ven esta receta.",
  },
  reading: {
    start: {
      photo: "Leer las líneas de esta foto",
      document: "Leer las líneas de este PDF",
    },
    language: "Idioma de la receta",
    hint: {
      photo:
        "La lectura se hace en este dispositivo: la foto no se envía a ningún sitio para ello. La primera vez se descarga el programa (unos 5 MB). La escritura a mano no se lee.",
      document:
        "La lectura se hace en este dispositivo: el PDF no se envía a ningún sitio para ello. La primera vez se descarga el programa (unos 0,5 MB, y 5 MB más si sus páginas son imágenes). La escritura a mano no se lee.",
    },
    progress: "Leyendo: {{percent}} %",
    found_one: "{{count}} línea leída. Compárela con la receta.",
    found_other: "{{count}} líneas leídas. Compare cada una con la receta y añada las que faltan.",
    nothing: {
      photo:
        "No se ha reconocido ningún medicamento. Escriba las líneas o pruebe con una foto más nítida.",
      document:
        "No se ha reconocido ningún medicamento en este PDF. Escriba las líneas o haga una foto de la receta.",
    },
    unread_one: "{{count}} página no se ha leído: escriba sus líneas.",
    unread_other: "{{count}} páginas no se han leído: escriba sus líneas.",
    limit: {
      left: "Páginas que su cuenta aún puede leer este mes: {{left, number}} de {{most, number}}.",
      refused_one:
        "No se ha leído nada más: la persona que gestiona Trousse limita su cuenta a {{count, number}} página al mes. Páginas leídas este mes: {{used, number}}; páginas por leer aquí: {{asked, number}}. La lectura se reanuda el {{date}}. Lo que ha escrito sigue aquí: escriba las líneas.",
      refused_other:
        "No se ha leído nada más: la persona que gestiona Trousse limita su cuenta a {{count, number}} páginas al mes. Páginas leídas este mes: {{used, number}}; páginas por leer aquí: {{asked, number}}. La lectura se reanuda el {{date}}. Lo que ha escrito sigue aquí: escriba las líneas.",
      uncounted:
        "No se ha leído nada más: su cuenta tiene un número limitado de páginas y estas no se han podido contar. Puede escribir las líneas. {{failure}}",
    },
    problem: {
      failed: "No se han podido leer las líneas en este dispositivo. Escríbalas.",
      locked:
        "Este PDF está protegido con una contraseña y no se ha podido leer. Escriba las líneas o haga una foto de la receta.",
      damaged:
        "Este PDF está dañado y no se ha podido leer. Escriba las líneas o haga una foto de la receta.",
      "too-heavy":
        "Este PDF es demasiado pesado para leerlo en este dispositivo. Escriba las líneas o haga una foto de la receta.",
      "picture-only":
        "Este PDF contiene solo una imagen, que este navegador no sabe leer. Haga una foto de la receta o escriba las líneas.",
    },
  },
  form: {
    addTitle: "Añadir una receta",
    editTitle: "Modificar la receta",
    choose: "Añadir una foto o un PDF",
    chooseHint:
      "Cuatro archivos como máximo. Las fotos se reducen aquí, y nada de la cámara queda en ellas.",
    chosen: "Archivo {{number}}",
    chosenDocument: "Archivo {{number}} (PDF)",
    unchoose: "Quitar",
    unchooseOf: "Quitar el archivo {{number}}",
    wrongKind: "Este archivo no es ni una foto ni un PDF.",
    tooLarge: "Este PDF supera los 5 MB.",
    unreadable: "No se ha podido leer esta foto. Pruebe con una foto en JPEG.",
    full: "Cuatro archivos como máximo por receta.",
    prescriber: "Quién la firma",
    prescriberHint: "Por ejemplo: Dra. Diallo.",
    issuedOn: "Hecha el",
    endsOn: "Válida hasta el",
    endsOnHint: "Tal como está escrito en la receta, con sus renovaciones.",
    lasts: "O durante un tiempo desde esa fecha",
    months_one: "{{count}} mes",
    months_other: "{{count}} meses",
    year: "1 año",
    isRenewed: "Recordar que hay que renovarla",
    isRenewedHint:
      "Antes del fin indicado aparece una alerta y se envía un mensaje por los medios elegidos para los recordatorios. Desmárquelo si no hay que renovarla.",
    renewalDays: "Cuántos días antes del fin",
    lines: "Líneas de la receta",
    linesHint:
      "Una línea por medicamento, por ejemplo: Amoxicilina 500 mg cápsulas, 1 cápsula cada 8 horas durante 7 días.",
    line: "Línea {{number}}",
    addLine: "Añadir una línea",
    removeLine: "Quitar",
    removeLineOf: "Quitar la línea {{number}}",
    read: "Leída por este dispositivo",
    confirm: "He comparado la línea {{number}} con la receta",
    saved: "Receta guardada.",
    failed: "No se ha podido guardar la receta.",
    wrong: {
      "too-long": "Este texto es demasiado largo.",
      "not-a-day": "Esta fecha no existe.",
      "before-start": "El fin es anterior a la fecha de la receta.",
      "not-a-number-of-days": "Indique un número de días de 1 a 90.",
      unconfirmed: "Compare esta línea con la receta o quítela.",
      "too-many": "Treinta líneas como máximo.",
    },
  },
};
