import PencilLine from "lucide-react/icons/pencil-line";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import { AuditEntryChanges } from "./audit-entry-changes.tsx";
import { ACCOUNT_TABLES, isAuditedTable } from "./audited-tables.ts";
import type { AuditAction, AuditEntry } from "./data.ts";

const ACTION_STYLE = {
  added: { tone: "valid", Icon: Plus },
  changed: { tone: "accent", Icon: PencilLine },
  deleted: { tone: "expired", Icon: Trash2 },
} as const satisfies Record<AuditAction, { tone: Tone; Icon: typeof Plus }>;

/**
 * One line of the log: what was done, to what, by whom, when.
 * @param names the addresses of accounts by their ids; undefined until they are known
 */
export function AuditEntryCard({
  entry,
  names,
}: {
  entry: AuditEntry;
  names: ReadonlyMap<string, string> | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const { tone, Icon } = ACTION_STYLE[entry.action];
  const account = names && (names.get(entry.rowKey) ?? t("audit.goneAccount"));
  const which = entry.label ?? (ACCOUNT_TABLES.includes(entry.table) ? account : entry.rowKey);
  return (
    <article className="rounded-card border border-line bg-paper-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-60 grow">
          <h2 className="text-base [overflow-wrap:anywhere]">
            {isAuditedTable(entry.table) ? t(`audit.tables.${entry.table}`) : entry.table}
            {which && <span className="font-normal"> · {which}</span>}
          </h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {entry.adminEmail ?? t("audit.machine")}
            {" · "}
            <time dateTime={entry.at}>{formatMoment(entry.at, language)}</time>
          </p>
        </div>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`audit.actions.${entry.action}`)}
        </Badge>
      </div>
      <AuditEntryChanges changes={entry.changes} />
    </article>
  );
}
