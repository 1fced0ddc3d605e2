import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../_shared/deps.ts";
import { createRequestImage } from "../_shared/images/image-service.ts";
import { generateBlogImages } from "./handler.ts";

const RIFF = Buffer.from("RIFF\0\0\0\0WEBPVP8 ");

/** An image service that records its requests. */
let answer: { status?: number; headers?: Record<string, string>; body: string };
let requests: { key: string | undefined; body: Record<string, unknown> }[] = [];
const service = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
    requests.push({ key: request.headers.authorization, body });
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/`;
});
afterAll(() => service.close());

const toWebp = async (picture: string | Uint8Array) =>
  Buffer.concat([RIFF, Buffer.from(typeof picture === "string" ? "drawn" : picture)]);

function call(more: Partial<Deps> & { prompt?: unknown; isAdmin?: boolean } = {}) {
  const { prompt = "La fièvre la nuit", isAdmin = true, ...deps } = more;
  const request = new Request("http://localhost/functions/v1/generate-blog-images", {
    method: "POST",
    body: JSON.stringify({ prompt }),
  });
  return generateBlogImages(request, {
    person: { id: "a", email: "a@example.org" },
    asCaller: async () => [{ is_admin: isAdmin }],
    countAttempts: async () => 0,
    undoAttempts: async () => undefined,
    requestImage: undefined,
    toWebp,
    ...deps,
  } as unknown as Deps);
}

const clientOf = (model = "gpt-image-1") => createRequestImage({ url, key: "secret-key", model });
const picture = (bytes: Uint8Array) =>
  JSON.stringify({ data: [{ b64_json: Buffer.from(bytes).toString("base64") }] });

describe("generating an image for an article", () => {
  it("is for admins", async () => {
    expect((await call({ person: undefined })).status).toBe(401);
    expect((await call({ isAdmin: false })).status).toBe(403);
  });

  it.each(["", "   ", "x".repeat(1001), 7, null])("refuses the prompt %j", async (prompt) => {
    expect((await call({ prompt })).status).toBe(400);
  });

  it("answers Retry-After when there were too many", async () => {
    const refused = await call({ countAttempts: async () => 90 });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("90");
  });

  it("draws itself where no service is configured", async () => {
    const { success, imageData } = await (await call()).json();
    expect(success).toBe(true);
    expect(Buffer.from(imageData, "base64").toString()).toBe(`${RIFF}drawn`);
  });

  it("sends the key and the title to the service, and returns its picture", async () => {
    answer = { body: picture(Buffer.from("painted")) };
    requests = [];
    const { imageData } = await (await call({ requestImage: clientOf() })).json();
    expect(Buffer.from(imageData, "base64").toString()).toBe(`${RIFF}painted`);
    expect(requests).toEqual([
      {
        key: "Bearer secret-key",
        body: expect.objectContaining({
          model: "gpt-image-1",
          output_format: "webp",
          prompt: expect.stringContaining("La fièvre la nuit"),
        }),
      },
    ]);
    await call({ requestImage: clientOf("dall-e-3") });
    expect(requests[1]?.body).toMatchObject({ response_format: "b64_json" });
  });

  it.each([
    ["is refused", { status: 401, body: "your key secret-key is wrong" }, "answered 401"],
    ["gets no JSON", { body: "<html>" }, "without a picture"],
    ["gets an address instead", { body: '{"data":[{"url":"http://x/"}]}' }, "without a picture"],
    ["gets no base64", { body: '{"data":[{"b64_json":"<<<"}]}' }, "without a picture"],
    [
      "is sent elsewhere",
      { status: 302, headers: { location: "/x" }, body: "" },
      "does not answer",
    ],
  ])("returns the reason when it %s", async (_, wrong, details) => {
    answer = wrong;
    const response = await (await call({ requestImage: clientOf() })).json();
    expect(response).toEqual({ success: false, details: expect.stringContaining(details) });
    expect(response.details).not.toContain("secret");
  });

  it("returns the reason when the service is unreachable", async () => {
    const nobody = createRequestImage({ url: "http://127.0.0.1:9/v1/", key: "k", model: "m" });
    const response = await (await call({ requestImage: nobody })).json();
    expect(response).toEqual({ success: false, details: "The image service does not answer." });
  });

  it("where WebP cannot be written, returns only pictures that are WebP already", async () => {
    answer = { body: picture(RIFF) };
    expect(
      await (await call({ requestImage: clientOf(), toWebp: undefined })).json(),
    ).toMatchObject({
      success: true,
    });
    answer = { body: picture(Buffer.from("PNG")) };
    expect(
      await (await call({ requestImage: clientOf(), toWebp: undefined })).json(),
    ).toMatchObject({
      success: false,
    });
    expect(await (await call({ toWebp: undefined })).json()).toMatchObject({ success: false });
  });
});
