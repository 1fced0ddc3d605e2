import type { Session } from "@supabase/supabase-js";
import type { MutationCacheNotifyEvent, Query, QueryCacheNotifyEvent } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { browserDb } from "../database/browser-db.ts";
import { holdRequests, releaseRequests, untilReleased } from "../database/held-requests.ts";
import { AppError, failureOf, failureOfReply, isTransient } from "../errors/failure.ts";
import { forgetKeptData } from "../kept-data/forget-kept-data.ts";
import { takeSealedSession } from "../lock/app-lock.ts";
import { lockState } from "../lock/lock-state.ts";
import { queryClient } from "../queries/query-client.ts";
import { clearEndByHand, noteEndByHand, onEndByHand, wasEndedByHand } from "./ended-by-hand.ts";
import { clearIdleState, isIdleTimeoutExceeded } from "./idle-timeout.ts";
import { needsSecondFactor } from "./second-factor.ts";
import { endIdleSession, forgetSentHere } from "./sign-out.ts";
import { clearStoredProfile, readStoredSession, seemsSignedIn } from "./stored-session.ts";

/**
 * `loading` lasts until the first look at the stored session, or any event of the auth library. `half` is a session
 * whose account has a second factor that was not given yet: it has access to nothing. `locked` is one that the app lock has
 * sealed. `ended`: the server ended it while its page had text that was typed and not saved; the page waits, hidden, for
 * the same person to prove again who they are.
 */
export type SessionState =
  | { status: "loading"; session: null }
  | { status: "locked"; session: null }
  | { status: "signed-out"; session: null }
  | { status: "half"; session: null }
  | { status: "ended"; session: Session; asks: MissingProof }
  | { status: "signed-in"; session: Session };

export type MissingProof = "sign-in" | "second-step";

/** A session that is over, and not a server that is busy or away. */
const REJECTED_STATUSES = new Set([400, 401, 403]);

/** The auth library renews a token before its end. */
const EXPIRY_MARGIN_MS = 90_000;

const LOADING: SessionState = { status: "loading", session: null };

let state: SessionState = LOADING;
let started: Promise<void> | undefined;
let isListening = false;
let renewing: Promise<boolean> | undefined;
let hasTypedText = () => false;
const listeners = new Set<() => void>();

export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/**
 * For loaders: the session once it is known, `null` when there is none. One that has ended under typed text is waited for: the
 * way back loads the page anew, which must not lead away from it.
 * @throws AppError `offline` when there is one that must be renewed and the server cannot be reached; asking again
 * later looks again.
 */
export async function currentSession(): Promise<Session | null> {
  await start();
  await untilReleased();
  return state.session;
}

/** For loaders: whether a session waits for its second factor. @throws as `currentSession` */
export async function isSecondFactorPending(): Promise<boolean> {
  await start();
  return state.status === "half";
}

/** @param isTyped whether the page has text that would be lost with it @returns takes that back */
export function keepPageWhile(isTyped: () => boolean): () => void {
  hasTypedText = isTyped;
  return () => {
    hasTypedText = () => false;
  };
}

/** Gives up what was typed in a page whose session ended: nothing of it stays. */
export function leaveEndedPage(): void {
  if (state.status !== "ended") return;
  noteEndByHand();
  setSession(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Subscribers are notified when it is available; the loader throws the error.
  start().catch(() => undefined);
  return () => listeners.delete(listener);
}

function start(): Promise<void> {
  if (!isListening) {
    isListening = true;
    browserDb().auth.onAuthStateChange((event, session) => {
      // The first look is ours: this event cannot tell a missing session from one that could not be renewed.
      if (event !== "INITIAL_SESSION") setSession(session);
    });
    // Another tab announces its sign-out, unless the server was unreachable: then only the stored keys disappear.
    window.addEventListener("storage", () => {
      if (state.status === "signed-in" && !seemsSignedIn(localStorage)) setSession(null);
    });
    onEndByHand(leaveEndedPage);
    for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
      cache.subscribe(refreshIfRejected);
    }
  }
  started ??= loadStoredSession().then(
    () => {
      if (state.status === "locked") started = undefined;
    },
    (problem: unknown) => {
      started = undefined;
      throw problem;
    },
  );
  return started;
}

