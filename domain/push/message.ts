/** What somebody answers to a reminder without opening the page. */
export const REMINDER_ACTIONS = ["take", "later", "skip"] as const;

export type ReminderAction = (typeof REMINDER_ACTIONS)[number];

/** Minutes after which 'later' tells again. */
export const SNOOZE_MINUTES = 15;

/** What the server sends to a device, in the language of its reader: a service worker has no texts of its own. */
export interface PushMessage {
  /** Of the notification: one that tells of the same dose takes the place of the one before. */
  readonly tag: string;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  /** Where a press leads, a path. */
  readonly open: string;
  /** Lets its holder say that this message was shown and what they did, and nothing else. */
  readonly token: string;
  readonly actions: readonly { readonly action: ReminderAction; readonly title: string }[];
  /** For an answer that waits for the line to come back, and for one that came too late. */
  readonly waiting: string;
  readonly refused: string;
  /** For 'taken' where a dose is recorded that may be the same one, and no page could be opened to ask. */
  readonly asked: string;
  /** The planned doses it tells of, by their ids, and what it says instead where this device has answered all of them. */
  readonly doses: readonly string[];
  readonly answered: string;
  /** Whom it is for, by the id of the account: others may use this device as well. */
  readonly account: string;
}

export function isReminderAction(text: string): text is ReminderAction {
  return (REMINDER_ACTIONS as readonly string[]).includes(text);
}

/**
 * A message as it came. A service worker lives on a device for months: what it does not know it leaves out, and what
 * it does not find it does without, as long as there is a title to show.
 */
export function readPushMessage(text: string): PushMessage | undefined {
  const given = parse(text);
  const word = (name: string) => {
    const value = given.get(name);
    return typeof value === "string" ? value : "";
  };
  if (!word("title")) return undefined;
  const actions = given.get("actions");
  const doses = given.get("doses");
  return {
    tag: word("tag"),
    lang: word("lang"),
    title: word("title"),
    body: word("body"),
    // A path of this site, never another one.
    open: /^\/(?![/\\])/.test(word("open")) ? word("open") : "/",
    token: word("token"),
    actions: Array.isArray(actions) ? actions.filter(isActionButton) : [],
    waiting: word("waiting"),
    refused: word("refused"),
    asked: word("asked"),
    doses: Array.isArray(doses) ? doses.filter((id) => typeof id === "string") : [],
    answered: word("answered"),
    account: word("account"),
  };
}

function parse(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

function isActionButton(value: unknown): value is PushMessage["actions"][number] {
  if (typeof value !== "object" || value === null) return false;
  const { action, title } = value as { action?: unknown; title?: unknown };
  return typeof action === "string" && isReminderAction(action) && typeof title === "string";
}
