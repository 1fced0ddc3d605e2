/** Why the server will not take an answer; `offline` where it was not reached for as long as its token is good. */
export type AnswerProblem =
  | "conflict"
  | "consent-revoked"
  | "not-found"
  | "offline"
  /** A dose was recorded just before: its person says on a page whether it is the same one. */
  | "recorded-before"
  | "unexpected";

/** The report on a message: that it was shown, or which action was pressed. The worker keeps it until the server has it. */
export interface ReminderAnswer {
  readonly token: string;
  readonly action: string;
  /** When, in ISO 8601: it may be sent much later. */
  readonly at: string;
  /** The account that the message was for; empty from a message of a former version. */
  readonly account: string;
  /** The planned doses that it answers, by their ids; none where the message named none. */
  readonly doses: readonly string[];
  /** Refused, or too old for its token: it waits for its person then, and the worker does not send it. */
  readonly problem?: AnswerProblem;
}

/** In the browser's cache storage, which a page and a worker both open: the paths name a token and an action. */
export const WAITING_ANSWERS = "waiting-answers";

/** The web lock under which an answer is sent or taken over: what is on its way is not sent by the page as well. */
export const SENDING_ANSWERS = "trousse-answers";
