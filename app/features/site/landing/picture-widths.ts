/** The widths at which one picture stands for another: below `md` the product, above it what the owner chose. */
export const ON_PHONES = "(max-width: 47.99rem)";
export const ON_TABLETS = "(min-width: 48rem) and (max-width: 63.99rem)";
export const ON_WIDE_SCREENS = "(min-width: 64rem)";

/** For a picture that is hidden at this width: nothing is asked for. */
export const NO_PICTURE =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