/** Called with the result of every query and mutation. */
function refreshIfRejected(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): void {
  if (event.type !== "updated" || event.action.type !== "error") return;
  if (failureOf(event.action.error) === "signed-out") void refreshOrEndSession();
}

async function loadStoredSession(): Promise<void> {
  if (!(await takeSealedSession())) {
    state = { status: "locked", session: null };
    return;
  }
  // Before anything is shown: the next user of this screen may be another person.
  if (isIdleTimeoutExceeded() && seemsSignedIn(localStorage)) await endIdleSession();
  const stored = readStoredSession();
  // Renewing it may take half a minute without a network, and what the device has is its account's in any case.
  if (stored && isExpired(stored)) {
    setSession(stored);
    void loadCurrentSession().catch(() => undefined);
  } else await loadCurrentSession();
}

/** What the auth library makes of the stored session: renewed, as it is, or none. */
async function loadCurrentSession(): Promise<void> {
  const before = state;
  const { data, error } = await browserDb().auth.getSession();
  // An event has said more meanwhile.
  if (state !== before) return;
  if (error) {
    const failure = failureOfReply(error);
    if (isTransient(failure)) throw new AppError(failure, { cause: error });
  }
  setSession(data.session);
}

function isExpired({ expires_at: endsAt = 0 }: Session): boolean {
  return endsAt * 1000 - Date.now() < EXPIRY_MARGIN_MS;
}

/**
 * The server refused this session, which another browser may have ended. Renewing it shows whether it did: the library
 * keeps a session until its access token expires.
 */
async function refreshOrEndSession(): Promise<void> {
  if (await renewSession()) await queryClient.invalidateQueries({ predicate: isFailed });
}

/**
 * After the server refused the session: renews it, or ends it here where the server says that it is over.
 * @returns whether there is a new one
 */
export function renewSession(): Promise<boolean> {
  renewing ??= requestNewSession().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function requestNewSession(): Promise<boolean> {
  if (state.status !== "signed-in") return false;
  const { error } = await browserDb().auth.refreshSession();
  if (!error) return true;
  if (REJECTED_STATUSES.has(error.status ?? 0)) await browserDb().auth.signOut({ scope: "local" });
  return false;
}

function isFailed(query: Query): boolean {
  return query.state.status === "error";
}

function setSession(session: Session | null): void {
  // A token that is renewed while somebody signs out is no new session.
  if (session && state.status !== "signed-in") clearEndByHand();
  const last = state.session;
  const asks = last ? missingProof(last, session) : undefined;
  if (last && asks) {
    holdRequests();
    if (state.status !== "ended") void forgetKeptData();
    setState({ status: "ended", session: last, asks });
  } else changeSession(session);
}

function changeSession(session: Session | null): void {
  const { status, session: last } = state;
  const isSamePerson = session?.user.id === last?.user.id;
  if (last && !isSamePerson) {
    // The next person at this screen must find nothing of the last one.
    queryClient.clear();
    clearStoredProfile();
    clearIdleState();
    void forgetSentHere();
    void forgetKeptData();
  }
  // A session that ended while no page was open.
  if ((status === "loading" || status === "locked") && !session) {
    clearIdleState();
    void forgetKeptData();
  }
  // Somebody signed in anew on a locked device: nobody can open what it had sealed.
  if (status === "locked" && session && lockState() === "off") void forgetKeptData();
  // What is typed in the page of an ended session is another person's: the page goes, and what it asks for is never sent.
  setState(stateOf(status === "ended" && !isSamePerson ? null : session));
  if (status !== "ended" || !isSamePerson) return;
  releaseRequests();
  void queryClient.invalidateQueries();
}

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What the person of a page with typed text has to prove again; undefined where the page goes on, or goes away. */
function missingProof(last: Session, session: Session | null): MissingProof | undefined {
  const isWhole = session !== null && !needsSecondFactor(session);
  if (isWhole || (session && session.user.id !== last.user.id)) return undefined;
  if (wasEndedByHand()) return undefined;
  // Whoever comes back after the idle time may be another person.
  if (state.status !== "ended" && (!hasTypedText() || isIdleTimeoutExceeded())) return undefined;
  return session ? "second-step" : "sign-in";
}

function stateOf(session: Session | null): SessionState {
  if (!session) return { status: "signed-out", session: null };
  return needsSecondFactor(session)
    ? { status: "half", session: null }
    : { status: "signed-in", session };
}
