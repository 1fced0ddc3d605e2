/** Days after which a dose says nothing more about what its person takes: the longest of `LOOK_BACKS` in `treatments.ts`. */
export const LONGEST_LOOK_BACK_DAYS = 35;
