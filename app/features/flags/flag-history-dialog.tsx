import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatMoment } from "#app/locale/format.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { LoggedFlagChange, StoredFlag } from "./data.ts";
import { useFlagWords } from "./flag-words.ts";
import { flagChangesQuery } from "./queries.ts";

/** Who changed what, when, from what to what. */
export function FlagHistoryDialog({
  flag,
  onClose,
}: {
  /** Null for all flags, also those that are gone. */
  flag: StoredFlag | null;
  onClose: () => void;
}) {
  const t = useText();
  const { data: changes, error, refetch } = useQuery(flagChangesQuery(flag?.id ?? null));
  const title = flag
    ? t("flags.changes.title", { name: flag.name })
    : t("flags.changes.titleOfAll");
  return (
    <Dialog open onClose={onClose} title={title} width="wide">
      {changes ? (
        changes.length === 0 ? (
          <p className="text-ink-soft">{t("flags.changes.empty")}</p>
        ) : (
          <ol className="flex flex-col">
            {changes.map((noted) => (
              <li key={noted.id} className="border-line border-b py-4 last:border-b-0">
                <LoggedChange noted={noted} />
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <InlineFailure onRetry={() => void refetch()}>
          {t("flags.loadFailed", { message: t(loadFailure(failureOf(error))) })}
        </InlineFailure>
      ) : (
        <SkeletonList rows={3} />
      )}
    </Dialog>
  );
}

function LoggedChange({ noted: { at, by, change } }: { noted: LoggedFlagChange }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        <ChangeTitle change={change} />
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {t("flags.changes.by", {
          date: formatMoment(at, language),
          who: by ?? t("flags.changes.nobody"),
        })}
      </p>
      {change.is === "changed" && change.differences.length > 0 && (
        <Differences differences={change.differences} />
      )}
    </>
  );
}

function ChangeTitle({ change }: { change: LoggedFlagChange["change"] }) {
  const t = useText();
  const words = useFlagWords();
  if (change.is !== "changed") {
    const { name, targeting } = change.flag;
    return `${t(`flags.changes.${change.is}`, { name })} · ${words.target(targeting)}`;
  }
  const [first] = change.differences;
  if (!first) return t("flags.changes.same");
  return `${t("flags.changes.changed")} · ${first.after.name}`;
}

function Differences({
  differences,
}: {
  differences: Extract<LoggedFlagChange["change"], { is: "changed" }>["differences"];
}) {
  const t = useText();
  const words = useFlagWords();
  return (
    <dl className="mt-2 flex flex-col gap-2">
      {differences.map(({ part, before, after }) => (
        <div key={part}>
          <dt className="text-sm">{t(`flags.changes.part.${part}`)}</dt>
          <dd className="grid gap-x-4 sm:grid-cols-2">
            <del className="whitespace-pre-line text-ink-soft no-underline [overflow-wrap:anywhere]">
              <span className="font-semibold">{t("flags.changes.before")} : </span>
              {words.part(part, before)}
            </del>
            <ins className="whitespace-pre-line no-underline [overflow-wrap:anywhere]">
              <span className="font-semibold">{t("flags.changes.after")} : </span>
              {words.part(part, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
