import PencilLine from "lucide-react/icons/pencil-line";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { formatMoment } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import type { Deed, DeedAction } from "./data.ts";
import { DeedChanges } from "./deed-changes.tsx";
import { ABOUT_ACCOUNTS, isDeedTable } from "./deed-tables.ts";

const LOOKS = {
  added: { tone: "valid", Icon: Plus },
  changed: { tone: "accent", Icon: PencilLine },
  deleted: { tone: "expired", Icon: Trash2 },
} as const satisfies Record<DeedAction, { tone: Tone; Icon: typeof Plus }>;

/**
 * One line of the log: what was done, to what, by whom, when.
 * @param names the addresses of accounts by their ids; undefined until they are known
 */
export function DeedCard({
  deed,
  names,
}: {
  deed: Deed;
  names: ReadonlyMap<string, string> | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const { tone, Icon } = LOOKS[deed.action];
  const account = names && (names.get(deed.rowKey) ?? t("audit.goneAccount"));
  const which = deed.label ?? (ABOUT_ACCOUNTS.includes(deed.table) ? account : deed.rowKey);
  return (
    <article className="rounded-card border border-line bg-paper-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-60 grow">
          <h2 className="text-base [overflow-wrap:anywhere]">
            {isDeedTable(deed.table) ? t(`audit.tables.${deed.table}`) : deed.table}
            {which && <span className="font-normal"> · {which}</span>}
          </h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {deed.adminEmail ?? t("audit.machine")}
            {" · "}
            <time dateTime={deed.at}>{formatMoment(deed.at, language)}</time>
          </p>
        </div>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`audit.actions.${deed.action}`)}
        </Badge>
      </div>
      <DeedChanges changes={deed.changes} />
    </article>
  );
}
