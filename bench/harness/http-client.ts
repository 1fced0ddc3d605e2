import { connect, type Socket } from "node:net";

export interface HttpRequest {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for each request. */
  readonly body?: () => string;
}

export interface HttpResponse {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  /** As transferred, one character for each byte. */
  readonly body: string;
}

/** Milliseconds without a byte after which a request fails. */
const TIMEOUT_MS = 10_000;

/**
 * A minimal HTTP client: with two cores, any work of the client is taken from the server.
 * It keeps its connections until it is closed, with one request at a time on each.
 */
export class HttpClient {
  readonly #origin: URL;
  readonly #idle: Connection[] = [];

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** @throws {Error} for any answer but a success, so that refusals are not measured */
  async request(request: HttpRequest): Promise<void> {
    const { status } = await this.exchange(request);
    if (status < 200 || status > 299) throw new Error(`A request was answered with ${status}.`);
  }

  /** @throws {Error} where there is no answer */
  async exchange({ path, method = "GET", headers = {}, body }: HttpRequest): Promise<HttpResponse> {
    const content = body?.() ?? "";
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#origin.host}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (body) lines.push(`content-length: ${Buffer.byteLength(content)}`);
    const wire = this.#takeIdle() ?? new Connection(this.#origin);
    const answer = await wire.send(`${lines.join("\r\n")}\r\n\r\n${content}`);
    this.#idle.push(wire);
    return answer;
  }

  #takeIdle(): Connection | undefined {
    for (let wire = this.#idle.pop(); wire; wire = this.#idle.pop()) {
      if (wire.isOpen) return wire;
    }
    return undefined;
  }

  /** Closes its connections. It may be used again, with new ones. */
  close(): void {
    for (const wire of this.#idle.splice(0)) wire.end();
  }
}

class Connection {
  readonly #socket: Socket;
  #received = "";
  #awaited:
    | { resolve: (answer: HttpResponse) => void; reject: (reason: Error) => void }
    | undefined;

  constructor({ hostname, port }: URL) {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    // Latin-1 has one character for each byte, so that lengths agree.
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (piece: string) => this.#read(piece));
    this.#socket.setTimeout(TIMEOUT_MS, () => this.#socket.destroy());
    this.#socket.on("error", (reason) => this.#awaited?.reject(reason));
    this.#socket.on("close", () => this.#awaited?.reject(new Error("The server hung up.")));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.readyState !== "readOnly";
  }

  /** Resolves once the whole answer has arrived. */
  send(request: string): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.#awaited = { resolve, reject };
      this.#socket.write(request);
    });
  }

  end(): void {
    this.#awaited = undefined;
    this.#socket.destroy();
  }

  #read(piece: string): void {
    this.#received += piece;
    const end = this.#received.indexOf("\r\n\r\n");
    if (end === -1) return;
    const head = this.#received.slice(0, end);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    if (length === undefined && /^transfer-encoding:/im.test(head)) {
      if (!this.#received.endsWith("\r\n0\r\n\r\n")) return;
    } else if (this.#received.length < end + 4 + Number(length ?? 0)) return;
    const body = this.#received.slice(end + 4);
    this.#received = "";
    const { resolve } = this.#awaited ?? {};
    this.#awaited = undefined;
    const status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
    resolve?.({ status, head, body });
  }
}
