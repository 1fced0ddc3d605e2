import { createContext, use } from "react";
import { StylesheetContext } from "./styles/stylesheet.tsx";

const ID = "start";

/** The text of the script in the head of the page. */
export const StartScriptContext = createContext(
  typeof document === "undefined" ? "" : (document.getElementById(ID)?.textContent ?? ""),
);

/** Does what cannot wait for the scripts of the page. */
export function StartScript() {
  const { nonce } = use(StylesheetContext);
  const source = use(StartScriptContext);
  if (source === "") return null;
  return (
    <script id={ID} nonce={nonce} suppressHydrationWarning>
      {source}
    </script>
  );
}
