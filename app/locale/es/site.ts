import type { TranslationOf } from "../catalog.ts";
import type { site as french } from "../fr/site.ts";

export const site: TranslationOf<typeof french> = {
  title: "Trousse - Tu asistente médico digital",
  description: "El botiquín de toda la familia: lo que hay, lo que caduca y lo que se ha tomado.",
  locating: "Detectando su ubicación...",
  home: "Inicio de {{name}}",
  getStarted: "Comenzar",
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
    title: "Su botiquín, por fin claro",
    subtitle:
      "Vea de un vistazo lo que tiene, lo que está por caducar y lo que se ha tomado, para usted y para las personas que cuida.",
    getStarted: "Comenzar gratis",
    signIn: "¿Ya tiene una cuenta? Inicie sesión",
  },
  landing: {
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
