/** From what became of requests: what a browser says of itself (`navigator.onLine`) is often wrong. */
let isLost = false;
let offset: number | null = null;
const listeners = new Set<() => void>();

/** A proxy that reaches no server behind it. */
const UNREACHED = new Set([502, 504]);

/** `fetch` as the backend is asked with it: what becomes of each request says how the connection is. */
export const observedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (!UNREACHED.has(response.status)) noteClock(response.headers.get("date"));
    update(UNREACHED.has(response.status));
    return response;
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) update(true);
    throw problem;
  }
};

/** Milliseconds that the server's clock is ahead of this device's, to the second; null before the first answer. */
export function clockOffset(): number | null {
  return offset;
}

/** Called when the connection is lost, when it is back, and when the server's clock says something else. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isConnectionLost(): boolean {
  return isLost;
}

/** An answer, or the error of `fetch` some milliseconds after the connection was lost. */
export async function unlessLost<Answer>(
  answer: Promise<Answer>,
  patience: number,
): Promise<Answer> {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let end = () => {};
  const tooLate = new Promise<never>((_resolve, reject) => {
    const failIfLost = () => {
      if (!isLost) return;
      timers.push(setTimeout(() => isLost && reject(new TypeError("Failed to fetch")), patience));
    };
    failIfLost();
    end = onConnectionChange(failIfLost);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    end();
    for (const timer of timers) clearTimeout(timer);
  }
}

/** A difference that a slow answer and whole seconds explain is none. */
const CLOCK_TOLERANCE = 5000;

function noteClock(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  const known = offset ?? 0;
  offset = Math.abs(difference) < CLOCK_TOLERANCE ? 0 : difference;
  if (Math.abs(offset - known) >= CLOCK_TOLERANCE) tell();
}

function update(isLostNow: boolean): void {
  if (isLostNow === isLost) return;
  isLost = isLostNow;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
