import type { ReactNode } from "react";
import { useSoleTab } from "../../client/sole-tab.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** What is kept of an article unsaved is one text for each person, so one tab alone writes it. */
export function useArticleTab(id: string) {
  return useSoleTab(`article ${id}`);
}

/** An article to type into, unless another tab has it: then one takes it over, or leaves it there. */
export function OneTab({ id, children }: { id: string; children: ReactNode }) {
  const t = useText();
  const { place, takeOver } = useArticleTab(id);
  if (place === "asking") return <Spinner />;
  if (place !== "elsewhere") return children;
  return (
    <Card>
      <p className="font-semibold">{t("articles.tabs.elsewhere")}</p>
      <p className="mt-1 text-ink-soft">{t("articles.tabs.oneKeeps")}</p>
      <TabDeeds onTakeOver={takeOver} />
    </Card>
  );
}

/** What is here, unless another tab is at this article. */
export function WhereFree({
  id,
  children,
  otherwise,
}: {
  id: string;
  children: ReactNode;
  otherwise: ReactNode;
}) {
  const { place } = useArticleTab(id);
  if (place === "asking") return <Spinner />;
  return place === "here" ? children : otherwise;
}

/** In an open editor: another tab has taken the article over, and what is typed here is kept no more. */
export function TakenNotice({ id }: { id: string }) {
  const t = useText();
  const { place, takeOver } = useArticleTab(id);
  if (place !== "taken") return null;
  return (
    <Notice tone="failure">
      {t("articles.tabs.taken")}
      <TabDeeds onTakeOver={takeOver} />
    </Notice>
  );
}

function TabDeeds({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useText();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button onClick={onTakeOver}>{t("articles.tabs.takeOver")}</Button>
      <Button look="secondary" onClick={() => location.reload()}>
        {t("articles.tabs.reload")}
      </Button>
    </div>
  );
}
