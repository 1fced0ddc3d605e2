import type { Language } from "../../../domain/locale/locales.ts";

interface ReportWords {
  readonly subject: (from: string, to: string) => string;
  readonly hello: string;
  readonly doses: string;
  readonly noDoses: string;
  readonly boxes: string;
  readonly colon: string;
  readonly you: string;
  readonly nameless: string;
  readonly planned: (count: number) => string;
  readonly taken: (count: number) => string;
  readonly skipped: (count: number) => string;
  readonly missed: (count: number) => string;
  readonly stock: Readonly<Record<"low" | "out", string>>;
  readonly expiry: Readonly<Record<"expired" | "soon", (date: string) => string>>;
  readonly counted: (count: number) => string;
  /** For boxes whose date or quantity cannot be read. */
  readonly unreadable: (count: number) => string;
  readonly button: string;
  readonly note: string;
  readonly why: string;
  readonly unsubscribe: string;
}

export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  fr: {
    subject: (from, to) => `Votre semaine, du ${from} au ${to}`,
    hello: "Bonjour,",
    doses: "Les prises de la semaine :",
    noDoses: "Aucune prise n’était prévue cette semaine.",
    boxes: "À regarder dans l’armoire à pharmacie :",
    colon: " :",
    you: "Vous",
    nameless: "Profil sans nom",
    planned: (count) => (count > 1 ? `${count} prises prévues` : `${count} prise prévue`),
    taken: (count) => (count > 1 ? `${count} confirmées` : `${count} confirmée`),
    skipped: (count) => (count > 1 ? `${count} passées` : `${count} passée`),
    missed: (count) => `${count} sans réponse`,
    stock: { low: "stock faible", out: "épuisé" },
    expiry: {
      expired: (date) => `expiré depuis le ${date}`,
      soon: (date) => `à utiliser avant la fin du ${date}`,
    },
    counted: (count) => (count > 1 ? `${count} boîtes à vérifier` : `${count} boîte à vérifier`),
    unreadable: (count) =>
      count > 1
        ? `${count} boîtes illisibles, à corriger dans l’inventaire`
        : `${count} boîte illisible, à corriger dans l’inventaire`,
    button: "Ouvrir Trousse",
    note: "Une prise sans réponse n’est pas forcément une prise oubliée : elle n’a pas été notée.",
    why: "Vous recevez ce rapport chaque lundi parce qu’il est activé dans vos préférences.",
    unsubscribe: "Ne plus recevoir ce rapport",
  },
  en: {
    subject: (from, to) => `Your week, from ${from} to ${to}`,
    hello: "Hello,",
    doses: "The doses of the week:",
    noDoses: "No doses were planned this week.",
    boxes: "Worth a look in the medicine cabinet:",
    colon: ":",
    you: "You",
    nameless: "Profile without a name",
    planned: (count) => `${count} planned`,
    taken: (count) => `${count} confirmed`,
    skipped: (count) => `${count} skipped`,
    missed: (count) => `${count} without an answer`,
    stock: { low: "low stock", out: "out of stock" },
    expiry: {
      expired: (date) => `expired on ${date}`,
      soon: (date) => `good until the end of ${date}`,
    },
    counted: (count) => (count > 1 ? `${count} boxes to check` : `${count} box to check`),
    unreadable: (count) =>
      count > 1
        ? `${count} boxes that cannot be read: please correct them in the inventory`
        : `${count} box that cannot be read: please correct it in the inventory`,
    button: "Open Trousse",
    note: "A dose without an answer has not necessarily been forgotten: it has not been noted.",
    why: "You receive this report every Monday because it is on in your preferences.",
    unsubscribe: "Stop receiving this report",
  },
  es: {
    subject: (from, to) => `Su semana, del ${from} al ${to}`,
    hello: "Hola:",
    doses: "Las tomas de la semana:",
    noDoses: "No había ninguna toma prevista esta semana.",
    boxes: "Para revisar en el botiquín:",
    colon: ":",
    you: "Usted",
    nameless: "Perfil sin nombre",
    planned: (count) => (count === 1 ? "1 toma prevista" : `${count} tomas previstas`),
    taken: (count) => (count === 1 ? "1 confirmada" : `${count} confirmadas`),
    skipped: (count) => (count === 1 ? "1 omitida" : `${count} omitidas`),
    missed: (count) => `${count} sin respuesta`,
    stock: { low: "pocas existencias", out: "agotado" },
    expiry: {
      expired: (date) => `caducado desde el ${date}`,
      soon: (date) => `para usar antes de que acabe el ${date}`,
    },
    counted: (count) => (count === 1 ? "1 caja por revisar" : `${count} cajas por revisar`),
    unreadable: (count) =>
      count === 1
        ? "1 caja ilegible: corríjala en el inventario"
        : `${count} cajas ilegibles: corríjalas en el inventario`,
    button: "Abrir Trousse",
    note: "Una toma sin respuesta no es necesariamente una toma olvidada: no se ha anotado.",
    why: "Recibe este informe cada lunes porque está activado en sus preferencias.",
    unsubscribe: "Dejar de recibir este informe",
  },
};
