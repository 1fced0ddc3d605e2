export const outbox = {
  title_one: "{{count}} action saved on this device, not sent yet",
  title_other: "{{count}} actions saved on this device, not sent yet",
  explanation_one:
    "It will be sent as soon as the network is back and Trousse is open. Others do not see it yet.",
  explanation_other:
    "They will be sent as soon as the network is back and Trousse is open. Others do not see them yet.",
  show_one: "Show which",
  show_other: "Show which",
  line: {
    take: "“Taken”: {{what}}",
    same: "“It is the same one”: {{what}}",
    skip: "“Skip”: {{what}}",
    later: "“Later”: {{what}}",
    undo: "“Undo”: {{what}}",
    unskip: "“Undo” for a skipped dose: {{what}}",
    log: "Dose of {{what}}",
    "delete-intake": "Dose removed: {{what}}",
    "note-illness": "Logged: {{what}}",
    "delete-illness-entry": "Note removed: {{what}}",
    "mark-alert": "Alert dismissed or brought back",
  },
  at: "{{line}}, {{moment}}",
  unsaved: "Not saved: {{line}}, {{moment}}.",
  tooOld: "This action has been waiting for more than three days: is it still right?",
  overtaken: "Somebody else had answered already.",
  retryOf: "Try again: {{line}}",
  closeOf: "Close this message: {{line}}",
  close: "Close",
  keptToast: "Noted on this device, not sent yet",
  notKept: "This device keeps nothing offline: what you note is saved only with a network.",
  signOut: {
    title: "Some actions are not sent yet",
    body_one:
      "{{count}} action saved on this device is not sent yet. Once you are signed out, it cannot be sent.",
    body_other:
      "{{count}} actions saved on this device are not sent yet. Once you are signed out, they cannot be sent.",
    send: "Send now",
    sending: "Sending…",
    keep: "Keep until I sign in again",
    discard: "Delete them and sign out",
    failed: "The network does not answer: nothing could be sent.",
  },
} as const;
