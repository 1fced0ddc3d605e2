/** What a family asks of its medicine cabinet in the night. */
export const STAKES = ["taken", "good", "emergency"] as const;

export type Stake = (typeof STAKES)[number];
