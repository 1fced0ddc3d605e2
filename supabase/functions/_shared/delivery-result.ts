/**
 * What became of a message that was handed to a push service or a mail server. `gone` and `wrong` are for
 * good: this device or address takes no message any more. After `retry` the same message may be sent again,
 * in `seconds` where somebody said so.
 */
export type DeliveryResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "gone" | "wrong"; readonly reason: string }
  | { readonly kind: "retry"; readonly reason: string; readonly seconds?: number };
