/**
 * The result of handing a message to a push service or a mail server. `gone` and `wrong` are final: this device or address
 * accepts no message any more. After `retry` the same message may be sent again, in `seconds` where the service gave a time.
 */
export type DeliveryResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "gone" | "wrong"; readonly reason: string }
  | { readonly kind: "retry"; readonly reason: string; readonly seconds?: number };
