import type { TranslationOf } from "../catalog.ts";
import type { admin as french } from "../fr/admin.ts";

export const admin: TranslationOf<typeof french> = {
  title: "Administración",
  lead: "Lo que ven y encuentran todas las personas que usan este sitio.",
  groups: {
    site: "El sitio",
    blog: "El blog",
    data: "Datos de referencia",
    people: "Personas y seguimiento",
  },
  navigation: { label: "Páginas de administración", others: "Otras páginas" },
  reserved: {
    title: "Acceso reservado a los administradores",
    body: "Su cuenta no tiene el rol de administrador. Una persona que lo tenga puede dárselo.",
    back: "Volver al inicio",
  },
  claim: {
    title: "Nadie administra todavía este sitio",
    body: "Al arrancar, el servidor muestra un código. Escríbalo aquí para convertirse en administrador: solo sirve una vez.",
    code: "Código que muestra el servidor",
    missing: "Escriba el código",
    submit: "Convertirse en administrador",
    wrong: "Este no es el código que muestra el servidor. Compruebe cada carácter.",
    closed: "Este código ya se ha usado, o alguien administra ya este sitio.",
    "too-many": "Demasiados intentos. Vuelva a intentarlo en 15 minutos.",
  },
  roleLost: {
    title: "Ya no tiene el rol de administrador",
    body: "Se retiró a su cuenta mientras esta página estaba abierta. Es posible que lo último que hizo no haya cambiado nada. Si es un error, una persona que tenga ese rol puede devolvérselo.",
  },
  flags: {
    title: "Funciones",
    card: "Activar partes del producto, para todo el mundo o para algunos, y ver quién cambió qué.",
  },
  settings: {
    title: "Ajustes del sitio",
    card: "El nombre, los textos, el color y las imágenes que el sitio muestra.",
  },
  references: {
    title: "Datos de referencia",
    card: "Medicamentos, síntomas, productos naturales y farmacias.",
    lead: "Cada línea lleva su fuente. Lo que usted cambia aquí sirve enseguida a todas las personas que usan este sitio.",
  },
  content: {
    title: "Contenido del sitio",
    card: "Página de inicio, preguntas frecuentes, testimonios, prensa e imágenes.",
    lead: "Lo que leen los visitantes, además de los artículos y los ajustes. Un cambio se ve en la visita siguiente.",
  },
  blog: {
    title: "Artículos del blog",
    card: "Escribir, programar, publicar y retirar artículos.",
    lead: "Todos los artículos, del más reciente al más antiguo: publicados, programados y borradores.",
  },
  newArticle: {
    title: "Nuevo artículo",
    card: "Empezar un artículo, primero en francés y después en otros dos idiomas.",
  },
  illustrations: {
    title: "Generador de imágenes",
    card: "Dar una imagen a los artículos que no la tienen, uno a uno o todos seguidos.",
    lead: "Cada imagen se hace a partir del título del artículo y se guarda con él.",
  },
  users: {
    title: "Usuarios",
    card: "Encontrar una cuenta, dar o retirar un rol.",
    lead: "Dirección, nombre, fechas y roles de cada cuenta. Los botiquines son de quienes los llevan: aquí no se muestra nada de ellos.",
  },
  messages: {
    title: "Mensajes",
    card: "Lo que los visitantes escriben por la página de contacto.",
    lead: "Cada mensaje está aquí hasta que usted lo elimine. La respuesta sale de su propio programa de correo.",
    unread_one: "{{count}} mensaje sin leer",
    unread_other: "{{count}} mensajes sin leer",
  },
  log: {
    title: "Registro",
    card: "Quién cambió qué con el rol de administrador, y cuándo.",
    lead: "Este registro se escribe solo y nadie puede modificarlo. Los mensajes no se copian en él.",
  },
  health: {
    title: "Estado de la instalación",
    card: "Copias de seguridad, correo, notificaciones, disco y versiones: qué está bien y qué hacer si no.",
    lead: "Lo que la máquina hace por usted en este momento. Cada punto dice si está bien y qué hacer si no.",
  },
  machine: {
    update:
      "La versión {{version}} de Trousse está disponible. «Estado de la instalación» dice qué hacer.",
    full: "El disco del servidor está casi lleno ({{size}} libres): ya nadie puede guardar nada. Libere espacio y todo seguirá por sí solo.",
    unreached_one:
      "En las últimas 24 horas, el recordatorio de una toma no llegó por ningún medio: ni notificación ni correo. El registro del servidor dice por qué.",
    unreached_other:
      "En las últimas 24 horas, los recordatorios de {{count}} tomas no llegaron por ningún medio: ni notificación ni correo. El registro del servidor dice por qué.",
    backupsFail:
      "Las copias de seguridad no han salido como estaba previsto. El registro del servidor dice por qué.",
  },
  overview: {
    title: "De un vistazo",
    loadFailed: "Error: {{message}}",
    users: "Usuarios",
    confirmed_one: "{{count}} confirmado",
    confirmed_other: "{{count}} confirmados",
    thisWeek_one: "{{count}} nuevo esta semana",
    thisWeek_other: "{{count}} nuevos esta semana",
    articles: "Artículos",
    published_one: "{{count}} publicado",
    published_other: "{{count}} publicados",
    drafts_one: "{{count}} sin publicar",
    drafts_other: "{{count}} sin publicar",
    features: "Funciones",
    featuresOn_one: "activada de {{count}}",
    featuresOn_other: "activadas de {{count}}",
    system: "Sistema",
    schema: "Esquema {{version}}",
    backup: "Última copia de seguridad: {{date}}",
    size: "{{size}} MB de datos",
    mails_one: "{{count}} correo en espera",
    mails_other: "{{count}} correos en espera",
    notifications_one: "{{count}} notificación en espera",
    notifications_other: "{{count}} notificaciones en espera",
  },
  recalls: {
    title: "Retiradas de lotes",
    card: "Publicar un aviso de retirada y avisar a los hogares que tienen el medicamento.",
    lead: "Un aviso publicado aquí se compara con el lote de cada caja. Los hogares afectados lo ven en sus alertas, y una caja retirada ya no se propone.",
    paste: {
      title: "Nuevo aviso de retirada",
      notice: "Texto del aviso",
      hint: "Copie todo el aviso de la agencia, con sus productos y sus lotes: se propondrán, y no se publica nada antes de que usted lo confirme.",
      read: "Leer el aviso",
    },
    confirm: {
      title: "Lo que se ha leído en el aviso",
      lead: "Compare cada producto y cada lote con el aviso y después publíquelo.",
      noProduct: "No se ha reconocido ningún producto de la lista. Búsquelo abajo.",
    },
    fields: {
      title: "Título",
      publishedOn: "Fecha del aviso",
      url: "Dirección del aviso",
      urlHint: "Empieza por https://.",
      products: "Productos retirados",
      lots: "Lotes retirados",
      lotsHint: "Separados por comas, o uno por línea.",
      allLots: "Se retiran todos los lotes",
    },
    search: { label: "Añadir un producto", none: "No se ha encontrado ningún producto." },
    wrong: {
      title: "Indique un título.",
      publishedOn: "Indique la fecha del aviso.",
      url: "Indique la dirección del aviso, que empieza por https://.",
      products: "Elija al menos un producto.",
      lots: "Indique los lotes de cada producto elegido, o que se retiran todos.",
    },
    publish: "Publicar la retirada",
    back: "Volver al texto",
    published: "Retirada publicada",
    list: {
      title: "Retiradas publicadas",
      empty: "No se ha publicado ninguna retirada.",
      of: "Aviso del {{date}}",
      withdrawnOn: "Anulada el {{date}}: las cajas ya no se señalan.",
      everyLot: "{{name}}: todos los lotes",
      lots: "{{name}}: {{lots}}",
      page: "Ver el aviso",
      withdraw: "Anular esta retirada",
      withdrawOf: "Anular esta retirada: {{title}}",
      withdrawBody:
        "Los hogares ya no verán este aviso, y las cajas afectadas volverán a proponerse.",
    },
  },
  medicines: {
    title: "Medicamentos oficiales",
    card: "Importar la lista pública francesa y ver qué ha cambiado cada importación.",
    lead: "Los medicamentos que se proponen al escribir un nombre son los de una instalación nueva y los de las listas importadas. La lista francesa (BDPM) se importa aquí.",
    choose: {
      title: "Importar una edición",
      body: "Descargue los archivos de la página «Téléchargement» de la base de datos pública de medicamentos de Francia y elíjalos aquí: todos a la vez, en su carpeta o en un archivo .zip.",
      page: "Abrir la página de descarga",
      files: "Elegir los archivos",
      folder: "Elegir la carpeta",
      reading: "Leyendo los archivos…",
      unreadable: "No se han podido leer estos archivos. Elíjalos de nuevo.",
      none: "Ninguno de los archivos esperados está entre los que ha elegido.",
      others:
        "Las listas española (CIMA) y estadounidense (NDC) se importan con una orden: elija sus archivos para verla.",
    },
    byCommand: {
      title: "Estos archivos se importan con una orden",
      cima: "Son archivos de la lista española (CIMA). Esta página admite 40 MB como máximo, y esa lista tiene unos 130. No se ha enviado nada.",
      ndc: "Son archivos de la lista estadounidense (NDC Directory). Esta página solo importa la lista francesa. No se ha enviado nada.",
      folder:
        "En la máquina del servidor, ponga todos los archivos de la lista, descomprimidos, en una misma carpeta.",
      stop: "Si Trousse usa su base de datos integrada (sin DATABASE_URL), deténgalo mientras dure la importación.",
      run: "En la carpeta de Trousse, ejecute la orden, con su carpeta en lugar de FOLDER:",
    },
    files: {
      title: "Archivos elegidos",
      needed: "imprescindible",
      here: "presente",
      missing: "ausente",
      rows_one: "{{count}} línea",
      rows_other: "{{count}} líneas",
    },
    edition: {
      title: "Lo que aportará la importación",
      medicines_one: "{{count}} medicamento",
      medicines_other: "{{count}} medicamentos",
      leftOut_one: "{{count}} línea no nombra ningún medicamento y se dejará fuera.",
      leftOut_other: "{{count}} líneas no nombran ningún medicamento y se dejarán fuera.",
      date: "Fecha de la edición",
      dateHint:
        "La página de descarga la indica. En su defecto, es el día más reciente que nombran los archivos.",
      dateWrong: "Indique la fecha de la edición",
      before: "Última edición importada: {{date}}.",
      first: "Todavía no se ha importado ninguna edición.",
      go: "Importar",
      goAnyway: "Importar de todos modos",
    },
    refused: {
      missing: "Falta el archivo {{file}}: descárguelo y elíjalo junto con los demás.",
      truncated: "{{file}} se interrumpe a la mitad: descárguelo de nuevo.",
      empty: "El archivo {{file}} está vacío: descárguelo de nuevo.",
      "web-page":
        "{{file}} es una página del sitio, no el archivo: descárguelo de nuevo desde la página «Téléchargement».",
      "other-file":
        "{{file}} no contiene lo que contenía en 2017 y en 2026: compruebe que es el archivo correcto.",
      "known-file":
        "{{file}} contiene las líneas de {{other}}: descárguelo de nuevo y deje a cada archivo su nombre.",
      shrunken:
        "{{file}} tiene {{rows}} líneas y la última edición tenía {{before}}: descárguelo de nuevo, o importe de todos modos si es correcto.",
      older:
        "El día más reciente de estos archivos es el {{date}} y ya se importó una edición del {{before}}: indique su fecha, o importe de todos modos para volver atrás.",
      "of-two-editions":
        "{{packs}} nombra {{strangers}} medicamentos que {{medicines}} no conoce: descargue los dos de nuevo, o importe de todos modos si son correctos.",
      prescriptions:
        "En {{changed}} de {{of}} medicamentos cambiaría lo que se dice de la receta: descargue {{file}} de nuevo, o importe de todos modos si es correcto.",
      busy: "Hay otra importación en curso: espere a que termine.",
      undated: "Nada en estos archivos dice su día: indique la fecha de la edición.",
      nothingChanged: "No se ha importado nada y nada ha cambiado.",
    },
    run: {
      title: "Importación en curso",
      sending: "Enviando y leyendo los archivos…",
      progress: "{{done}} de {{total}} medicamentos",
      leave: "Puede salir de esta página: la importación continúa y la encontrará aquí.",
      connectionLost:
        "Se ha perdido la conexión. La importación ha podido continuar: esto es lo que dice el servidor.",
    },
    done: {
      feed_one: "{{file}} del {{date}}: {{rows}} línea, {{added}} nueva, {{removed}} eliminada.",
      feed_other:
        "{{file}} del {{date}}: {{rows}} líneas, {{added}} nuevas, {{removed}} eliminadas.",
      title: "La edición del {{date}} está importada.",
      last: "Última importación desde que arrancó el servidor",
      failed: "La importación ha fallado y no ha cambiado nada. El registro del servidor dice más.",
      another: "Importar otra edición",
    },
    outcome: {
      added: "Nuevos",
      changed: "Modificados",
      returned: "de ellos, han vuelto",
      withdrawn: "Retirados",
      unchanged: "Sin cambios",
      total: "Medicamentos",
    },
    history: {
      title: "Importaciones anteriores",
      empty: "Todavía no ha habido ninguna importación.",
      edition: "Edición",
      importedAt: "Importada el",
      source: "Fuente",
      notKept: "no se conservó",
    },
    elsewhere: {
      title: "Esta importación se hace con una orden",
      body: "Este sitio funciona en Supabase, donde una página no puede hacer un trabajo tan largo. Desde un equipo con el código de Trousse y la dirección de la base de datos:",
      bdpm: "Lista francesa (BDPM)",
      cima: "Lista española (CIMA)",
      ndc: "Lista estadounidense (NDC Directory)",
    },
  },
};
