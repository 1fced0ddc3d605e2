let held: PromiseWithResolvers<void> | undefined;

/** From now on a request waits: without a session it would go out as a visitor's, and with another one as that person's. */
export function holdRequests(): void {
  held ??= Promise.withResolvers<void>();
}

export function releaseRequests(): void {
  held?.resolve();
  held = undefined;
}

/** Resolves once requests may go out. @throws the reason of `signal` where it gives up meanwhile */
export async function untilReleased(signal?: AbortSignal | null): Promise<void> {
  while (held) {
    const givenUp = Promise.withResolvers<never>();
    const giveUp = () => givenUp.reject(signal?.reason);
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
    try {
      await Promise.race([held.promise, givenUp.promise]);
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  }
}
