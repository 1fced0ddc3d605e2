import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SecretPage } from "./secret-page.tsx";

export const handle = { areas: ["card"] } satisfies PageWords;

const OpenedCard = lazy(async () => {
  const [opened] = await Promise.all([import("./card/opened-card.tsx"), addAreas(handle.areas)]);
  return { default: opened.OpenedCard };
});

/**
 * Where the QR code of an emergency card leads, signed in or not. The key stands behind the `#` of the address, which
 * the browser sends to nobody: the server renders the same page for everybody.
 */
export default function OpenedCardPage() {
  const t = useText();
  const { hash } = useLocation();
  // The server knows no hash and opens no card, and what it rendered is what hydration expects.
  const [shownHash, setShownHash] = useState<string>();
  useEffect(() => setShownHash(hash), [hash]);
  const opening = <p role="status">{t("site.card.opening")}</p>;
  return (
    <SecretPage
      path="/card"
      hash={shownHash}
      title={t("site.card.title")}
      needsScript={t("site.card.needsScript")}
    >
      {shownHash === undefined ? (
        opening
      ) : (
        <Suspense fallback={opening}>
          <OpenedCard />
        </Suspense>
      )}
    </SecretPage>
  );
}
