/** What a browser can unpack, in the order we prefer it. */
export type Encoding = "br" | "gzip";

/** The better of the two that an Accept-Encoding header allows; nothing when it allows neither. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const allowed = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  if (allowed.includes("br")) return "br";
  return allowed.includes("gzip") ? "gzip" : undefined;
}
