/**
 * A nose that lets no air through, in words that the list has for breathing: `can't breathe thru my nose`. Nobody means a
 * mouth that does not either.
 */
const NOT_THROUGH_NOSE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:can['’]?t|cannot|can not|couldn['’]?t|hard to|struggl\p{L}+ to|not able to|unable to)(?: (?:really|even|properly))? breathe?(?: (?:well|properly|at all))? (?:through|thru|threw|out of|from) (?:(?:my|his|her|the|its) )?(?:nose|nostrils?)(?! (?:or|and|nor)(?!\p{L}))(?!\p{L})/giu,
    "stuffy nose",
  ],
  [
    /(?<!\p{L})(?:(?:ne )?(?:peu[tx]|arrive|arrives|respire|respires)(?: plus| pas| mal)+(?: [àa])?(?: respirer)?(?: bien)?) (?:par|du) (?:(?:le|mon|son|la) )?(?:nez|narines?)(?! (?:ni|ou|et)(?!\p{L}))(?!\p{L})/giu,
    "nez bouché",
  ],
  [
    /(?<!\p{L})(?:no (?:puedo|puede|consigo|logro|consigue) respirar|(?:no|apenas|mal) respir[oa]|respir[oa] mal)(?: bien)? por (?:(?:la|mi|su) )?nariz(?! (?:ni|o|y)(?!\p{L}))(?!\p{L})/giu,
    "nariz tapada",
  ],
];

export const withBlockedNose = (text: string): string =>
  NOT_THROUGH_NOSE.reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), text);
