/**
 * A request to the database that a document begins before its scripts are here. `{user}`, `{profile}`, `{day}`, `{zone}` and `{now}`
 * stand for the account, the profile chosen in this tab, and for the day, the zone and the moment of the screen.
 */
export interface EarlyRead {
  /** The last part of the addresses that begin it: `inventory`; null for every signed-in page. */
  readonly page: string | null;
  readonly method: string;
  /** Below the address of the tables: `/rpc/list_boxes?profile_id={profile}`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What the script in the head of a signed-in page is given. */
export interface EarlyReads {
  readonly reads: readonly EarlyRead[];
  /** The address of the tables, without a trailing slash. */
  readonly restUrl: string;
  readonly publishableKey: string;
  /** Where the session is stored. */
  readonly sessionKey: string;
  /** Where the profile chosen in this tab is stored. */
  readonly profileKey: string;
}

/** A request that was begun, for a page that sends the same one soon after. */
export interface BegunRead {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** The access token that it was sent with. */
  readonly token: string;
  /** Milliseconds since the document was opened. */
  readonly at: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    begunReads?: BegunRead[];
  }
}
