import { beginEarlyReads } from "./client/early-reads/begin-early-reads.ts";
import type { EarlyReads } from "./client/early-reads/early-read.ts";
import { keepEarlySubmit } from "./client/forms/early-submit.ts";
import { sessionKeyOf } from "./client/session/stored-session.ts";
import { keepEarlyKey } from "./client/shortcuts/early-key.ts";
import { PROFILE_KEY } from "./features/profiles/active/profile-key.ts";
import { EARLY_READS } from "./routes/member/early-reads.server.ts";
import { switchFontOn } from "./styles/switch-font-on.ts";

/** What every page needs before its scripts are here. */
export function visitorStartScript(): string {
  return called(keepEarlySubmit);
}

/**
 * The same of a signed-in page.
 *
 * @param config where the browser finds the backend
 */
export function memberStartScript({
  supabaseUrl,
  publishableKey,
}: {
  supabaseUrl: string;
  publishableKey: string;
}): string {
  const given: EarlyReads = {
    reads: EARLY_READS,
    restUrl: new URL("rest/v1", supabaseUrl).href,
    publishableKey,
    sessionKey: sessionKeyOf(new URL(supabaseUrl)),
    profileKey: PROFILE_KEY,
  };
  return `${visitorStartScript()}${called(switchFontOn)}${called(keepEarlyKey)}${called(beginEarlyReads, given)}`;
}

/** A call of a function that uses nothing but its arguments, as a script. */
function called<Given extends readonly unknown[]>(
  work: (...given: Given) => void,
  ...given: Given
) {
  // A text that ends the element cannot stand in it.
  const words = given.map((each) => JSON.stringify(each).replaceAll("<", "\\u003c"));
  return `(${work.toString()})(${words.join()});`;
}
