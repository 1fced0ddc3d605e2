import type { TranslationOf } from "../catalog.ts";
import type { blog as french } from "../fr/blog.ts";

export const blog: TranslationOf<typeof french> = {
  title: "Blog",
  lead: "Guardar, seguir y dar los medicamentos de la familia sin equivocarse: artículos breves, con sus fuentes.",
  search: "Buscar en los artículos",
  find: "Buscar",
  categories: "Categorías",
  allCategories: "Todas",
  shown_one: "{{count}} artículo",
  shown_other: "{{count}} artículos",
  hidden_one: "{{shown}}, {{count}} oculto",
  hidden_other: "{{shown}}, {{count}} ocultos",
  showAll: "Ver todos los artículos",
  none: "Ningún artículo coincide",
  noneHelp: "Pruebe otra palabra u otra categoría.",
  empty: "Todavía no hay artículos",
  readingTime: "{{minutes}} min de lectura",
  by: "Por {{author}}",
  unreviewed:
    "Escrito según las fuentes citadas al final. Ningún profesional de la salud lo ha revisado.",
  reviewed: "Revisado por {{by}} el {{date}}.",
  sources: {
    title: "Fuentes",
    dated: "{{publisher}}, {{date}}",
    read: "{{publisher}}, sin fecha, leído el {{date}}",
    datedAndRead: "{{publisher}}, {{date}}, leído el {{read}}",
  },
  numbers: {
    notice: "Este texto se escribió para otro país: algunos usos y nombres pueden ser distintos.",
    of: "Números a los que llamar ({{country}}):",
  },
  untranslated: "Este artículo todavía no existe en español. Aquí está en francés.",
  invitation:
    "Trousse reúne los medicamentos de su casa, sus fechas y cada dosis dada, con su hora.",
  related: "Para seguir leyendo",
  back: "Volver al blog",
  feed: "Canal RSS del blog",
  table: "Tabla",
};
