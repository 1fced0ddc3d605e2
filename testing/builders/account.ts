import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { type CaptchaAction, createChallenges } from "@trousse/backend/captcha/captcha";
import { buildConfirmation } from "@trousse/backend/testing/build-confirmation";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { z } from "zod";

/** A running product, reached over the network or inside this process. */
export interface ReachableServer {
  /** Its origin, as a person on this machine types it. */
  readonly url: string;
  readonly publishableKey: string;
  /** Opens its mailbox. */
  readonly localToken: string;
  readonly fetch: typeof fetch;
  /** With it the builder makes its own challenges, which take a hundredth of the work to solve. */
  readonly jwtSecret?: string;
}

/** Work of the cheapest challenge. Checking its solution costs as much as checking any. */
const CHEAPEST_CHALLENGE = { rounds: 5000, fewest: 1, most: 2 };

/** The answer of a server that has enough to do. It has used up the solution of the challenge all the same. */
const BUSY = 503;

/** A busy server refuses a password after it has waited for seconds. */
const MOST_TRIES = 10;

export interface SignUpDetails {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

const mails = z.array(z.object({ to: z.string(), text: z.string() }));

/**
 * An account as a person gets one, without the pages: signs up, opens the mail, confirms.
 * @returns its id, and a client that is signed in to it
 */
export async function createAccount(
  place: ReachableServer,
  { email, password, firstName, lastName }: SignUpDetails,
): Promise<{ client: SupabaseClient; account: string; session: Session }> {
  const client = clientOf(place);
  const data = { first_name: firstName, last_name: lastName, locale: "fr-fr" };
  const signUp = async () => {
    const captchaToken = await solveCaptcha(place, "sign-up");
    return client.auth.signUp({ email, password, options: { captchaToken, data } });
  };
  let { error } = await signUp();
  for (let tries = 1; error?.status === BUSY && tries < MOST_TRIES; tries += 1) {
    ({ error } = await signUp());
  }
  if (error) throw error;
  const link = await confirmationLink(place, email);
  const token_hash = link.searchParams.get("token_hash") ?? "";
  // Node keeps no cookie, so the link needs the password, as it does in another browser.
  const confirmed = await client.auth.verifyOtp(buildConfirmation(token_hash, password));
  const { session } = confirmed.data;
  if (!session) throw confirmed.error ?? new Error("The account was not confirmed.");
  return { client, account: session.user.id, session };
}

/** The link of the newest mail to this address, which may still be on its way. */
export async function confirmationLink(place: ReachableServer, email: string): Promise<URL> {
  for (let patience = 300; patience > 0; patience -= 1) {
    const received = mails.parse(await readMails(place));
    const text = received.find(({ to }) => to === email)?.text ?? "";
    const link = /https?:\S+token_hash=\S+/.exec(text)?.[0];
    if (link) return new URL(link);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("No mail with a link has arrived.");
}

/** All that its mailbox holds, newest first. */
export async function readMails({
  url,
  localToken,
  fetch,
}: Omit<ReachableServer, "publishableKey">): Promise<unknown> {
  const headers = { authorization: `Bearer ${localToken}` };
  return (await fetch(`${url}/_mail/messages`, { headers })).json();
}

/** A captcha proof for one action, as the browser sends it. */
export async function solveCaptcha(
  place: Pick<ReachableServer, "url" | "fetch" | "jwtSecret">,
  action: CaptchaAction,
): Promise<string> {
  const challenge = await challengeFor(place, action);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function challengeFor(
  { url, fetch, jwtSecret }: Pick<ReachableServer, "url" | "fetch" | "jwtSecret">,
  action: CaptchaAction,
): Promise<Challenge> {
  if (jwtSecret !== undefined) {
    const challenge = createChallenges({ jwtSecret, work: CHEAPEST_CHALLENGE });
    return (await challenge(action)) as Challenge;
  }
  return (await (await fetch(`${url}/captcha/v1/challenge?action=${action}`)).json()) as Challenge;
}

function clientOf({ url, publishableKey, fetch }: ReachableServer): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
}
