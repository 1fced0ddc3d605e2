/** Why milligrams are not told. The database holds the same list. */
export const UNKNOWN_REASONS = [
  /** The file gives no strength. */
  "not-stated",
  /** A homeopathic dilution or a mother tincture. */
  "homeopathic",
  /** International units, whose weight differs from substance to substance. */
  "international-units",
  /** Units of activity, of antigen, moles, parts per million, cells, viruses. */
  "other-units",
  "radioactivity",
  /** As much as fills up to a volume, a weight or a pressure. */
  "as-needed",
  /** Millilitres of a liquid. */
  "volume",
  /** From, to, at least. */
  "range",
  /** A percentage of nothing that is named. */
  "percentage",
  /** The weight of an extract, a solution or a part, as the words behind it say. */
  "described",
  /** No number and unit that are known. */
  "unreadable-strength",
  /** What holds the strength is not named, or may be two things. */
  "unreadable-reference",
  /** A patch, an implant or a ring: it releases a part of what it contains. */
  "released-over-time",
  /** Salt and active part are both weighed, and the name of the medicine has neither weight. */
  "salt-or-base",
  /** The tablets of one box differ. */
  "differs-between-units",
  /** The name of the medicine and its composition, or two lines of it, exclude each other. */
  "contradictory",
] as const;

export type UnknownReason = (typeof UNKNOWN_REASONS)[number];
