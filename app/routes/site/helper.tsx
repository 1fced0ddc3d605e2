import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SecretPage } from "./secret-page.tsx";

export const handle = { areas: ["helper"] } satisfies PageWords;

const OpenedHelperPage = lazy(async () => {
  const [opened] = await Promise.all([
    import("./helper/opened-helper-page.tsx"),
    addAreas(handle.areas),
  ]);
  return { default: opened.OpenedHelperPage };
});

/**
 * Where the link of a helper leads, signed in or not. The secret stands behind the `#` of the address: the server renders
 * the same page for everybody, and the page asks the database for what is behind it.
 */
export default function HelperPage() {
  const t = useText();
  const { hash } = useLocation();
  // The server knows no hash, and what it rendered is what hydration expects.
  const [shownHash, setShownHash] = useState<string>();
  useEffect(() => setShownHash(hash), [hash]);
  const opening = <p role="status">{t("site.helper.opening")}</p>;
  return (
    <SecretPage
      path="/helper"
      hash={shownHash}
      title={t("site.helper.title")}
      needsScript={t("site.helper.needsScript")}
    >
      {shownHash === undefined ? (
        opening
      ) : (
        <Suspense fallback={opening}>
          <OpenedHelperPage key={shownHash} hash={shownHash} />
        </Suspense>
      )}
    </SecretPage>
  );
}
