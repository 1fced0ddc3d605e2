import { ABSENT_FEATURES, PRODUCT_FEATURES } from "./product-features.ts";

/** How a sentence says that something does not exist, or not now. */
const DENIAL =
  /pas encore|n’existe(?:nt)? pas|pour l’instant|pour le moment|bientôt (?:disponible|possible)|arrivera? bientôt|prochainement|prochaine version|rien ne sonne|n’envoie encore|ne vérifie (?:pas|ni)|not yet|\byet\b|do(?:es)? not exist|for now|coming soon|available soon|will soon be|future version|nothing rings|does not (?:check|send)|checks neither|todavía no|aún no|no existen?\b|por ahora|por el momento|próximamente|próxima versión|pronto (?:podrá|estará)|no suena nada|no comprueba|todavía (?:ni|nada)/i;

/** What a denial may be about without denying a feature: a list that is empty, a dose that is not sent, a page. */
const OF_SOMETHING_ELSE =
  /envoyée?|\bsent\b|envia(?:do|da)|\bpage\b|página|confirmée|confirmed|confirmada|article|artículo|question|pregunta|tiene cuenta|(?:^|· )(?:pas encore|not yet|todavía no)$|no debe hacer|invitation (?:n’existe|does not exist)|invitación no existe|must not happen|account yet|dose yet|ne vérifie pas le reste|liste valable|pour les autres|the next person|para los demás/i;

/** A sentence about what does not exist has to say no. */
const NO = /\bnon\b|n’y a pas|n’existe|pas encore|\bno\b|does not exist|not yet|todavía no|ningún/i;

/** In which ways a public sentence and the two lists of features contradict each other. */
export function contradictionsOf(text: string): string[] {
  const denies = DENIAL.test(text);
  const denied = denies ? PRODUCT_FEATURES.filter(({ words }) => words.test(text)) : [];
  const absent = ABSENT_FEATURES.filter(({ words }) => words.test(text));
  const isUnexplained =
    denies && denied.length === 0 && absent.length === 0 && !OF_SOMETHING_ELSE.test(text);
  const promised = NO.test(text) || text.endsWith("?") ? [] : absent;
  return [
    ...denied.map(({ name }) => `denies ${name}`),
    ...(isUnexplained ? ["says not yet of what no list names"] : []),
    ...promised.map(({ name }) => `promises ${name}`),
  ];
}
