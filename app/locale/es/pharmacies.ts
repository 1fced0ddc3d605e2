import type { TranslationOf } from "../catalog.ts";
import type { pharmacies as french } from "../fr/pharmacies.ts";

export const pharmacies: TranslationOf<typeof french> = {
  title: "Farmacias recomendadas",
  lead: "Para: {{symptoms}}",
  guidance:
    "Esta página no sustituye el consejo de un farmacéutico o de un médico. En caso de urgencia, llame a emergencias.",
  where: "Dónde pedir",
  own: "Su farmacia predeterminada",
  partners: "Farmacias asociadas",
  delivery: "Entrega en 24-48 h",
  order: "Pedir",
  orderAt: "Pedir en {{name}}",
  newTab: "{{label}} (pestaña nueva)",
  favorite: {
    mark: "Favorita",
    markOf: "Favorita: {{name}}",
    added: "{{name}} se ha añadido a favoritos",
    removed: "{{name}} se ha quitado de favoritos",
    failed: "No se han podido actualizar las preferencias",
  },
  authorization: {
    checked: "Autorización comprobada el {{date}}",
    toCheck: "Autorización por comprobar",
    by: "Autoridad: {{authority}}",
    seenBy: "Autoridad: {{authority}}, vista el {{date}}",
  },
  register: {
    lookUp: "Antes de pedir, busque la dirección del sitio en la lista oficial.",
    open: "Abrir la lista oficial",
    openOf: "Abrir la lista oficial: {{name}}",
  },
  none: {
    title: "Aquí no hay farmacias asociadas",
    body: "Nuestras farmacias asociadas entregan en Francia. La lista oficial de su país dice qué sitios pueden vender medicamentos.",
  },
  ordering: {
    title: {
      order: "Pedir en línea",
      prescription: "Pedir en la farmacia, con la receta",
      ask: "Pedir en la farmacia",
    },
    instead: {
      prescription:
        "Este medicamento necesita receta: Trousse no propone pedirlo en línea. Pídalo en la farmacia, con la receta.",
      ask: "Trousse no sabe si este medicamento necesita receta y por eso no propone pedirlo en línea. Pídalo en la farmacia; lleve la receta si la tiene.",
    },
    stock_one: "Existencias actuales: {{quantity}} unidad",
    stock_other: "Existencias actuales: {{quantity}} unidades",
    fewLeft: "Pocas existencias",
  },
  information: {
    title: "Información importante",
    prescription: "Puede hacer falta una receta.",
    online: "En Francia solo se venden en línea medicamentos sin receta.",
    availability: "Compruebe la disponibilidad y los plazos de entrega.",
    doctor: "En caso de duda, consulte a un médico o a un farmacéutico.",
    prices: "Compare los precios: Trousse no muestra ninguno y no vende nada.",
    tip: "Consejo: elija una farmacia predeterminada en su perfil para encontrarla aquí la primera.",
  },
};
