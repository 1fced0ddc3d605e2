export const lock = {
  showCode: "Show the code",
  title: "Trousse is locked",
  pin: "Code",
  open: "Unlock",
  openWithPasskey: "Unlock with this device",
  wrong_one:
    "That is not the code. {{count}} more attempt: after it this device is signed out, and what it keeps is deleted.",
  wrong_other: "That is not the code. {{count}} more attempts.",
  wait_one: "Next attempt in {{count}} second.",
  wait_other: "Next attempt in {{count}} seconds.",
  lost: "The lock of this device cannot be opened any more: the browser has deleted part of what it kept. Sign in again.",
  forgotten: "Forgot the code?",
  forgottenTitle: "Sign in again with the password?",
  forgottenBody:
    "This device will be signed out, and what it keeps to open without a network will be deleted. Nothing is lost in your account.",
  forgottenUnsent_one:
    "{{count}} action recorded here and not sent yet stays on this device: it will be sent after you sign in.",
  forgottenUnsent_other:
    "{{count}} actions recorded here and not sent yet stay on this device: they will be sent after you sign in.",
  forgottenOffline: "There is no network: you will not be able to sign in now.",
  signInAgain: "Sign in again",
  unsent_one:
    "{{count}} action recorded here has not been sent yet. It will be sent once Trousse is unlocked.",
  unsent_other:
    "{{count}} actions recorded here have not been sent yet. They will be sent once Trousse is unlocked.",
  emergency: "In an emergency",
  cardTitle: "Emergency card in front of the lock",
  cardBody:
    "These people are shown to whoever picks up this device, without a code, with the lines chosen on their emergency card. It is not encrypted here, and it opens without a network.",
  cardFailed: "The card could not be changed. Try again.",
  cardFrom: "According to Trousse, {{moment}}. What is not here is not known.",
  cardLines: "Choose what is shown",
  unnamed: "No name",
  card: "Lock of Trousse",
  isOff:
    "Instead of signing you out, Trousse can ask for a code, or your fingerprint, when it is opened and after the idle time chosen under “Security”. It works without a network too.",
  isOn: "Trousse locks after the idle time chosen under “Security”, and when you close it.",
  protects:
    "Your session and what this device keeps are encrypted. Someone who picks up your phone can’t read anything.",
  limits:
    "A code does not stop someone who copies the device’s storage and takes their time. Emergency numbers and reminders stay available without the code.",
  outbox:
    "Actions that are recorded and not sent yet are not encrypted: a forgotten code must not lose them.",
  needsHttps: "The lock needs an https address.",
  turnOn: "Turn on the lock",
  turnOff: "Turn off the lock",
  change: "Change the code",
  changed: "Code changed",
  next: "Continue",
  proof: "Is it you?",
  proofBody:
    "This device is unlocked. Before everything is downloaded, Trousse asks once more for your code or your fingerprint.",
  on: "On",
  off: "Off",
  turnedOn: "Lock turned on",
  turnedOff: "Lock turned off",
  usePasskey: "Use the fingerprint, the face or the code of the device",
  newPin: "New code",
  pinHint: "6 to 12 digits.",
  again: "The same code once more",
  failed: "The lock could not be turned on. Nothing has changed.",
  lockNow: "Lock",
  stay: "Continue",
  soon_one: "If you do nothing, Trousse locks in {{count}} second. What is not saved will be lost.",
  soon_other:
    "If you do nothing, Trousse locks in {{count}} seconds. What is not saved will be lost.",
  first: "To change this, turn off the lock first.",
  noPasskey: {
    cancelled: "The device did not confirm. Try again.",
    unsupported: "This device cannot open the lock. Choose a code.",
  },
  problem: {
    "too-short": "Type 6 to 12 digits.",
    "too-easy": "This code would soon be guessed. Choose another one.",
    different: "The two codes are not the same.",
  },
};
