/** The function answered that there is no image, and why: a sentence for the operator of the installation. */
export class NoImageError extends Error {
  override readonly name = "NoImage";
}
