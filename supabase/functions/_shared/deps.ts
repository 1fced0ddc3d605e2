import type { DeliveryResult } from "./delivery-result.ts";
import type { RequestImage, ToWebp } from "./images/image.ts";
import type { SendPush } from "./push/send-push.ts";
import type { SignedTokens } from "./signed-tokens.ts";

/** The signed-in person, as the auth server vouches for them: an id and a confirmed address. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * One statement with values bound to `$1`, `$2`… Failures have PostgreSQL's `code`. JSON is passed as text and cast
 * twice, `$1::text::jsonb`, because the driver of one of the adapters would encode it a second time.
 */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Mail {
  readonly to: string;
  /** One line; the mailer removes line breaks from text that others typed. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Left of the `@` of its Message-ID, so that a mail that had to be sent twice is recognized as one. */
  readonly messageId?: string;
  /** The address for one-click unsubscribing from mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The actions of functions that need a solved challenge; a solution is valid for its own action only. */
export type CaptchaAction = "contact";

/** At most so many attempts within so many minutes, counted for each `who`. */
export interface AttemptLimit {
  readonly name: string;
  readonly who: string;
  readonly attempts: number;
  readonly minutes: number;
}

/** What writing mails and notifications needs. */
export interface WritingDeps {
  /** The origin of links in mails, without a closing slash. */
  readonly siteUrl: string;
  /** The address of a function, for clients that cannot set headers: mail programs. */
  readonly functionUrl: (name: string, query: Readonly<Record<string, string>>) => string;
  readonly signedTokens: SignedTokens;
}

/** What the product may use without a request; a scheduler has no more than this. */
export interface ServerDeps extends WritingDeps {
  /** The database with the rights of the product itself. */
  readonly asService: Query;
  /** Counts one attempt for each limit, or none when one of them is used up; returns the seconds to wait. */
  readonly countAttempts: (limits: readonly AttemptLimit[]) => Promise<number>;
  /** Takes back an attempt that was none: the latest one of each limit is not counted any more. */
  readonly undoAttempts: (limits: readonly AttemptLimit[]) => Promise<void>;
  /** The public half of the keys that sign push messages: browsers bind their subscriptions to it. */
  readonly pushKey: () => Promise<string>;
  readonly sendPush: SendPush;
  /** Whether messages may be sent to this address at all. */
  readonly isPushService: (endpoint: string) => boolean;
  /** Sends, and waits for the result from the mail server. */
  readonly deliverMail: (letter: Mail) => Promise<DeliveryResult>;
  /** Calls the image service of this installation; undefined where it has none. */
  readonly requestImage: RequestImage | undefined;
  /** Undefined where nothing can write WebP: on hosted Supabase. */
  readonly toWebp: ToWebp | undefined;
  /** Deletes the mails to or about an address from this installation's own mailbox. */
  readonly deleteMails: (address: string) => Promise<void>;
}

/**
 * What a function may use besides its request. The adapters provide it, so that a handler does not depend on a runtime:
 * `index.ts` for Deno, `server/functions/function-handlers.ts` for Node.
 */
export interface Deps extends ServerDeps {
  /** Null for a visitor. */
  readonly person: Person | undefined;
  /** Whether the product itself calls, with its secret key: hosted Supabase's cron does. */
  readonly isService: boolean;
  /** The network of the client, by which attempts are counted. */
  readonly network: string;
  /** The database under row-level security, with the rights of the caller. */
  readonly asCaller: Query;
  /** Uses up a captcha's solution. `down`: its provider could not be asked. */
  readonly verifyCaptcha: (
    token: string,
    action: CaptchaAction,
  ) => Promise<"solved" | "wrong" | "down">;
  /** Whether this is the password of the signed-in person. The handler counts the guesses. */
  readonly verifyPassword: (password: string) => Promise<boolean>;
  /** Sends in the background. A mail that could not be sent is reported. */
  readonly sendMail: (letter: Mail) => void;
}

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
