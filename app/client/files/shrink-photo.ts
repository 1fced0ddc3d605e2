const QUALITY = 0.85;

/**
 * A photo as it is kept: drawn again, so that nothing of the camera is in it, turned as it was held, and no larger than is needed to
 * read it.
 * @param side points of the longer side at most
 * @throws where the browser cannot decode it
 */
export async function shrinkPhoto(photo: Blob, side: number): Promise<Blob> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    // Transparent parts of a picture would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await encode(canvas);
  } finally {
    picture.close();
  }
}

/** Safari writes no WebP and answers PNG instead: then JPEG is smaller. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, "image/webp");
  return webp.type === "image/webp" ? webp : toBlob(canvas, "image/jpeg");
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo cannot be written."))),
      type,
      QUALITY,
    );
  });
}
