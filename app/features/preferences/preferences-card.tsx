import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { PreferenceLinks } from "./preference-links.tsx";
import { preferencesQuery } from "./queries.ts";

/** How this account is spoken to and reminded: shown here, and changed elsewhere. */
const LINKED = ["language", "reminderAdvance", "notifiesReminders", "keepsActivity"] as const;

export function PreferencesCard({ userId }: { userId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(preferencesQuery(userId, useLanguage()));
  return (
    <Card title={t("preferences.title")}>
      {data ? (
        <PreferenceLinks preferences={data} names={LINKED} />
      ) : error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={LINKED.length} rowClassName="h-11" />
      )}
    </Card>
  );
}
