import type { ReactNode } from "react";
import { useExclusiveTab } from "#app/client/tabs/exclusive-tab.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Card } from "#app/ui/layout/card.tsx";

/** What is kept of an article unsaved is one text for each person, so one tab alone writes it. */
export function useArticleTab(id: string) {
  return useExclusiveTab(`article ${id}`);
}

/** An article to type into, unless another tab has it: then one takes it over, or leaves it there. */
export function SingleTabGuard({ id, children }: { id: string; children: ReactNode }) {
  const t = useText();
  const { state, takeOver } = useArticleTab(id);
  if (state === "asking") return <Spinner />;
  if (state !== "elsewhere") return children;
  return (
    <Card>
      <p className="font-semibold">{t("articles.tabs.elsewhere")}</p>
      <p className="mt-1 text-ink-soft">{t("articles.tabs.oneTabSaves")}</p>
      <TabActions onTakeOver={takeOver} />
    </Card>
  );
}

/** What is here, unless another tab is at this article. */
export function OnlyWithoutOtherTab({
  id,
  children,
  otherwise,
}: {
  id: string;
  children: ReactNode;
  otherwise: ReactNode;
}) {
  const { state } = useArticleTab(id);
  if (state === "asking") return <Spinner />;
  return state === "here" ? children : otherwise;
}

/** In an open editor: another tab has taken the article over, and what is typed here is kept no more. */
export function TakenOverNotice({ id }: { id: string }) {
  const t = useText();
  const { state, takeOver } = useArticleTab(id);
  if (state !== "taken") return null;
  return (
    <Notice tone="failure">
      {t("articles.tabs.taken")}
      <TabActions onTakeOver={takeOver} />
    </Notice>
  );
}

function TabActions({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useText();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button onClick={onTakeOver}>{t("articles.tabs.takeOver")}</Button>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t("articles.tabs.reload")}
      </Button>
    </div>
  );
}
