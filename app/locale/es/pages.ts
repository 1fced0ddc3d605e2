import type { TranslationOf } from "../catalog.ts";
import type { pages as french } from "../fr/pages.ts";

export const pages: TranslationOf<typeof french> = {
  home: "Inicio",
  breadcrumb: "Usted está aquí",
  faq: {
    lead: "Lo que más nos preguntan. ¿No encuentra su pregunta?",
    contact: "Escríbanos",
    description:
      "Para qué sirve Trousse, quién ve sus datos, qué dicen las alertas: respuestas a las preguntas más frecuentes.",
    empty: "Todavía no hay preguntas",
  },
  terms: {
    description:
      "Lo que puede esperar de Trousse y lo que Trousse espera de usted: cuenta, datos, límites y responsabilidad.",
  },
  privacy: {
    description:
      "Qué información de salud guarda Trousse, dónde, por qué y durante cuánto tiempo, y cómo ejercer sus derechos.",
  },
  about: {
    description:
      "Por qué existe Trousse, sus principios, de dónde viene su información y quién hace funcionar este sitio.",
  },
  sitemap: {
    lead: "Todas las páginas que se pueden leer sin cuenta.",
    description: "La lista de todas las páginas públicas de Trousse, artículos incluidos.",
    site: "El sitio",
    articles: "Los artículos",
    account: "Su cuenta",
    languages: "En otro idioma",
  },
};
