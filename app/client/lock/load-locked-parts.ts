/** What a lock that is on needs, in one file that few devices download. */
export const lockedParts = () => import("./locked-parts.ts");
