/** Last good days of boxes, which the rule in TypeScript and the one in SQL both answer. */
export const OPENED_BOXES = [
  { expiresOn: "2027-05-31", openedOn: null, inUseDays: null, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: null, inUseDays: 28, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: "2026-11-01", inUseDays: null, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-29" },
  { expiresOn: "2026-11-15", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-15" },
  { expiresOn: "2026-11-29", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-29" },
  { expiresOn: "2027-05-31", openedOn: "2026-10-20", inUseDays: 7, until: "2026-10-27" },
  { expiresOn: "2027-05-31", openedOn: "2027-02-27", inUseDays: 2, until: "2027-03-01" },
  { expiresOn: "2028-05-31", openedOn: "2028-02-27", inUseDays: 2, until: "2028-02-29" },
  { expiresOn: "2200-12-31", openedOn: "2200-12-31", inUseDays: 3650, until: "2200-12-31" },
] as const;
