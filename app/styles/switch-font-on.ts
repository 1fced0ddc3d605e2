/**
 * Switches the typeface of a signed-in page on where it was downloaded before. The server writes the text of this function into the
 * head, behind the style: it can use nothing but what browsers bring along.
 */
export function switchFontOn(): void {
  try {
    const style = document.querySelector<HTMLStyleElement>("style#font");
    if (style && localStorage.getItem("trousse-font") !== null) style.media = "all";
  } catch {
    // A browser that keeps nothing downloads it late each time.
  }
}
