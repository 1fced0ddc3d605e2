import type { DeliveryResult } from "../delivery-result.ts";

/** A device, as its browser described it: keys in base64url without padding. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  /** Seconds for which the service stores the message for a device that is offline. */
  readonly ttl: number;
  readonly urgency?: "very-low" | "low" | "normal" | "high";
  /** Of messages with one topic, an offline device gets only the last. At most 32 characters of base64url. */
  readonly topic?: string;
}

export type SendPush = (
  subscription: PushSubscription,
  payload: string,
  options: PushOptions,
) => Promise<DeliveryResult>;
