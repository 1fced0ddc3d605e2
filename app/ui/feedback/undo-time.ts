/** What can be undone is offered for longer than other messages: it is read, judged and reached first. */
export const UNDO_SHOWN_MS = 10_000;
