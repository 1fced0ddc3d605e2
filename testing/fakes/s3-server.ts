import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Location } from "@trousse/backend/storage/s3-store";

/** The part of S3 that a store of bytes needs, which refuses every signature but a right one. */
export interface S3Server {
  readonly location: S3Location;
  readonly objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Statuses to answer next, instead of doing anything. */
  readonly failures: number[];
  /** What was refused, and why. */
  readonly refused: string[];
  close(): Promise<void>;
}

const BUCKET = "pictures";
const REGION = "eu-west-3";
const ACCESS_KEY = "AKIDEXAMPLE";
const SECRET_KEY = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";

/** Objects in one page of a list. */
const PAGE = 2;

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const failures: number[] = [];
  const refused: string[] = [];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const mood = failures.shift();
    if (mood) return end(response, mood);
    const wrong = signatureProblem(request, body);
    if (wrong) {
      refused.push(wrong);
      return end(response, 403);
    }
    answer(request, body, response);
  });

  function answer({ method, url = "" }: IncomingMessage, body: Buffer, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, "http://s3");
    if (!pathname.startsWith(`/${BUCKET}`)) return end(response, 404);
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
    if (method === "PUT") objects.set(key, { bytes: body, at: new Date() });
    if (method === "DELETE") objects.delete(key);
    if (method !== "GET") return end(response, method === "PUT" ? 200 : 204);
    if (key) {
      const bytes = objects.get(key)?.bytes;
      return bytes ? end(response, 200, bytes) : end(response, 404);
    }
    const keys = [...objects.keys()]
      .filter((known) => known.startsWith(searchParams.get("prefix") ?? ""))
      .sort();
    const from = Number(searchParams.get("continuation-token") ?? 0);
    const entries = keys.slice(from, from + PAGE).map((known) => {
      const at = objects.get(known)?.at.toISOString();
      return `<Contents><Key>${known}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const next = from + PAGE;
    const more = next < keys.length && `<NextContinuationToken>${next}</NextContinuationToken>`;
    end(response, 200, `<ListBucketResult>${entries.join("")}${more || ""}</ListBucketResult>`);
  }

  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    location: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
    },
    objects,
    failures,
    refused,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function end(response: ServerResponse, status: number, body: Buffer | string = "") {
  response.writeHead(status).end(body);
}

const sha256 = (text: Buffer | string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;

/**
 * Signature version 4 computed again from the request:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const { method = "", url = "", headers } = request;
  const [, credential = "", names = "", signature = ""] =
    AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  const moment = String(headers["x-amz-date"]);
  const scope = `${moment.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${ACCESS_KEY}/${scope}`) return `credential ${credential}`;
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "digest of the body";
  for (const name of ["host", "x-amz-content-sha256", "x-amz-date"]) {
    if (!names.split(";").includes(name)) return `${name} is not signed`;
  }
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, signed.join(""), names, sha256(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${SECRET_KEY}`);
  const right = hmac(key, text);
  return timingSafeEqual(right, Buffer.from(signature.padStart(64, "0"), "hex"))
    ? undefined
    : "signature";
}
