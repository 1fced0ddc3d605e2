import type { Deps } from "../_shared/deps.ts";
import { ImageFailure, isWebp } from "../_shared/images/image.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseTooMany } from "../_shared/refusals.ts";
import { refuseNonAdmins } from "../_shared/refuse-non-admins.ts";
import { illustrate } from "./illustration.ts";
import { svgOf } from "./scene.ts";

const MAX_PROMPT_LENGTH = 1000;

/**
 * Creates an image for an article: `prompt` is its title, or a description by an admin. The image service of the
 * installation draws it where there is one; otherwise we do, from the words of the title.
 * Answers `success` and `imageData` (WebP, base64), or the reason in `details`.
 */
export async function generateBlogImages(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const refused = await refuseNonAdmins(deps);
  if (refused) return refused;
  const given = await readTexts(request, ["prompt"]);
  const prompt = given?.prompt.trim();
  if (!prompt || prompt.length > MAX_PROMPT_LENGTH) {
    return refuse(
      400,
      "validation_failed",
      `prompt must have 1 to ${MAX_PROMPT_LENGTH} characters`,
    );
  }
  const who = deps.person?.id ?? "";
  const seconds = await deps.countAttempts([
    { name: "blog-image", who, attempts: 300, minutes: 60 },
  ]);
  if (seconds > 0) return refuseTooMany("images", seconds);
  try {
    const image = await draw(prompt, deps);
    return Response.json({ success: true, imageData: base64(image) });
  } catch (problem) {
    if (!(problem instanceof ImageFailure)) throw problem;
    return Response.json({ success: false, details: problem.message });
  }
}

async function draw(
  prompt: string,
  { requestImage, toWebp }: Pick<Deps, "requestImage" | "toWebp">,
): Promise<Uint8Array> {
  if (requestImage) {
    const picture = await requestImage(describeImage(prompt));
    if (toWebp) return toWebp(picture);
    if (isWebp(picture)) return picture;
    throw new ImageFailure("The image service answered with another format than WebP.");
  }
  if (toWebp) return toWebp(svgOf(illustrate(prompt)));
  throw new ImageFailure("No image service is configured, and nothing here can draw.");
}

/** The visual style of the site: docs/decisions/0045. */
function describeImage(prompt: string): string {
  return [
    `An editorial illustration for a family health article named “${prompt}”.`,
    "Flat drawing with an even dark outline, warm paper, wood and one pine green, calm and friendly, a home interior.",
    "No text, no letters, no logos, no brand, no faces in close-up, no blood, no needles, no photograph.",
  ].join(" ");
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return btoa(text);
}
