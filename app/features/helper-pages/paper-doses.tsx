import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { HelperBox } from "#domain/helper-pages/helper-content.ts";
import { LimitWords } from "./limit-words.tsx";
import { useHelperDoseWords } from "./use-helper-dose-words.ts";

/** Doses that are written by hand, for one box on one paper. */
const EMPTY_LINES = [1, 2, 3, 4] as const;

/**
 * What the link says of the doses of a box, with the hour it is of, and room to write the next ones: paper grows old
 * while doses are given.
 * @param isOnScreen whether the same is not on the screen already, with what can be done about it
 */
export function PaperDoses({
  box,
  readAt,
  isOnScreen,
}: {
  box: HelperBox;
  readAt: Instant;
  isOnScreen: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  const doseWords = useHelperDoseWords();
  return (
    <div className={isOnScreen ? "" : "hidden print:block"}>
      <h4 className="font-semibold">
        {t("helper.paper.doses", { moment: formatMoment(readAt, language) })}
      </h4>
      {box.doses.length === 0 ? (
        <p>{t("helper.record.none")}</p>
      ) : (
        <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
          {box.doses.map((dose) => (
            <li key={dose.id}>{doseWords(dose)}</li>
          ))}
        </ul>
      )}
      {!box.blocked && box.limit && (
        <div className="mt-2 text-expired">
          <LimitWords limit={box.limit} />
        </div>
      )}
      {!box.blocked && (
        <table className="mt-3 hidden w-full border-collapse text-left print:table">
          <caption className="text-left font-semibold">{t("helper.paper.later")}</caption>
          <thead>
            <tr>
              {(["time", "quantity", "by"] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border border-edge px-2 font-normal text-sm"
                >
                  {t(`helper.paper.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {EMPTY_LINES.map((line) => (
              <tr key={line} className="h-[9mm]">
                <td className="border border-edge" />
                <td className="border border-edge" />
                <td className="border border-edge" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
