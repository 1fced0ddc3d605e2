import type { TranslationOf } from "../catalog.ts";
import type { search as french } from "../fr/search.ts";

export const search: TranslationOf<typeof french> = {
  title: "Buscar en todo",
  field: "Qué busca",
  hint: "Un medicamento, un principio activo, un número de lote, una persona o un artículo.",
  waiting: "Buscando…",
  noBoxes: "No se han podido leer las cajas.",
  noSubstances:
    "Sin conexión, algunos principios activos no se conocen: busque también por el nombre.",
  noArticles: "No se han podido leer los artículos.",
  none: "Ningún resultado para «{{words}}»",
  found_one: "{{count, number}} resultado",
  found_other: "{{count, number}} resultados",
  boxes: "Cajas",
  people: "Personas",
  articles: "Artículos",
  all: "Mostrar todo ({{count, number}})",
  ownedBy: "Caja de {{name}}",
  lot: "Lote {{lot}}",
  notOpened: "No se ha podido abrir esta caja. Compruebe la conexión y vuelva a intentarlo.",
  list: {
    ask: "Buscar «{{words}}» en la lista de medicamentos",
    title: "En la lista de medicamentos",
    found_one: "{{count, number}} medicamento para «{{words}}»",
    found_other: "{{count, number}} medicamentos para «{{words}}»",
    failed: "No se ha podido leer la lista de medicamentos.",
    again: "Volver a intentarlo",
    same: "Ya en casa",
    partly: "En casa, con otra sustancia",
    nothing: "No se sabe de ninguna caja de su casa que contenga esta sustancia.",
    noSubstance: "La lista no indica la sustancia",
    names: "Nombres en la lista",
    prescription: "Con receta",
    withdrawn: "Ya no está en la lista",
    others: "Buscar otros nombres de {{molecule}}",
    uncompared_one:
      "{{count, number}} caja de su casa no se ha comparado: no se conoce su sustancia.",
    uncompared_other:
      "{{count, number}} cajas de su casa no se han comparado: no se conoce su sustancia.",
  },
  shortcuts: {
    title: "Atajos de teclado",
    body: "Funcionan en todas las páginas, salvo mientras escribe o cuando hay una ventana abierta.",
    record: "Anotar una toma",
    search: "Buscar en todo",
    list: "Mostrar esta lista",
    turnOff: "Desactivarlos en los ajustes",
    switch: "Usar los atajos en este dispositivo",
    on: "Activados",
    off: "Desactivados",
  },
};
