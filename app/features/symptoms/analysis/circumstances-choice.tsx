import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import type { Circumstance } from "#domain/symptoms/facts/circumstances.ts";

/** What is true today. What the profile says is ticked already; the rest ends with the dialog. */
export function CircumstancesChoice({
  asked,
  ticked,
  known,
  onChange,
}: {
  /** At the age of the person. */
  asked: readonly Circumstance[];
  ticked: readonly Circumstance[];
  known: readonly Circumstance[];
  onChange: (ticked: readonly Circumstance[]) => void;
}) {
  const t = useText();
  const count = new Set([...ticked, ...known]).size;
  return (
    <details className="group rounded-control border border-edge">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
        {t(`symptoms.circumstances.${asked.includes("pregnant") ? "title" : "titleOfYoungChild"}`)}
        {count > 0 && (
          <span className="font-normal text-ink-soft text-sm">
            {t("symptoms.circumstances.ticked", { count })}
          </span>
        )}
      </summary>
      <fieldset className="px-4 pb-3">
        <legend className="text-ink-soft text-sm">{t("symptoms.circumstances.hint")}</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {asked.map((circumstance) => (
            <Checkbox
              key={circumstance}
              label={
                known.includes(circumstance)
                  ? t("symptoms.circumstances.known", {
                      circumstance: t(`symptoms.circumstances.${circumstance}`),
                    })
                  : t(`symptoms.circumstances.${circumstance}`)
              }
              checked={known.includes(circumstance) || ticked.includes(circumstance)}
              disabled={known.includes(circumstance)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...ticked, circumstance]
                    : ticked.filter((other) => other !== circumstance),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
}
