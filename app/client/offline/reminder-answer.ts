/** The report on a message: that it was shown, or which action was pressed. The worker keeps it until the server has it. */
export interface ReminderAnswer {
  readonly token: string;
  readonly deed: string;
  /** When, in ISO 8601: it may be sent much later. */
  readonly at: string;
  /** The account that the message was for; empty from a message of a former version. */
  readonly account: string;
  /** The planned doses that it answers, by their ids; none where the message named none. */
  readonly doses: readonly string[];
}

/** In the browser's cache storage, which a page and a worker both open: the paths name a token and an action. */
export const WAITING_ANSWERS = "waiting-answers";
