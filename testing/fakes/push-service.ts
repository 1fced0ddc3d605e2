import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, importJWK, jwtVerify } from "jose";

export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  /** As the device reads it; the service itself could not. */
  readonly text: string;
  /** Who signed: the audience and the subject of the token. */
  readonly signed: { readonly aud: unknown; readonly sub: unknown; readonly key: string };
}

type Answer = { readonly status: number; readonly headers?: OutgoingHttpHeaders } | "silence";

/**
 * A push service on a port of this machine, with its devices in it: each message is proven to be signed, and is
 * decrypted as a browser would (RFC 8291), so that a test reads what a person would see.
 * @param options.remembersMessages false where messages are too many to keep: they are then neither decrypted nor listed
 */
export async function startPushService({ remembersMessages = true } = {}) {
  const devices = new Map<string, { decrypt(body: Buffer): string }>();
  const messages: PushMessage[] = [];
  let answerTo: (endpoint: string, nth: number) => Answer = () => ({ status: 201 });
  let requests = 0;

  const server = createServer(async (incoming, outgoing) => {
    const endpoint = `${origin}${incoming.url}`;
    const body = Buffer.concat(await incoming.toArray());
    requests += 1;
    const answer = answerTo(endpoint, requests);
    if (answer === "silence") return;
    const device = devices.get(endpoint);
    if (answer.status === 201 && device && remembersMessages) {
      messages.push({
        endpoint,
        headers: incoming.headers,
        text: device.decrypt(body),
        signed: await readSignature(incoming.headers.authorization),
      });
    }
    outgoing.writeHead(device ? answer.status : 410, answer.headers).end("x".repeat(1000));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    messages,
    get requests() {
      return requests;
    },
    /** A browser that says yes. */
    subscribe(): Device {
      const { device, decrypt } = aDevice(`${origin}/send/${randomUUID()}`);
      devices.set(device.endpoint, { decrypt });
      return device;
    },
    /** A browser that took it back: its address is gone from the next message on. */
    unsubscribe: (endpoint: string) => devices.delete(endpoint),
    /** What is answered from now on. */
    answer(how: Answer | typeof answerTo) {
      answerTo = typeof how === "function" ? how : () => how;
    },
    messagesTo: ({ endpoint }: Device) => messages.filter((sent) => sent.endpoint === endpoint),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

function aDevice(endpoint: string): { device: Device; decrypt(body: Buffer): string } {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    device: {
      endpoint,
      p256dh: publicKey.toString("base64url"),
      auth: secret.toString("base64url"),
    },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const shared = pair.computeSecret(sender);
      const material = Buffer.from(hkdfSync("sha256", shared, secret, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The text ends with a byte 2, and zeros that hide how long it is.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/** @throws when the token is not signed by the key beside it (RFC 8292) */
async function readSignature(header = ""): Promise<PushMessage["signed"]> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  await jwtVerify(token, await importJWK(jwk, "ES256"));
  const { aud, sub } = decodeJwt(token);
  return { aud, sub, key };
}
