export { askForKey, followOtherTabs, lockAllPages, takeSealedSession } from "./guard.ts";
export { sealKept, unsealKept } from "./sealed-kept.ts";
export { openStoredText, replaceSealed } from "./sealed-session.ts";
