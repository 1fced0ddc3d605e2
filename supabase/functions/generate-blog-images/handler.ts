import { refuseAllButAdmins } from "../_shared/admins.ts";
import { refuse, refuseTooMany } from "../_shared/answers.ts";
import type { Deps } from "../_shared/deps.ts";
import { ImageFailure, isWebp } from "../_shared/image.ts";
import { readTexts } from "../_shared/texts.ts";
import { illustrate } from "./illustration.ts";
import { svgOf } from "./stage.ts";

const LONGEST = 1000;

/**
 * Makes an image for an article: `prompt` is its title, or what an admin wants to see. The image service of the
 * installation draws where there is one; otherwise we do, from the words of the title.
 * Answers `success` and `imageData` (WebP, base64), or `details` of why not.
 */
export async function generateBlogImages(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const refused = await refuseAllButAdmins(deps);
  if (refused) return refused;
  const given = await readTexts(request, ["prompt"]);
  const prompt = given?.prompt.trim();
  if (!prompt || prompt.length > LONGEST) {
    return refuse(400, "validation_failed", `prompt must have 1 to ${LONGEST} characters`);
  }
  const who = deps.person?.id ?? "";
  const seconds = await deps.takeTurns([{ name: "blog-image", who, attempts: 300, minutes: 60 }]);
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
  { askForImage, toWebp }: Pick<Deps, "askForImage" | "toWebp">,
): Promise<Uint8Array> {
  if (askForImage) {
    const picture = await askForImage(describeImage(prompt));
    if (toWebp) return toWebp(picture);
    if (isWebp(picture)) return picture;
    throw new ImageFailure("The image service answered with another format than WebP.");
  }
  if (toWebp) return toWebp(svgOf(illustrate(prompt)));
  throw new ImageFailure("No image service is configured, and nothing here can draw.");
}

/** The look of the site: docs/decisions/0045. */
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
