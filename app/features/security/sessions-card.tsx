import { useQuery } from "@tanstack/react-query";
import MonitorCheck from "lucide-react/icons/monitor-check";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { deviceName } from "#domain/push/device-name.ts";
import type { DeviceSession } from "./data.ts";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "./queries.ts";

/** Where this account is signed in, and the way to end that from here. */
export function SessionsCard({ userId }: { userId: string }) {
  const t = useText();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(userId));
  const one = useEndSession();
  const others = useEndOtherSessions();
  const callbacks = {
    onSuccess: () => showToast({ tone: "success", message: t("settings.sessions.ended") }),
    onError: () => showToast({ tone: "failure", message: t("settings.sessions.failed") }),
  };

  return (
    <Card
      title={t("settings.sessions.title")}
      note={sessions && t("settings.sessions.count", { count: sessions.length })}
    >
      <div id="sessions" className="scroll-mt-24" />
      {!sessions && !error && <SkeletonList rows={2} rowClassName="h-14" />}
      {!sessions && error && (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      )}
      {sessions && (
        <>
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                busy={one.isPending && one.variables === session.id}
                onEnd={() => one.mutate(session.id, callbacks)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              variant="secondary"
              className="mt-4"
              busy={others.isPending}
              onClick={() => others.mutate(undefined, callbacks)}
            >
              {t("settings.sessions.endOthers")}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function SessionLine({
  session: { startedAt, lastUsedAt, userAgent, isThis },
  busy,
  onEnd,
}: {
  session: DeviceSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const device = deviceName(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isThis && (
            <Badge tone="accent" icon={<MonitorCheck aria-hidden="true" />}>
              {t("settings.sessions.this")}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {t("settings.sessions.used", { moment: formatMoment(lastUsedAt, language) })}
        </p>
        <p className="text-sm text-ink-soft">
          {t("settings.sessions.started", { moment: formatMoment(startedAt, language) })}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="plain"
          busy={busy}
          aria-label={t("settings.sessions.endOf", { device })}
          onClick={onEnd}
        >
          {t("settings.sessions.end")}
        </Button>
      )}
    </li>
  );
}
