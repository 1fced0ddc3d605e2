/** What the service worker posts to open pages. */
export type ServiceWorkerMessage =
  /** This device has just shown the message with this tag. */
  | { readonly kind: "shown"; readonly tag: string }
  /** A reminder was answered on its notification. */
  | { readonly kind: "answered" }
  /** A reminder was answered on its notification, and the server was not reached. */
  | { readonly kind: "answer-kept" }
  /** A notification whose page is open already was clicked. */
  | { readonly kind: "open"; readonly path: string };

/** Calls back with each note until what it answers is called. */
export function onServiceWorkerMessage(listener: (note: ServiceWorkerMessage) => void): () => void {
  const workers = navigator.serviceWorker;
  if (!workers) return () => undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    const note = parseMessage(data);
    if (note) listener(note);
  };
  workers.addEventListener("message", listen);
  return () => workers.removeEventListener("message", listen);
}

/** A service worker of another version may send unknown messages. */
function parseMessage(data: unknown): ServiceWorkerMessage | undefined {
  const given = new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
  const [kind, tag, path] = ["kind", "tag", "path"].map((name) => given.get(name));
  if (kind === "answered" || kind === "answer-kept") return { kind };
  if (kind === "shown" && typeof tag === "string") return { kind, tag };
  if (kind === "open" && typeof path === "string" && /^\/(?!\/)/.test(path)) return { kind, path };
  return undefined;
}
