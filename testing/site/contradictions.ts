import { ABSENT_FEATURES, PRODUCT_FEATURES } from "./product-features.ts";

/** How a sentence says that something does not exist, or not now. */
const DENIAL =
  /pas encore|n’existe(?:nt)? pas|pour l’instant|pour le moment|bientôt (?:disponible|possible)|arrivera? bientôt|prochainement|prochaine version|rien ne sonne|n’envoie encore|ne vérifie (?:pas|ni)|not yet|\byet\b|do(?:es)? not exist|for now|coming soon|available soon|will soon be|future version|nothing rings|does not (?:check|send)|checks neither|todavía no|aún no|no existen?\b|por ahora|por el momento|próximamente|próxima versión|pronto (?:podrá|estará)|no suena nada|no comprueba|todavía (?:ni|nada)/i;

/** What a denial may be about without denying a feature: a list that is empty, a dose that is not sent, a page. */
const OF_SOMETHING_ELSE =
  /envoyée?|\bsent\b|envia(?:do|da)|\bpage\b|página|confirmée|confirmed|confirmada|article|artículo|question|pregunta|tiene cuenta|(?:^|· )(?:pas encore|not yet|todavía no)$|no debe hacer|invitation (?:n’existe|does not exist)|invitación no existe|must not happen|account yet|dose yet|pas accessibles|not available|no están disponibles|liste valable|pour les autres|the next person|para los demás/i;

/** A sentence about what does not exist has to say no. */
const NO =
  /\bnon\b|n’y a pas|n’est pas|n’existe|pas encore|\bno\b|does not exist|is not|not yet|todavía no|no se ofrece|ningún/i;

/** How a sentence plainly says that something is not done, without a word about later. */
const PLAIN_DENIAL =
  /\b(?:ne|n’)\s?(?:s’|se |vous |peut |peuvent |sait )*(?:affiche|apparaî|envoi|envoy|rappel|prévien|préven|partag|lit|lisent|scann|imprim|export|fonctionn|reconnaî|montr|synchronis|propos|gard|note|compt)\p{L}*[^,;:.]{0,20}? pas\b|impossible (?:de|d’)|\b(?:cannot|can’t|can not|does not|doesn’t|do not|don’t|are not|is not) (?:be )?(?:show|appear|send|sent|remind|notify|share|read|scan|print|export|work|recogni|sync|offer|keep|kept|log|count)|\bno (?:se |le |puede[n]? |es posible )*(?:muestr|mostr|aparec|enví|envi|recuerd|avis|compart|lee|leer|escane|imprim|export|funcion|reconoc|sincroniz|ofrec|guard|anot|cuent)/iu;

/** What Trousse is said to be joined with, which a list would have to name. */
const CONNECTION =
  /se (?:connecte|relie|synchronise)(?:nt)? (?:à|au|aux|avec)\s|compatibles? (?:avec|con|with)\s|\b(?:connects?|syncs?|pairs?) (?:to|with)\s|se (?:conectan?|sincronizan?) (?:a|al|con)\s/i;

/** In which ways a public sentence and the two lists of features contradict each other. */
export function contradictionsOf(text: string): string[] {
  const denies = DENIAL.test(text);
  const denied = denies ? PRODUCT_FEATURES.filter(({ words }) => words.test(text)) : [];
  const plainly = clausesOf(text).filter((clause) => PLAIN_DENIAL.test(clause));
  const plainlyDenied = PRODUCT_FEATURES.filter(
    ({ subject }) => subject && plainly.some((clause) => subject.test(clause)),
  );
  const absent = ABSENT_FEATURES.filter(({ words }) => words.test(text));
  const isUnlistedConnection =
    CONNECTION.test(text) &&
    absent.length === 0 &&
    !PRODUCT_FEATURES.some(({ words }) => words.test(text));
  const isUnexplained =
    denies && denied.length === 0 && absent.length === 0 && !OF_SOMETHING_ELSE.test(text);
  const promised = NO.test(text) || text.endsWith("?") ? [] : absent;
  return [
    ...new Set([...denied, ...plainlyDenied].map(({ name }) => `denies ${name}`)),
    ...(isUnlistedConnection ? ["promises a connection that no list names"] : []),
    ...(isUnexplained ? ["says not yet of what no list names"] : []),
    ...promised.map(({ name }) => `promises ${name}`),
  ];
}

/** A denial and what it denies stand in one clause. */
function clausesOf(text: string): string[] {
  return text.split(/[,;:.()]\s|\s[:;]/);
}
