/**
 * Does what nobody waits for once the frame that shows what a press asked for is drawn. A page that nobody sees draws no
 * frames.
 */
export function afterDisplay(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
