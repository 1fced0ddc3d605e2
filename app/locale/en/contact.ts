import type { TranslationOf } from "../catalog.ts";
import type { contact as french } from "../fr/contact.ts";

export const contact: TranslationOf<typeof french> = {
  title: "Contact us",
  description: "A question, an idea, a problem? Write to us, we answer by email.",
  caution: "Please do not put health information in this form. In an emergency, call for help.",
  fullName: "Full name",
  subject: "Subject",
  message: "Message",
  submit: "Send the message",
  sending: "Sending...",
  done: "Your message is on its way.",
  doneHelp: "The answer will come to {{email}}.",
  another: "Write another message",
  failed: "Your message was not sent. Try again.",
  tooMany_one: "Too many messages. Try again in {{count}} minute.",
  tooMany_other: "Too many messages. Try again in {{count}} minutes.",
  captchaRefused: "The check was not accepted. It is starting again: then send once more.",
  required: {
    fullName: "Your name is required",
    subject: "A subject is required",
    message: "A message is required",
  },
  tooLong_one: "{{count}} character at most",
  tooLong_other: "{{count}} characters at most",
  noscript: "This form needs JavaScript, which is turned off in this browser.",
  writeTo: "You can write to:",
};
