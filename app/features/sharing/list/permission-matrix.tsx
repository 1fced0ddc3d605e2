import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { useText } from "#app/locale/text.tsx";
import { Card, FoldingCards } from "#app/ui/layout/card.tsx";
import { useIsWideScreen } from "#app/ui/use-wide-screen.ts";
import { isPermission } from "#domain/sharing/permission.ts";
import {
  HOLDERS,
  type Holder,
  holds,
  isHelperAction,
  PROFILE_ACTIONS,
  type ProfileAction,
} from "#domain/sharing/profile-actions.ts";

/** Who may do what with a profile, from the rules that decide it: a table, and on a phone one action under another. */
export function PermissionMatrix() {
  const t = useText();
  const isWide = useIsWideScreen("md");
  return (
    <FoldingCards>
      <Card heading="h3" title={t("sharing.matrix.title")} note={t("sharing.matrix.note")}>
        <p className="mb-4 max-w-prose text-ink-soft text-sm">{t("sharing.matrix.lead")}</p>
        {isWide ? <Table /> : <Lines />}
      </Card>
    </FoldingCards>
  );
}

function useHolderWord() {
  const t = useText();
  return (holder: Holder) =>
    isPermission(holder) ? t(`sharing.permission.${holder}`) : t(`sharing.matrix.who.${holder}`);
}

function Table() {
  const t = useText();
  const holderWord = useHolderWord();
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">{t("sharing.matrix.title")}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <th scope="col" className="w-[28%] py-2 pr-3 font-semibold">
            {t("sharing.matrix.what")}
          </th>
          {HOLDERS.map((holder) => (
            <th
              key={holder}
              scope="col"
              className="px-1 py-2 text-center font-semibold [overflow-wrap:anywhere]"
            >
              {holderWord(holder)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROFILE_ACTIONS.map((action) => (
          <tr key={action} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-3 font-normal first-letter:uppercase">
              {t(`sharing.action.${action}`)}
            </th>
            {HOLDERS.map((holder) => (
              <td key={holder} className="px-1 py-2 text-center">
                <Cell holder={holder} action={action} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ holder, action }: { holder: Holder; action: ProfileAction }) {
  const t = useText();
  const held = holds(holder, action);
  if (held === "part" && isHelperAction(action)) return t(`sharing.matrix.part.${action}`);
  const Icon = held === "all" ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`mx-auto size-5 ${held === "all" ? "text-valid" : "text-ink-soft"}`}
      />
      <span className="sr-only">{t(`sharing.matrix.${held === "all" ? "yes" : "no"}`)}</span>
    </>
  );
}

/** Only those who may are named: five words in a row do not fit beside an action. */
function Lines() {
  const t = useText();
  const holderWord = useHolderWord();
  return (
    <ul aria-label={t("sharing.matrix.title")} className="divide-y divide-line">
      {PROFILE_ACTIONS.map((action) => (
        <li key={action} className="py-3">
          <p className="font-semibold first-letter:uppercase">{t(`sharing.action.${action}`)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {HOLDERS.filter((holder) => holds(holder, action) !== "nothing").map((holder) => (
              <li key={holder} className="flex items-start gap-1">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-valid" />
                {holder === "helper" && isHelperAction(action)
                  ? t("sharing.matrix.helperPart", { part: t(`sharing.matrix.part.${action}`) })
                  : holderWord(holder)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
