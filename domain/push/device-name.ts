/** Each before those that pretend to be it as well. */
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bMac OS X\b/, "Mac"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** What a person calls the device behind a `User-Agent`, in any language: `Firefox, Android`. */
export function deviceName(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return names.join(", ") || "Web";
}
