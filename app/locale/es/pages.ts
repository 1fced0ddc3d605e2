import type { TranslationOf } from "../catalog.ts";
import type { pages as french } from "../fr/pages.ts";

export const pages: TranslationOf<typeof french> = {
  home: "Inicio",
  breadcrumb: "Usted está aquí",
  contents: "En esta página",
  faq: {
    lead: "Lo que más nos preguntan. ¿No encuentra su pregunta?",
    contact: "Escríbanos",
    description:
      "Para qué sirve Trousse, quién ve sus datos, qué dicen las alertas: respuestas a las preguntas más frecuentes.",
    empty: "Todavía no hay preguntas",
  },
  legal: {
    description:
      "Quién publica este sitio, en qué dirección, quién lo aloja y cómo ponerse en contacto.",
    lead: "Quién responde de esta instalación de Trousse.",
    empty:
      "Quien gestiona esta instalación no ha rellenado el aviso legal. Puede pedírselo en la página de contacto.",
    publisher: "Editor",
    address: "Dirección",
    contact: "Contacto",
    host: "Alojamiento",
    missing: "Quien gestiona el sitio no lo ha indicado.",
    software:
      "Trousse es un programa que cualquiera puede instalar en su servidor: el editor de este sitio es la persona o la entidad que lo hace funcionar aquí.",
    write: "Escribir a quien gestiona el sitio",
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
