import { browserBackend } from "#app/client/database/backend.ts";

/** The address of a calendar, whole: it is pasted into other programs. */
export function feedAddress(secret: string): string {
  const { url, publishableKey } = browserBackend();
  const address = new URL(`${url}/functions/v1/calendar-feed`, window.location.href);
  // Such a program sets no headers.
  address.search = new URLSearchParams({ apikey: publishableKey, key: secret }).toString();
  return address.href;
}

/** The same as programs of calendars register it: they subscribe, where a browser would download once. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/u, "webcal:");
}
