/** First specification, section 5; also the most that SMTP carries between two hosts (RFC 5321). */
const MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether a text looks like an address that mail can reach: one `@`, a name of ASCII letters, digits
 * and signs without dots side by side, and a domain of at least two labels, the last no number.
 * Spaces around it are the form's to trim.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const at = text.lastIndexOf("@");
  const localPart = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  return (
    at > 0 &&
    localPart.length <= LOCAL_PART_MAX_LENGTH &&
    LOCAL_PART.test(localPart) &&
    localPart.split(".").every((piece) => piece !== "") &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** One account, one spelling: trimmed and in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
