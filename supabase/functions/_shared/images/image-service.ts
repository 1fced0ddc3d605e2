import { ImageFailure, type RequestImage } from "./image.ts";

export interface ImageService {
  /** Ends with a slash, as `https://api.openai.com/v1/`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** Milliseconds that a picture may take; services need about half a minute for one. */
const TIMEOUT_MS = 120_000;

/** Characters of base64: a picture of about 20 MB. */
const MAX_RESPONSE_LENGTH = 28_000_000;

/**
 * Calls OpenAI's image API, which other services offer, too: `POST images/generations`. The picture is inside the
 * response; a URL of one is never fetched, and no redirect is followed (SSRF).
 */
export function createRequestImage({ url, key, model }: ImageService): RequestImage {
  const isNewer = model.startsWith("gpt-image");
  return async (description) => {
    const answer = await fetch(`${url}images/generations`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({
        model,
        prompt: description,
        n: 1,
        size: isNewer ? "1536x1024" : "1024x1024",
        // The newer models always answer so, and reject the parameter.
        ...(isNewer ? { output_format: "webp" } : { response_format: "b64_json" }),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ImageFailure("The image service does not answer.");
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ImageFailure(`The image service answered ${answer.status}.`);
    }
    return pictureIn(await answer.json().catch(() => undefined));
  };
}

function pictureIn(answer: unknown): Uint8Array {
  const { data } = (answer ?? {}) as { data?: readonly { b64_json?: unknown }[] };
  const text = Array.isArray(data) ? data[0]?.b64_json : undefined;
  if (
    typeof text !== "string" ||
    text.length > MAX_RESPONSE_LENGTH ||
    !/^[\w+/]+={0,2}$/.test(text)
  ) {
    throw new ImageFailure("The image service answered without a picture.");
  }
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
