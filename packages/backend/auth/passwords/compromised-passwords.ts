import { createHash } from "node:crypto";

/** Milliseconds that a request waits for the list. */
const TIMEOUT_MS = 1500;

/** Bytes of an answer that are read; a range of the public list has about 40,000. */
const MAX_BYTES = 262_144;

export interface CompromisedOptions {
  /** The URL to which a prefix is appended, such as `https://api.pwnedpasswords.com/range/`. From the configuration only. */
  readonly url: string;
  /** Called when the list does not answer; the password then counts as not leaked. */
  readonly report: (problem: unknown) => void;
  readonly timeoutMs?: number;
}

/** Whether a password is known from a leak. */
export type IsCompromised = (password: string) => Promise<boolean>;

/**
 * Looks a password up in a list of leaked ones without revealing it (k-anonymity, as offered by Have I Been Pwned): five
 * hexadecimal digits of its SHA-1 are sent, some hundred suffixes are returned, and padding hides which prefix it was from
 * the length of the answer. When the list does not answer, the password is accepted.
 */
export function createIsCompromised({
  url,
  report,
  timeoutMs = TIMEOUT_MS,
}: CompromisedOptions): IsCompromised {
  return async (password) => {
    const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      const endings = await readRange(`${url}${digest.slice(0, 5)}`, timeoutMs);
      return endings.includes(digest.slice(5));
    } catch (problem) {
      report(problem);
      return false;
    }
  };
}

async function readRange(url: string, timeoutMs: number): Promise<string[]> {
  const answer = await fetch(url, {
    headers: { "add-padding": "true" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The list of compromised passwords answered ${answer.status}.`);
  }
  // Lines such as `1E4C9B93F3F0682250B6CF8331B7EE68FD8:3861493`; padding has a count of 0.
  const lines = (await readText(answer)).matchAll(/^([0-9A-F]{35}):0*[1-9]/gim);
  return Array.from(lines, ([, ending = ""]) => ending.toUpperCase());
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) throw new Error("The list of compromised passwords is too long.");
  }
  return text;
}
