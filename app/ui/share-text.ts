/**
 * Hands a text to the device's list of applications, or copies it where there is none.
 * @returns what became of it; `closed` where somebody closed the list
 * @throws DOMException where neither is possible
 */
export async function shareText(share: {
  readonly title?: string;
  readonly text: string;
}): Promise<"shared" | "copied" | "closed"> {
  if ("share" in navigator) {
    try {
      await navigator.share(share);
      return "shared";
    } catch (problem) {
      const name = problem instanceof DOMException ? problem.name : "";
      if (name === "AbortError") return "closed";
      // The press was too long ago, or this device has no list after all: a copy is better than nothing.
    }
  }
  await (navigator as Navigator).clipboard.writeText(share.text);
  return "copied";
}
