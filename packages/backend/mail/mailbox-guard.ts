import { createHash } from "node:crypto";
import { isLocalRequest } from "../http/local-request.ts";
import { createTimingSafeMatcher } from "../identity/timing-safe-matcher.ts";
import { lockedPage } from "./mailbox-pages.ts";

export interface MailboxGuardOptions {
  readonly pages: (request: Request) => Promise<Response>;
  /** The token that permits reading. */
  readonly token: string;
  /** The public origin of the product. */
  readonly siteUrl: string;
}

/** @returns undefined where there is no mailbox */
export type MailboxHandler = (
  request: Request,
  client: { readonly address: string },
) => Promise<Response | undefined>;

const COOKIE = "trousse-mailbox";

/**
 * Lets the account that started Trousse read the mail that stays on this machine: with the link that the start prints,
 * whose token a browser then keeps in a cookie, or with the token as a bearer. That a request comes from this machine
 * is not enough, because other accounts of the machine send such requests too.
 */
export function createMailboxGuard({ pages, token, siteUrl }: MailboxGuardOptions): MailboxHandler {
  const isToken = createTimingSafeMatcher(token);
  // A browser sends a cookie to every port of this machine, so the cookie grants access to the mailbox only.
  const ticket = createHash("sha256").update(`mailbox ${token}`).digest("base64url");
  const isTicket = createTimingSafeMatcher(ticket);

  const mayRead = ({ headers }: Request) =>
    isToken(/^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "") ||
    isTicket(cookieOf(headers));

  return async (request, client) => {
    if (request.method !== "GET" || !isLocalRequest(request, client, siteUrl)) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    if (isToken(searchParams.get("token") ?? "")) {
      return new Response(null, {
        status: 303,
        headers: {
          location: pathname,
          "set-cookie": `${COOKIE}=${ticket}; Path=/_mail; HttpOnly; SameSite=Strict`,
          "referrer-policy": "no-referrer",
        },
      });
    }
    return mayRead(request) ? pages(request) : lockedPage();
  };
}

function cookieOf(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? "";
}
