import { createContext, use } from "react";
import { StylesheetContext } from "./styles/stylesheet.tsx";

const ID = "start";

/** The text of the script in the head of a signed-in page, empty on other pages. */
export const StartScriptContext = createContext(
  typeof document === "undefined" ? "" : (document.getElementById(ID)?.textContent ?? ""),
);

/** Begins what the page needs from the server before its scripts are here. */
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
