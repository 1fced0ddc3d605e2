import type { ServedFile } from "../harness/file-server.ts";

const HEAD =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boîtes</title></head>';

const page = (body: string): ServedFile => ({
  type: "text/html; charset=utf-8",
  body: `${HEAD}<body>${body}</body></html>`,
  isPacked: true,
});

/** A line for each box, whenever the list has changed. */
const LIST = `
const list = document.querySelector("textarea");
list.addEventListener("input", () => {
  const lines = list.value.split("\\n").map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  document.querySelector("ul").replaceChildren(...lines);
  localStorage.setItem("boxes", list.value);
});`;

/** The boxes whose name is one of those that a fever has; there are no other rules. */
const ANSWER = `
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const boxes = (localStorage.getItem("boxes") ?? "").split("\\n").filter((line) => /^(Doliprane|Efferalgan) /.test(line));
  const lines = boxes.map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  document.querySelector("main").replaceChildren(...lines);
});`;

/** The least with which the same can be done: three pages of HTML with a few lines of script each. */
export const FLOOR_PAGES: ReadonlyMap<string, ServedFile> = new Map([
  ["/", page('<h1>Boîtes</h1><p><a href="/list">Essayer</a></p>')],
  [
    "/list",
    page(
      `<textarea rows="10"></textarea><ul></ul><a href="/question">Un symptôme ?</a><script>${LIST}</script>`,
    ),
  ],
  [
    "/question",
    page(
      `<form><label><input type="radio" name="whom">Un adulte</label><input type="text"><button>Analyser</button></form><main></main><script>${ANSWER}</script>`,
    ),
  ],
]);
