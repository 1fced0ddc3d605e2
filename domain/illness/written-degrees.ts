const SIGN_BETWEEN = /(?<!\d)(3\d|4[0-5]|9\d|1[01]\d) ?[°º] ?(\d)(?!\d)/gu;

/** A text in which the tenth stands behind a mark: `39°5` is 39.5 degrees. */
export const withDecimalMark = (text: string): string => text.replaceAll(SIGN_BETWEEN, "$1.$2°");
