const SECRET_BYTES = 32;

/** 256 random bits, which the link holds and the database keeps as their hash alone. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** `https://…/helper#<secret>`: what stands behind the `#` browsers send to nobody by themselves. */
export const helperLink = (secret: string, origin: string): string => `${origin}/helper#${secret}`;

/** Null for what is no such link, or was cut. */
export function readHelperLink(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
