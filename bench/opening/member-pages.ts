/** Names that `fillCabinet` gives. */
const BOX = /(Doliprane|Spasfon|Gaviscon|Crème à l’arnica|Lévothyrox|Bisoprolol) \d{4}/;

/** The pages of a member by their paths, each with something that only its data or its own code shows. */
export const MEMBER_PAGES = {
  dashboard: BOX,
  inventory: BOX,
  activity: /Aucune activité trouvée/,
  alerts: BOX,
  illness: /Aucune température notée/,
  profile: /Le Gall/,
  "profile/manage": /Le Gall/,
  settings: /Langue et région/,
  "settings/data": /Heures de rappel/,
} as const;
