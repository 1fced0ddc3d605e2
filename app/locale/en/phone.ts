import type { TranslationOf } from "../catalog.ts";
import type { phone as french } from "../fr/phone.ts";

export const phone: TranslationOf<typeof french> = {
  lead: "Open this page on the phone you want to set up. It looks at what the phone allows; nothing is sent.",
  ready: "This phone has everything it needs.",
  missing_one: "{{count}} item is left to set up.",
  missing_other: "{{count}} items are left to set up.",
  allow: "Allow notifications",
  tryCamera: "Try the camera",
  after:
    "Once you are signed in, turn on notifications for this device under “Alerts,” then send yourself a test: “Will this phone ring?”",
  state: { fine: "All set", missing: "Missing", untried: "To try" },
  topic: {
    address: "Encrypted address (https)",
    install: "Trousse on the home screen",
    notifications: "Notifications",
    camera: "Camera",
    offline: "Opening without a network",
  },
  said: {
    "address-fine": "The address is encrypted, or it is this device itself.",
    "address-unencrypted":
      "This address is not encrypted. The person who runs the server can give it an https address: the operations guide says how. If you were given the page of a certificate, install it first, then open the address that begins with https://.",
    "install-fine": "Trousse is open from the home screen.",
    "install-needs-https": "An https address is needed first.",
    "install-apple":
      "In Safari, tap Share, then “Add to Home Screen”, then Add. Then open Trousse from its new icon.",
    "install-other":
      "In the browser’s menu (three dots), tap “Install app” or “Add to Home screen”. Then open Trousse from its new icon.",
    "notifications-fine": "This browser may show them.",
    "notifications-needs-https": "An https address is needed first.",
    "notifications-install-first":
      "On an iPhone or iPad, first install Trousse on the home screen, then open this page from there.",
    "notifications-unsupported":
      "This browser doesn’t show them. Try an up-to-date Chrome, Firefox or Safari.",
    "notifications-blocked":
      "They are blocked for this address. Open the site’s settings in the browser (the padlock next to the address), or the phone’s settings, and allow them.",
    "notifications-untried": "The browser will ask for your consent.",
    "camera-fine": "This browser may read the codes on boxes.",
    "camera-needs-https": "An https address is needed first.",
    "camera-unsupported": "No camera was found. The code on a box can also be typed.",
    "camera-blocked":
      "It is blocked for this address. Open the site’s settings in the browser (the padlock next to the address) and allow it.",
    "camera-untried": "The browser will ask for your consent. No picture is kept.",
    "offline-fine": "Pages you have opened will also open without a network.",
    "offline-needs-https": "An https address is needed first.",
    "offline-unsupported": "This browser doesn’t keep pages. A private window is often the reason.",
  },
};
