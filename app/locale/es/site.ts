import type { TranslationOf } from "../catalog.ts";
import type { site as french } from "../fr/site.ts";

export const site: TranslationOf<typeof french> = {
  phoneHelp: "Preparar un teléfono",
  helper: {
    title: "Hoja de cuidado",
    opening: "Abriendo la hoja…",
    needsScript: "Para leer esta hoja y anotar una toma, active JavaScript.",
  },
  card: {
    title: "Ficha de emergencia",
    language: "Idioma de la página",
    opening: "Abriendo la ficha…",
    needsScript:
      "Para leer esta ficha, active JavaScript: está cifrada, y solo su navegador puede descifrarla.",
  },
  title: "Trousse - Su asistente médico digital",
  description: "El botiquín de toda la familia: lo que hay, lo que caduca y lo que se ha tomado.",
  locating: "Detectando su ubicación...",
  home: "Inicio de {{name}}",
  getStarted: "Comenzar",
  nav: "Páginas del sitio",
  signIn: "Iniciar sesión",
  language: "Idioma",
  languageChoice: {
    change: ", cambiar de idioma",
    smart: "Selección inteligente",
    title: "Selección de idioma",
    country: "País",
    choose: "Elija su idioma preferido para este país:",
    native: "Idioma principal",
    alternative: "Idioma alternativo",
    note: "Podrá cambiar esta preferencia más adelante cuando quiera",
  },
  hero: {
    title: "El botiquín de la familia, en su bolsillo",
    subtitle:
      "A las tres de la madrugada, la respuesta se ve en un momento, para cada persona que usted cuida.",
    stakes: {
      taken: "¿Ya le dieron su dosis?",
      good: "¿Todavía sirve?",
      emergency: "¿Es una urgencia?",
    },
    getStarted: "Comenzar gratis",
    signIn: "¿Ya tiene una cuenta? Inicie sesión",
    askFirst: "¿Algún síntoma? Preguntar sin cuenta",
    example: "Una familia de ejemplo, sin cuenta",
    tryFirst: "Anotar mis medicamentos, sin cuenta",
    terms:
      "Gratis y sin publicidad. Sus datos se quedan en este sitio, o en su casa si lo instala allí.",
  },
  landing: {
    screens: {
      title: "Lo que verá",
      taken: {
        body: "La última dosis, su hora y quién la dio, se haya anotado donde se haya anotado.",
        alt: "La pantalla de Hugo: Doliprane, 10 mL de jarabe, dado por Julien, con la fecha y la hora.",
      },
      good: {
        body: "Caducado, a punto de caducar o todavía válido, y lo que queda en cada caja.",
        alt: "El inventario: un jarabe caducado y otro que caduca pronto.",
      },
      emergency: {
        body: "Describa lo que ve: ante un signo de urgencia reconocido, lo primero es a quién llamar. Trousse puede pasar alguno por alto.",
        alt: "Ante unas convulsiones: el número al que llamar y qué hacer mientras tanto.",
      },
      note: "Imágenes de Trousse tal como es hoy, con una familia inventada y medicamentos que se venden en Francia.",
    },
    features: {
      title: "Lo que Trousse hace por usted",
      symptoms: {
        title: "Seguimiento de los síntomas",
        body: "Describa un síntoma: Trousse busca signos de urgencia y luego mira en su botiquín. Cada toma guarda su hora y una nota, para releerlas con el médico.",
      },
      stock: {
        title: "Gestión de las existencias",
        body: "Cada caja, lo que queda en ella y hasta cuándo sirve. Anotar una toma reduce la cantidad.",
      },
      reminders: {
        title: "Recordatorios personalizados",
        body: "Cada medicamento tiene sus horas. El inicio muestra lo que toca hoy; con la página cerrada, se lo recuerda una notificación o un correo.",
      },
    },
    value: {
      title: "Un botiquín en orden, la mente tranquila",
      description:
        "Lo que toma cada uno, lo que queda, lo que caduca: todo en un mismo lugar, a las tres de la madrugada o en el mostrador de la farmacia.",
    },
    testimonials: {
      title: "Lo que dicen de Trousse",
      rating_one: "{{count}} estrella de 5",
      rating_other: "{{count}} estrellas de 5",
    },
    faq: { title: "Sus preguntas", all: "Ver todas las preguntas" },
    articles: { title: "Últimos artículos", all: "Ver todos los artículos" },
    press: {
      title: "Prensa",
      subtitle: "¿Prepara un artículo sobre el botiquín de las familias?",
      contact: "Escribirnos",
    },
  },
  emergencyIn: "Urgencia vital ({{country}}):",
  notFound: {
    title: "Esta página no existe",
    body: "Puede que la dirección esté incompleta o que la página haya cambiado de sitio.",
    home: "Volver al inicio",
  },
  errorPage: {
    title: "Unexpected Application Error!",
    body: "Algo no ha funcionado por nuestra parte. Recargue la página; si vuelve a ocurrir, escríbanos.",
    busy: "Trousse responde primero a quienes ya están esperando. Recargue la página en unos segundos.",
    reload: "Recargar la página",
    contact: "Escribirnos",
  },
  footer: {
    legal: "Información legal",
    support: "Ayuda",
    about: "Acerca de",
    pages: {
      legal: "Aviso legal",
      terms: "Condiciones de uso",
      privacy: "Política de privacidad",
      sitemap: "Mapa del sitio",
      contact: "Contacto",
      faq: "Preguntas frecuentes",
      about: "Quiénes somos",
      blog: "Blog",
    },
    guidance:
      "Trousse orienta y no hace diagnósticos. Lea el prospecto y consulte a un farmacéutico o a un médico.",
  },
};
