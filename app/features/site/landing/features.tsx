import { type ComponentType, useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";
import { NotebookDrawing, ReminderDrawing, StockDrawing } from "./shelf-drawings.tsx";

const FEATURES = [
  { name: "symptoms", Drawing: NotebookDrawing },
  { name: "stock", Drawing: StockDrawing },
  { name: "reminders", Drawing: ReminderDrawing },
] as const satisfies readonly { name: string; Drawing: ComponentType }[];

/** Three things it does, side by side on one shelf. */
export function Features() {
  const t = useText();
  const titleId = useId();
  return (
    <LandingBlock titleId={titleId}>
      <BlockTitle id={titleId} title={t("site.landing.features.title")} />
      <ul className="mt-12 grid gap-y-12 md:grid-cols-3">
        {FEATURES.map(({ name, Drawing }) => (
          <li key={name} className="group">
            <div className="px-4 md:px-3 lg:px-6">
              <Drawing />
            </div>
            <span
              aria-hidden="true"
              className="block h-3 rounded-full border-2 border-ink bg-(--wood) md:rounded-none md:border-x-0 md:group-first:rounded-l-full md:group-first:border-l-2 md:group-last:rounded-r-full md:group-last:border-r-2"
            />
            <div className="mt-6 flex flex-col gap-2 px-4 md:px-3 lg:px-6">
              <h3 className="text-xl">{t(`site.landing.features.${name}.title`)}</h3>
              <p className="text-ink-soft">{t(`site.landing.features.${name}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingBlock>
  );
}
