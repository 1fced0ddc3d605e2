const BLOCKS = "p, li, h1, h2, h3, h4, dt, dd, summary, legend, label";
/** What is no sentence of the screen: a control has a name of its own, and a picture has none. */
const SILENT =
  'button, input, select, textarea, svg, [aria-hidden="true"], [hidden], .sr-only, [data-not-read]';

/** One sentence or line of a screen, and the element that shows it. */
export interface SpokenLine {
  readonly element: Element;
  readonly text: string;
}

/** What of an element stands on the screen, line by line, in the order of reading: nothing that is folded or hidden. */
export function screenText(root: Element): SpokenLine[] {
  const lines: SpokenLine[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let element: Element | null = null;
  let parts: string[] = [];
  const end = () => {
    const text = parts.join("").replace(/\s+/gu, " ").trim();
    if (element && text !== "") lines.push({ element, text });
    parts = [];
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(SILENT) || isFolded(parent)) continue;
    const block = parent.closest(BLOCKS) ?? parent;
    if (block !== element) {
      end();
      element = block;
    }
    parts.push(isOwnLine(parent) ? ` ${node.textContent} ` : (node.textContent ?? ""));
  }
  end();
  return lines;
}

/** A line of its own inside a paragraph is not glued to the word before it. */
function isOwnLine(element: Element): boolean {
  return element.classList.contains("block");
}

function isFolded(element: Element): boolean {
  const details = element.closest("details:not([open])");
  return details !== null && element.closest("summary")?.parentElement !== details;
}
