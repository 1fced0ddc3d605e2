/** What a page asks of the service worker about the key of the app lock. `take` is answered on the port that comes along. */
export type LockKeyCommand =
  | { readonly lockKey: "hold"; readonly key: CryptoKey }
  | { readonly lockKey: "take" }
  | { readonly lockKey: "drop" };
