import { z } from "zod";
import type { ImageService } from "#supabase/functions/_shared/images/image-service.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { isSecureUrl } from "./secure-url.ts";

export const imageSettings = {
  IMAGE_API_URL: z
    .string()
    .refine(isSecureUrl, {
      error: "IMAGE_API_URL must be an address such as https://api.openai.com/v1/.",
    })
    .optional(),
  IMAGE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,400}$/, { error: "IMAGE_API_KEY must be a key without spaces." })
    .optional(),
  IMAGE_API_MODEL: z
    .string()
    .regex(/^[\w./:-]{1,100}$/, { error: "IMAGE_API_MODEL must be a name such as gpt-image-1." })
    .optional(),
};

const imageSchema = z.object(imageSettings);

/**
 * Undefined where no service is set: then we draw ourselves.
 * @throws {OperatorError} when a service is set without its key, or another part without the URL
 */
export function readImageService({
  IMAGE_API_URL: url,
  IMAGE_API_KEY: key,
  IMAGE_API_MODEL: model,
}: z.infer<typeof imageSchema>): ImageService | undefined {
  if (!url) {
    const alone = key ? "IMAGE_API_KEY" : model ? "IMAGE_API_MODEL" : undefined;
    if (alone === undefined) return undefined;
    throw new OperatorError(`IMAGE_API_URL must be set beside ${alone}.`);
  }
  if (!key) throw new OperatorError("IMAGE_API_KEY must be set for IMAGE_API_URL.");
  return { url, key, model: model ?? "gpt-image-1" };
}
