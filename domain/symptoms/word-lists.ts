/** Words that several phrases speak of. */
export const WORD_LISTS = {
  child:
    "bebes?|nourrissons?|enfants?|fils|fille|fillette|garcon|baby|babies|infants?|child|children|toddlers?|kids?|daughter|newborn|nino|nina|hijo|hija|lactante|bebita|bebito",
  kid: "nino|nina|hijo|hija|lactante|bebita|bebito",
  fever: "fievre|fievreux|fievreuse|febrile|fever|feverish|fiebre|febril",
  pregnant: "enceinte|grossesse|pregnant|pregnancy|embarazo|embarazada",
  diabetic: "diabete|diabetique|diabetes|diabetic|diabetico|diabetica",
  sudden:
    "soudain*|subit*|brutal*|brusque*|sudden*|repentin*|subito|subita|subitamente|bruscamente|brusco|coup|repente|golpe",
  strong:
    "fort*|fuerte*|violent*|intens*|insupportable*|insoportable*|atroce*|aigu*|agud*|sever*|terrible*|strong*|unbearable|excruciating|bad|extreme*",
  faint:
    "malaise|vomi*|evanoui*|perte connaissance|perdu connaissance|somnol*|faint*|collaps*|passed|unconscious|drowsy|throwing|threw|desmay*|vomit*|inconsciente",
  swallowed:
    "avale*|ingere*|bu|mange*|swallow*|drank|drunk|ate|eaten|ingest*|trag*|ingerid*|ingirio|bebio|bebido|comio|comido",
} as const;

/** A fever, and no cold sore, hay fever or yellow fever. */
export const FEVER = "!bouton|boutons|hay|scarlet|yellow @fever ~blister*|jaune";
