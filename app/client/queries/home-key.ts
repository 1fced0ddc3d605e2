/** The query key of the first screen. Whatever changes doses, boxes, alerts or profiles invalidates it. */
export const HOME_KEY = ["home"] as const;
