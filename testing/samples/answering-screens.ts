/**
 * Every screen that says what the rules find out about a box and one person, with the components that say it. A
 * component that calls such a rule and stands in no row fails `app/client/guidance/answering-screens.test.ts`; a row
 * without a case does not compile in `app/routes/member/answering-screens.test.tsx`, which draws each at both levels.
 */
export const ANSWERING_SCREENS = {
  /** Dashboard, symptom guide and illness log, online and from kept data; at night the same sheet. */
  "answer about a symptom": [
    "app/features/symptoms/analysis/analysis-dialog.tsx",
    "app/features/symptoms/analysis/refusals.tsx",
    "app/features/symptoms/offers/box-facts.tsx",
  ],
  /** The question of a visitor and the example of a home, which keep their facts in the page. */
  "answer from facts of the page": ["app/features/symptoms/local/local-answer.tsx"],
  /** Everywhere a dose is recorded. */
  "form of a dose": [
    "app/features/intakes/log/log-intake-form.tsx",
    "app/features/intakes/log/interaction-warnings.tsx",
    "app/features/intakes/log/recent-doses.tsx",
  ],
  /** Below each box of an answer, and in the illness log. */
  "doses of a substance": [
    "app/features/intakes/log/box-doses.tsx",
    "app/features/intakes/recent-substances.tsx",
    "app/features/intakes/log/substance-last-dose.tsx",
  ],
  "dose that is due": ["app/features/reminders/today/dose-interactions.tsx"],
  /** Inventory, search and the details that both open. */
  "details of a box": [
    "app/features/inventory/box-interactions.tsx",
    "app/features/inventory/standing-badge.tsx",
  ],
  /** The home screen of one person. */
  "boxes to give": [
    "app/routes/member/home/give-card.tsx",
    "app/features/intakes/next-dose-note.tsx",
  ],
  "box being added": ["app/features/inventory/box-interactions.tsx"],
  "sheet for the fridge": ["app/routes/member/fridge/fridge-child.tsx"],
  "form of a care sheet": ["app/routes/member/helper-pages/person-boxes.tsx"],
  "ready for a night": [
    "app/routes/member/readiness/readiness-list.tsx",
    "app/routes/member/home/readiness-question.tsx",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AnsweringScreen = keyof typeof ANSWERING_SCREENS;

/** Where a box or a dose is shown and no rule about the person is asked, at either level. */
export const SILENT_SCREENS = [
  /** Messages on a lock screen and the answers to them. */
  "app/service-worker/worker.ts",
  /** In front of the app lock: the emergency card. */
  "app/routes/member/lock.tsx",
  "app/routes/site/card.tsx",
  /** Doses that somebody else planned. */
  "app/routes/member/simple/simple-screen.tsx",
  /** What the owner of the page stated, which the database holds a helper to. */
  "app/routes/site/helper.tsx",
  /** Medicines at the pharmacy, which are about nobody. */
  "app/routes/member/search/national-list-search.tsx",
  "app/routes/member/search/generic-groups.tsx",
  "app/features/pharmacies/order-dialog.tsx",
  /** Papers of what was recorded. */
  "app/routes/member/report.tsx",
  "app/routes/member/travel.tsx",
] as const;
