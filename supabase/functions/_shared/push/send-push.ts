import type { DeliveryResult } from "../delivery-result.ts";

/** A device, as its browser described it: keys in base64url without padding. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  /** Seconds the service keeps the message for a device that is off: as long as it is worth something. */
  readonly ttl: number;
  readonly urgency?: "very-low" | "low" | "normal" | "high";
  /** Of messages with one topic, a device that was off gets the last. At most 32 letters of base64url. */
  readonly topic?: string;
}

export type SendPush = (
  subscription: PushSubscription,
  payload: string,
  options: PushOptions,
) => Promise<DeliveryResult>;
