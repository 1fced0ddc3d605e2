import { useQuery } from "@tanstack/react-query";
import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { storedQuery } from "../queries.ts";
import { StoredCounts } from "./stored-counts.tsx";

/** What is kept of an account, as the tables themselves count it. */
export function StoredDataCard({ userId }: { userId: string }) {
  const t = useText();
  const { data, error } = useQuery(storedQuery(userId));
  const title = t("accountData.stored.title");
  return (
    <Card title={title}>
      {data && !error && <p className="mb-3 text-ink-soft">{t("accountData.stored.body")}</p>}
      <StoredCounts userId={userId} label={title} />
      <p className="mt-3 text-ink-soft">{t("accountData.stored.besides")}</p>
    </Card>
  );
}
