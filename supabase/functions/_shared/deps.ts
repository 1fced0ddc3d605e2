import type { DeliveryResult } from "./delivery-result.ts";
import type { RequestImage, ToWebp } from "./images/image.ts";
import type { SendPush } from "./push/send-push.ts";
import type { SignedTokens } from "./signed-tokens.ts";

/** Whoever is signed in, as the auth server vouches for them: an id and a confirmed address. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * One statement with values bound to `$1`, `$2`… Failures carry PostgreSQL's `code`. JSON is given as text and cast
 * twice, `$1::text::jsonb`: the driver behind one of the doors would write it a second time.
 */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Mail {
  readonly to: string;
  /** One line; whoever writes it takes line breaks out of what others typed. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Left of the `@` of its Message-ID: a letter that had to be sent twice is seen to be one. */
  readonly messageId?: string;
  /** Where a mail program ends letters of this kind in one press (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The deeds of functions that ask for a solved challenge; a solution is good for the one it was made for. */
export type CaptchaAction = "contact";

/** At most so many attempts within any so many minutes, counted for each `who`. */
export interface AttemptLimit {
  readonly name: string;
  readonly who: string;
  readonly attempts: number;
  readonly minutes: number;
}

/** What letters and notifications are written with. */
export interface WritingDeps {
  /** Where links in mails start, without a closing slash. */
  readonly siteUrl: string;
  /** The address of a function, for who can set no header: a mail program. */
  readonly functionUrl: (name: string, query: Readonly<Record<string, string>>) => string;
  readonly signedTokens: SignedTokens;
}

/** What the product may reach of its own accord, without a request: a scheduler has no more than this. */
export interface ServerDeps extends WritingDeps {
  /** The database with the rights of the product itself. */
  readonly asService: Query;
  /** Counts one attempt for each turn, or none when one of them is used up; answers the seconds to wait. */
  readonly countAttempts: (turns: readonly AttemptLimit[]) => Promise<number>;
  /** What was counted was none: the latest attempt of each turn counts no more. */
  readonly undoAttempts: (turns: readonly AttemptLimit[]) => Promise<void>;
  /** The public half of the keys that sign push messages: browsers bind their subscriptions to it. */
  readonly pushKey: () => Promise<string>;
  readonly sendPush: SendPush;
  /** Whether messages may be sent to this address at all. */
  readonly isPushService: (endpoint: string) => boolean;
  /** Sends and waits for what the mail server says of it. */
  readonly deliverMail: (letter: Mail) => Promise<DeliveryResult>;
  /** Asks the image service of this installation; undefined where it has none. */
  readonly requestImage: RequestImage | undefined;
  /** Undefined where nothing can write WebP: on hosted Supabase. */
  readonly toWebp: ToWebp | undefined;
  /** Drops the letters to or about an address that this installation keeps itself. */
  readonly deleteMails: (address: string) => Promise<void>;
}

/**
 * What a function may reach besides its request. The doors make it, so that a deed has no runtime
 * in it: `index.ts` for Deno, `server/functions/function-handlers.ts` for Node.
 */
export interface Deps extends ServerDeps {
  /** Nobody, for a visitor. */
  readonly person: Person | undefined;
  /** Whether the product itself asks, with its secret key: hosted Supabase's cron does. */
  readonly isService: boolean;
  /** Where the request comes from, as far as attempts are counted by it. */
  readonly network: string;
  /** The database under row-level security, with the rights of who asks. */
  readonly asCaller: Query;
  /** Spends a captcha's solution. `down`: nobody could say whether it is one. */
  readonly verifyCaptcha: (
    token: string,
    action: CaptchaAction,
  ) => Promise<"solved" | "wrong" | "down">;
  /** Whether this is the password of whoever is signed in. The deed counts the guesses. */
  readonly verifyPassword: (password: string) => Promise<boolean>;
  /** Sends without being waited for. A mail that could not be sent is reported. */
  readonly sendMail: (letter: Mail) => void;
}

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
