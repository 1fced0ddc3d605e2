/** One row of the table: our figure, that of the simplest implementation, and the target for both. */
export interface Figure {
  readonly part: string;
  readonly what: string;
  readonly unit: "ms" | "s" | "MB" | "KB" | "per s" | "of 100" | "";
  /** Medians of this run, in `unit`. */
  readonly ours: number;
  /** Nothing where the figure has no floor. */
  readonly floor?: number;
  readonly target?: Target;
}

/** `ratio` is ours divided by the floor; `value` is ours, in the unit of the figure. */
export interface Target {
  readonly of: "ratio" | "value";
  readonly is: "at most" | "at least";
  readonly than: number;
}

export function ratioOf({ ours, floor }: Figure): number | undefined {
  return floor ? ours / floor : undefined;
}
