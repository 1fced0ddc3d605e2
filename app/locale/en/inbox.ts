import type { TranslationOf } from "../catalog.ts";
import type { inbox as french } from "../fr/inbox.ts";

export const inbox: TranslationOf<typeof french> = {
  search: "Search the messages",
  filter: "Messages to show",
  all: "All",
  filters: {
    unread: "Unread",
    read: "Read",
    answered: "Answered",
  },
  states: {
    unread: "Unread",
    read: "Read",
    answered: "Answered",
  },
  empty: "No messages",
  emptyHint: "Messages that visitors send through the contact page appear here.",
  none: "No message matches this search.",
  caption: "Contact messages",
  more: "Show older messages",
  loadFailed: "Error: {{message}}",
  state: "Status",
  actions: "Actions",
  open: "Read",
  openOf: "Read “{{subject}}”",
  from: "From",
  sent: "Sent",
  language: "Language",
  reply: "Reply by email",
  quote: "On {{date}}, {{name}} wrote:",
  mark: {
    unread: "Mark as unread",
    read: "Mark as read",
    answered: "Mark as answered",
  },
  delete: "Delete",
  confirmation: {
    title: "Delete this message?",
    body: "The message from {{name}} will be deleted for all administrators. This cannot be undone.",
  },
  deleted: "Message deleted",
  marked: "Message updated",
  deleteFailed: "The message could not be deleted",
  markFailed: "The message could not be updated",
};
